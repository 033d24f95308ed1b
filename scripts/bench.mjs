import { build } from "./build.mjs"
import { become } from "./child.mjs"
import { command } from "./command.mjs"
import { compileCache } from "./compile-cache.mjs"
import { install, node26 } from "./install.mjs"

const [program = "", ...options] = process.argv.slice(2)

await command(async () => {
  await install()
  await build()
  await compileCache()
  return become(node26(), [`bench/src/${program}.ts`, ...options])
})
