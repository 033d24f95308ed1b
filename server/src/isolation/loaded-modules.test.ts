import { execFileSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

const printLoaded = `import { registerHooks } from "node:module"
registerHooks({ load: (url, context, next) => { console.log(url); return next(url, context) } })`

test.each(["share/draw.ts", "document/draw-child.ts"])(
  "%s, a child process, does not load the whole contract",
  (name) => {
    const program = fileURLToPath(new URL(`../${name}`, import.meta.url))
    const hooks = `data:text/javascript,${encodeURIComponent(printLoaded)}`
    const loaded = execFileSync(process.execPath, ["--import", hooks, program], { encoding: "utf8" }).split("\n")
    expect(loaded.filter((url) => url.endsWith(name))).toHaveLength(1)
    expect(loaded.filter((url) => /\/zod\/|\/contract\/src\/index/.test(url))).toEqual([])
  },
)
