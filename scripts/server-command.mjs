import { become } from "./child.mjs"
import { command } from "./command.mjs"
import { install, node26 } from "./install.mjs"

const [program = "", ...options] = process.argv.slice(2)

/** A command of the server's: it needs no build. */
await command(async () => {
  await install()
  return become(node26(), [`server/src/commands/${program}.ts`, ...options])
})
