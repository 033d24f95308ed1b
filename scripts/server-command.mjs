import { become } from "./child.mjs"
import { command } from "./command.mjs"
import { hasNode26, install } from "./install.mjs"
import { node26 } from "./node26.mjs"

const [program = "", ...options] = process.argv.slice(2)

/** A command of the server's: it needs no build, and installs nothing under a server that may be running. */
await command(async () => {
  if (!hasNode26()) await install()
  return become(node26(), [`server/src/commands/${program}.ts`, ...options])
})
