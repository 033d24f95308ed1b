import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build } from "./build/build.mjs"
import { command, Failure } from "./command.mjs"
import { freePort } from "./free-port.mjs"
import { findBrowser } from "./install/browser.mjs"
import { install } from "./install/install.mjs"
import { root } from "./repository.mjs"
import { tool } from "./tool.mjs"

const playwrightCli = "node_modules/@playwright/test/cli.js"
const names = process.argv.slice(2)

/** Takes screenshots of all public pages and states, or of those whose names contain one of the arguments. */
await command(async () => {
  await install()
  const CHROMIUM_PATH = await findBrowser()
  if (!CHROMIUM_PATH) throw new Failure("Screenshots need a browser. Set CHROMIUM_PATH to the path of one.")
  await build()
  const folder = mkdtempSync(join(tmpdir(), "prohori-screenshots-"))
  try {
    const env = { CHROMIUM_PATH, E2E_DATA_DIR: folder }
    for (const name of ["E2E_PORT", "SCREENSHOTS_EMPTY_PORT", "SCREENSHOTS_LONG_PORT"])
      env[name] = String(await freePort())
    const filter = names.length > 0 ? ["--grep", names.map(escapeRegExp).join("|")] : []
    const args = ["test", "--config=screenshots.config.ts", ...filter]
    const { code } = await tool(playwrightCli, args, { cwd: join(root, "e2e"), env, limitSeconds: 1800 })
    console.log("The screenshots are in .cache/screenshots, with one sheet per page in .cache/screenshots/sheets.")
    return code
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

function escapeRegExp(name) {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
}
