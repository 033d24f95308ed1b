import { build } from "./build.mjs"
import { become } from "./child.mjs"
import { command } from "./command.mjs"
import { compileCache } from "./compile-cache.mjs"
import { install, node26 } from "./install.mjs"

await command(async () => {
  await install()
  await build()
  return become(node26(), ["server/src/main.ts"], { env: { NODE_COMPILE_CACHE: await compileCache() } })
})
