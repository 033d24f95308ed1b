import { existsSync } from "node:fs"
import { run } from "../child.mjs"
import { tool } from "../tool.mjs"
import { aptInstall, canAptInstall } from "./apt-install.mjs"
import { findInPath } from "./executable.mjs"
import { node26 } from "./node26.mjs"

const playwrightCli = "node_modules/@playwright/test/cli.js"
// The same browser without windows, which needs three fifths of the time for the tests.
const headlessShell = "chromium-headless-shell"
const programNames = [headlessShell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

/** The path of a Chromium that starts: an installed one, else Debian's, else Playwright's; "" if there is none. */
export async function findBrowser() {
  return (await installedBrowser()) ?? (await debianBrowser()) ?? (await playwrightBrowser()) ?? ""
}

async function installedBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named && (await starts(named))) return named
  if (named) console.log(`CHROMIUM_PATH is not a browser that starts: ${named}`)
  for (const path of [findInPath(...programNames), ...otherPaths()]) if (path && (await starts(path))) return path
}

const otherPaths = () => [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  `${process.env.PROGRAMFILES}/Google/Chrome/Application/chrome.exe`,
]

/** Ubuntu's chromium-browser only prints a notice, and a downloaded browser may lack libraries, so an existing file is not enough. */
async function starts(path) {
  if (!existsSync(path)) return false
  if (process.platform !== "linux") return true
  return (await run(path, ["--version"], { quiet: true, limitSeconds: 30 })).code === 0
}

async function debianBrowser() {
  if (!canAptInstall()) return
  // Ubuntu, for instance, has no headless shell.
  for (const name of [headlessShell, "chromium"]) {
    const problem = await aptInstall(name)
    const path = findInPath(...programNames)
    if (path && (await starts(path))) return path
    console.log(`${name} was not installed: ${problem ?? "it does not start"}`)
  }
}

async function playwrightBrowser() {
  const path = await playwrightPath()
  if (!path) return
  if (await starts(path)) return path
  console.log("Downloading a browser (playwright install chromium) …")
  const { code } = await tool(playwrightCli, ["install", "chromium"], { quiet: true, limitSeconds: 120 })
  if (code === 0 && (await starts(path))) return path
  console.log("No browser could be installed, so the browser tests are skipped.")
}

async function playwrightPath() {
  const program = 'process.stdout.write(require("@playwright/test").chromium.executablePath())'
  const { code, output } = await run(node26(), ["-e", program], { quiet: true })
  return code === 0 ? output : undefined
}
