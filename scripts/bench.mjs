import { build } from "./build/build.mjs"
import { runInForeground } from "./child.mjs"
import { command } from "./command.mjs"
import { install } from "./install/install.mjs"
import { node26 } from "./install/node26.mjs"

const [program = "", ...options] = process.argv.slice(2)

await command(async () => {
  await install()
  await build()
  return runInForeground(node26(), [`bench/src/${program}.ts`, ...options])
})
