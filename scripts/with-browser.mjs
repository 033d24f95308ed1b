import { build } from "./build/build.mjs"
import { runInForeground } from "./child.mjs"
import { command, Failure } from "./command.mjs"
import { findBrowser } from "./install/browser.mjs"
import { install, installIn } from "./install/install.mjs"
import { node26 } from "./install/node26.mjs"

const [program = "", ...options] = process.argv.slice(2)

/** Runs a program of this repository that needs the built site, a browser and Lighthouse. */
await command(async () => {
  await install()
  await installIn("bench/lighthouse")
  const CHROMIUM_PATH = await findBrowser()
  if (!CHROMIUM_PATH) throw new Failure("This command needs a browser. Set CHROMIUM_PATH to the path of one.")
  await build()
  return runInForeground(node26(), [program, ...options], { env: { CHROMIUM_PATH } })
})
