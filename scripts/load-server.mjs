import { globSync } from "node:fs"
import { root } from "./repository.mjs"

/** Tests, commands, which run when they are loaded, and what only development needs. */
const unwanted = /\.test\.ts$|^server\/src\/(test|commands)\/|\/dev\.ts$/

// Run with Node 26 and a compile cache, this leaves in the cache each module that the server may load.
for (const file of globSync("server/src/**/*.ts", { cwd: root })) {
  if (!unwanted.test(file.replaceAll("\\", "/"))) await import(`../${file}`)
}
