import { existsSync } from "node:fs"
import { join } from "node:path"
import { builtServer } from "./build/build-server.mjs"
import { runInForeground } from "./child.mjs"
import { command, Failure } from "./command.mjs"
import { hasNode26, install } from "./install/install.mjs"
import { node26 } from "./install/node26.mjs"
import { root } from "./repository.mjs"

const [name = "", ...options] = process.argv.slice(2)
const program = `server/dist/commands/${name}.js`

/** Runs a command of the server as it was last built: neither packages nor build may be replaced under a running server. */
await command(async () => {
  if (!hasNode26()) await install()
  if (!existsSync(join(root, "server/dist"))) await builtServer.build()
  if (!existsSync(join(root, program)))
    throw new Failure(`${name} is not built yet: stop the server, then npm run build.`)
  if (!builtServer.isFresh())
    console.error("This command is older than the sources. To update it, stop the server, then npm run build.")
  return runInForeground(node26(), [program, ...options])
})
