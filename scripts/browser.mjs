import { existsSync } from "node:fs"
import { aptInstall, canAptInstall } from "./apt-install.mjs"
import { run } from "./child.mjs"
import { findInPath } from "./executable.mjs"
import { node26 } from "./node26.mjs"
import { tool } from "./tool.mjs"

const playwrightCli = "node_modules/@playwright/test/cli.js"
const programNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

/** The path of a Chromium that starts: an installed one, else Playwright's, else Debian's; "" if there is none. */
export async function findBrowser() {
  return (await installedBrowser()) ?? (await playwrightBrowser()) ?? (await debianBrowser()) ?? ""
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

async function playwrightBrowser() {
  const path = await playwrightPath()
  if (!path) return
  if (await starts(path)) return path
  console.log("Downloading a browser (playwright install chromium) …")
  const { code } = await tool(playwrightCli, ["install", "chromium"], { quiet: true, limitSeconds: 120 })
  if (code === 0 && (await starts(path))) return path
  console.log("Playwright's download failed.")
}

async function playwrightPath() {
  const program = 'process.stdout.write(require("@playwright/test").chromium.executablePath())'
  const { code, output } = await run(node26(), ["-e", program], { quiet: true })
  return code === 0 ? output : undefined
}

async function debianBrowser() {
  const reason = canAptInstall() ? await aptInstall("chromium") : "not root, or no apt-get"
  const path = findInPath(...programNames)
  if (path && (await starts(path))) return path
  console.log(`No browser could be installed, so the browser tests are skipped: ${reason ?? "it does not start"}`)
}
