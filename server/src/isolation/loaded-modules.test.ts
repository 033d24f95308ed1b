import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { programPath } from "#test/server-process.ts"

const printLoaded = `import { registerHooks } from "node:module"
registerHooks({ load: (url, context, next) => { console.log(url); return next(url, context) } })`

test.each(["share/draw", "document/draw-child"])("%s, a child process, does not load the whole contract", (name) => {
  const hooks = `data:text/javascript,${encodeURIComponent(printLoaded)}`
  const printed = execFileSync(process.execPath, ["--import", hooks, programPath(name)], { encoding: "utf8" })
  const files = printed.split("\n").filter((url) => url.includes("/server/dist/"))
  // The bundle names the source of each module in a comment.
  const sources = files.flatMap((url) => readFileSync(fileURLToPath(url), "utf8").match(/^\/\/ \S+\.[jt]s$/gm) ?? [])
  expect(sources).toContain(`// src/${name}.ts`)
  expect(sources.filter((source) => /\/zod\/|\/contract\/src\/index/.test(source))).toEqual([])
})
