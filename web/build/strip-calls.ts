import { readFileSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { type Call, isCall } from "contract"
import type { Plugin } from "vite"

const callFile = /\/contract\/src\/calls\/(?!index)(?:[\w-]+\/)?[\w-]+\.ts(\?office)?$/

/**
 * Reduces calls to method, path, access, topics and whether they need the password again in the browser build: pages must not load
 * descriptions, and schemas only if they use them. A resource that public pages read gets two modules: what anyone may call, and the calls of the office, which pages do not load.
 */
export const stripCalls: Plugin = {
  name: "strip-calls",
  apply: "build",
  enforce: "pre",
  async load(id) {
    if (this.environment.config.consumer === "server" || !callFile.test(id)) return null
    const [file = "", office] = id.split("?")
    const exported: Record<string, unknown> = await import(pathToFileURL(file).href)
    const calls = Object.entries(exported).flatMap(([name, each]) => (isCall(each) ? [[name, each] as const] : []))
    const [schemas = ""] = /^export \* from .+$/m.exec(readFileSync(file, "utf8")) ?? []
    if (!calls.some(([, { method, access }]) => method === "GET" && access === "anyone"))
      return [declarations(calls), ...groupsIn(exported), schemas].join("\n")
    const part = calls.filter(([, { access }]) => (access === "anyone") === (office === undefined))
    const others =
      office === undefined ? [schemas, `export * from ${JSON.stringify(`${file}?office`)}`] : groupsIn(exported)
    return [declarations(part), ...others].join("\n")
  },
}

const declarations = (calls: readonly (readonly [string, Call])[]) =>
  calls.map(([name, call]) => `export const ${name} = ${JSON.stringify(stripped(call))}`).join("\n")

/** All calls of a resource in one object, for the dashboard. */
const groupsIn = (exported: Record<string, unknown>) =>
  Object.entries(exported).flatMap(([name, group]) => {
    const calls = Object.entries(group ?? {})
    if (calls.length === 0 || !calls.every(([, call]) => isCall(call))) return []
    const members = calls.map(([key, call]) => [key, stripped(call)])
    return [`export const ${name} = ${JSON.stringify(Object.fromEntries(members))}`]
  })

const stripped = ({ method, path, access, topics, needsConfirmation }: Call) => ({
  ...{ method, path, access, topics },
  ...(needsConfirmation && { needsConfirmation }),
})
