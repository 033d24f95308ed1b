import { pathToFileURL } from "node:url"
import type { Call } from "contract"
import type { Plugin } from "vite"

const callFile = /\/contract\/src\/calls\/(?!index)[\w-]+\.ts$/

/** Reduces calls to method, path, access and topics in the browser build: pages must not load schemas and descriptions. */
export const stripCalls: Plugin = {
  name: "strip-calls",
  apply: "build",
  enforce: "pre",
  async load(id) {
    if (this.environment.config.consumer === "server" || !callFile.test(id)) return null
    const declared: Record<string, Call> = await import(pathToFileURL(id).href)
    return Object.entries(declared)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(stripped(value))}`)
      .join("\n")
  },
}

const stripped = ({ method, path, access, topics }: Call) => ({ method, path, access, topics })
