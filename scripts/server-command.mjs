import { runInForeground } from "./child.mjs"
import { command } from "./command.mjs"
import { hasNode26, install } from "./install.mjs"
import { node26 } from "./node26.mjs"

const [program = "", ...options] = process.argv.slice(2)

/** Runs a command of the server. It needs no build, and must not reinstall packages under a running server. */
await command(async () => {
  if (!hasNode26()) await install()
  return runInForeground(node26(), [`server/src/commands/${program}.ts`, ...options])
})
