import { findBrowser } from "./browser.mjs"
import { build } from "./build.mjs"
import { become } from "./child.mjs"
import { command, Failure } from "./command.mjs"
import { fillCompileCache } from "./compile-cache.mjs"
import { install, installIn } from "./install.mjs"
import { node26 } from "./node26.mjs"

const [program = "", ...options] = process.argv.slice(2)

/** Runs a program of the repository that needs the built site, a browser, and what only such programs need. */
await command(async () => {
  await install()
  await installIn("bench/lighthouse")
  const CHROMIUM_PATH = await findBrowser()
  if (!CHROMIUM_PATH) throw new Failure("Without a browser there is nothing to do. CHROMIUM_PATH may name one.")
  await build()
  await fillCompileCache()
  return become(node26(), [program, ...options], { env: { CHROMIUM_PATH } })
})
