import { join } from "node:path"
import { build } from "./build.mjs"
import { become } from "./child.mjs"
import { command } from "./command.mjs"
import { install, node26 } from "./install.mjs"
import { root } from "./repository.mjs"

await command(async () => {
  await install()
  await build()
  const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules", ".cache", "node")
  return become(node26(), ["server/src/main.ts"], { env: { NODE_COMPILE_CACHE } })
})
