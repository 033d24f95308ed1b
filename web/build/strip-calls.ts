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
    const exported: Record<string, Call> = await import(pathToFileURL(file).href)
    const calls = Object.entries(exported).filter(([, each]) => isCall(each))
    const [schemas = ""] = /^export \* from .+$/m.exec(readFileSync(file, "utf8")) ?? []
    if (!calls.some(([, { method, access }]) => method === "GET" && access === "anyone"))
      return `${declarations(calls)}\n${schemas}`
    const part = calls.filter(([, { access }]) => (access === "anyone") === (office === undefined))
    const others = office === undefined ? [schemas, `export * from ${JSON.stringify(`${file}?office`)}`] : []
    return [declarations(part), ...others].join("\n")
  },
}

const declarations = (calls: readonly (readonly [string, Call])[]) =>
  calls.map(([name, call]) => `export const ${name} = ${JSON.stringify(stripped(call))}`).join("\n")

const stripped = ({ method, path, access, topics, needsConfirmation }: Call) => ({
  ...{ method, path, access, topics },
  ...(needsConfirmation && { needsConfirmation }),
})
