import { existsSync } from "node:fs"
import { join } from "node:path"
import { build } from "./build.mjs"
import { become, run } from "./child.mjs"
import { command } from "./command.mjs"
import { install, node26 } from "./install.mjs"
import { root } from "./repository.mjs"

const serverModules = ["./server/src/main.ts", "./server/src/http/pages-built.ts"]

await command(async () => {
  await install()
  await build()
  const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules", ".cache", "node")
  // The tool that strips types takes 30 MB for as long as its process lives; so a process of its own does it first.
  if (!existsSync(NODE_COMPILE_CACHE)) {
    const load = serverModules.map((path) => `await import(${JSON.stringify(path)})`).join("\n")
    await run(node26(), ["--input-type=module", "--eval", load], { env: { NODE_COMPILE_CACHE }, quiet: true })
  }
  return become(node26(), ["server/src/main.ts"], { env: { NODE_COMPILE_CACHE } })
})
