import type { Page } from "@playwright/test"
import type { Cleanup } from "#cleanup.ts"
import type { Row } from "#report.ts"
import { demoAdmin, startDemoServer } from "#seed/demo-server.ts"
import { phone, startBrowser } from "./browser.ts"
import { logNetwork } from "./network-log.ts"
import { weightOf } from "./script-weight.ts"

// Imported by URL, because a static import would add all sources of the web workspace to this project's types.
const registry = new URL("../../../web/src/features/registry.ts", import.meta.url).href
type Pages = readonly { path: string }[]
const { screens, recordPages }: { screens: Pages; recordPages: Pages } = await import(registry)

/** The scripts that the dashboard's screens load in addition to those of a public page, one screen after another. */
export async function dashboardWeight(cleanup: Cleanup): Promise<Row[]> {
  console.log("\nWhat the dashboard loads")
  const origin = await startDemoServer(cleanup)
  const browser = await startBrowser(cleanup)
  const tab = await (await browser.newContext(phone)).newPage()
  const loaded = await logNetwork(await tab.context().newCDPSession(tab))
  const scripts = () => new Set(loaded.filter(({ type }) => type === "Script").map(({ path }) => path.slice(1)))
  const visit = async (path: string) => {
    await tab.goto(origin + path)
    await tab.waitForLoadState("networkidle")
  }
  await visit("/en")
  const known = scripts()
  await logIn(tab, origin)
  const weightSoFar = async () => (await weightOf([...scripts().difference(known)])).brotli
  let before = 0
  for (const { path } of [...screens, ...recordPages]) {
    // Opens the create form, if the screen has one.
    await visit(`/en${path}?new`)
    const now = await weightSoFar()
    console.log(`    ${path}: ${(now - before).toFixed(1)} KiB more`)
    before = now
  }
  const { files, gzip, brotli } = await weightOf([...scripts().difference(known)])
  const metric = `all screens of the dashboard, on top of a public page: ${files} files`
  return [
    { metric: `${metric}, gzip`, measured: `${gzip.toFixed(1)} KiB`, target: "" },
    { metric: `${metric}, brotli`, measured: `${brotli.toFixed(1)} KiB`, target: "" },
  ]
}

async function logIn(tab: Page, origin: string) {
  const response = await tab.request.post(`${origin}/api/auth/login`, { data: demoAdmin })
  const { data: user, token } = await response.json()
  await tab.evaluate((login) => localStorage.setItem("auth", login), JSON.stringify({ user, token }))
}
