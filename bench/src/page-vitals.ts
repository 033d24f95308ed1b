import { setTimeout as wait } from "node:timers/promises"
import type { Browser, Page } from "@playwright/test"
import { phone, startBrowser } from "./browser.ts"
import type { Cleanup } from "./cleanup.ts"
import { startDemoServer } from "./demo-server.ts"
import { type MeasuredPage, measuredPages } from "./measured-pages.ts"
import { median } from "./percentile.ts"
import type { Row } from "./report.ts"
import { tellLoad } from "./run-parts.ts"
import { expectSlow, linkInWords, slowDown } from "./slow-link.ts"
import { readVitals, type Vitals, watchVitals } from "./vitals.ts"
import { open, scrollThrough, watchProblems } from "./watch-problems.ts"

const visits = 5
/** Past all that a page does by itself when it is loaded. */
const stay = 1500
/** Past the first change of the home page's slides. */
const longStay = 8000

/** What a visitor with an empty cache feels on a slow phone, at the median of five visits. */
export async function pageVitals(cleanup: Cleanup): Promise<Row[]> {
  console.log(`\nFirst visits on slow 4G: ${linkInWords}; medians of ${visits}, each with an empty cache`)
  const origin = await startDemoServer(cleanup)
  const browser = await startBrowser(cleanup)
  const rows: Row[] = []
  for (const page of measuredPages) rows.push(...(await vitalsOf(browser, origin, page)))
  tellLoad()
  return rows
}

async function vitalsOf(browser: Browser, origin: string, page: MeasuredPage): Promise<Row[]> {
  const address = origin + page.path
  // Not among the five: the server has not kept the page yet. It goes to the page's end, which shifts nothing either.
  const first = await visit(browser, address, page.isHome ? longStay : stay, scrollThrough)
  const all: Vitals[] = []
  while (all.length < visits) all.push(await visit(browser, address, stay))
  const middle = (part: keyof Omit<Vitals, "element">) => median(all.map((vitals) => vitals[part]))
  const each = (part: "largest" | "blocked") => all.map((vitals) => vitals[part].toFixed(0)).join(" ")
  console.log(`  ${page.name}: first paint ${middle("painted").toFixed(0)} ms; largest: ${all[0]?.element}`)
  console.log(`    (visits: largest paint ${each("largest")}; blocking ${each("blocked")})`)
  const { name } = page
  const shift = Math.max(first.shift, ...all.map((vitals) => vitals.shift))
  return [
    { what: `${name}: largest paint`, measured: `${(middle("largest") / 1000).toFixed(2)} s`, aim: "under 1.2 s" },
    { what: `${name}: layout shift, the worst`, measured: shift.toFixed(3), aim: "0.00" },
    { what: `${name}: blocking time`, measured: `${middle("blocked").toFixed(0)} ms`, aim: "under 150 ms" },
  ]
}

type Reader = (page: Page) => Promise<void>

/** One visit: shifts count to its end, everything else until the reader begins to do something. */
async function visit(browser: Browser, address: string, milliseconds: number, read?: Reader): Promise<Vitals> {
  const context = await browser.newContext(phone)
  await context.addInitScript(watchVitals)
  const page = await context.newPage()
  const expectSound = watchProblems(page)
  await slowDown(await context.newCDPSession(page))
  await open(page, address)
  await page.waitForLoadState("networkidle")
  await wait(milliseconds)
  const vitals = await readVitals(page)
  expectSlow(vitals.answered)
  await read?.(page)
  const { shift } = await readVitals(page)
  expectSound()
  await context.close()
  return { ...vitals, shift }
}
