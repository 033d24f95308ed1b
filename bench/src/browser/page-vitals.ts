import { setTimeout as wait } from "node:timers/promises"
import type { Browser, Page } from "@playwright/test"
import type { Cleanup } from "#cleanup.ts"
import { connectionDescription, expectThrottled, slowDown } from "#load/slow-connection.ts"
import { median } from "#percentile.ts"
import { open, scrollThrough, watchProblems } from "#process/watch-problems.ts"
import type { Row } from "#report.ts"
import { printMachineLoad } from "#run-parts.ts"
import { startDemoServer } from "#seed/demo-server.ts"
import { phone, siteFonts, startBrowser } from "./browser.ts"
import { type MeasuredPage, measuredPages } from "./measured-pages.ts"
import { readVitals, type Vitals, watchVitals } from "./vitals.ts"

const visits = 5
/** Long enough for everything that a page does after loading. */
const visitMs = 1500
/** Long enough for the first slide change of the home page. */
const homeVisitMs = 8000

/** Phones have a Bengali font. Without one, pages with Bengali text stay hidden until ours is loaded. */
const systems = [
  { fonts: "with a Bengali font", fontconfigFile: siteFonts },
  { fonts: "without a Bengali font", fontconfigFile: undefined },
]

/** Web vitals of a first visit on a slow phone, with an empty cache: the median of five visits. */
export async function pageVitals(cleanup: Cleanup): Promise<Row[]> {
  console.log(`\nFirst visits on slow 4G: ${connectionDescription}; medians of ${visits}, each with an empty cache`)
  const origin = await startDemoServer(cleanup)
  const rows: Row[] = []
  for (const { fonts, fontconfigFile } of systems) {
    const browser = await startBrowser(cleanup, { fontconfigFile })
    const hasFont = await drawsBengali(browser)
    if (hasFont !== (fontconfigFile !== undefined)) throw new Error(`This machine cannot measure a system ${fonts}`)
    console.log(`  On a system ${fonts}:`)
    for (const page of measuredPages) rows.push(...(await vitalsOf(browser, origin, page, fonts)))
  }
  printMachineLoad()
  return rows
}

/** Without a font for them, two letters of different width are two equal boxes. */
async function drawsBengali(browser: Browser): Promise<boolean> {
  const page = await browser.newPage()
  await page.setContent('<p style="font-size: 64px"><span>ক</span> <span>ঔ</span>')
  const widths = await page
    .locator("span")
    .evaluateAll((letters) => letters.map((letter) => letter.getBoundingClientRect().width))
  await page.close()
  return widths[0] !== widths[1]
}

async function vitalsOf(browser: Browser, origin: string, page: MeasuredPage, fonts: string): Promise<Row[]> {
  const url = origin + page.path
  // Not one of the five, because the server has not cached the page yet. It scrolls to the end, which must not shift the layout.
  const first = await visit(browser, url, page.isHome ? homeVisitMs : visitMs, scrollThrough)
  const all: Vitals[] = []
  while (all.length < visits) all.push(await visit(browser, url, visitMs))
  const medianOf = (part: keyof Omit<Vitals, "element">) => median(all.map((vitals) => vitals[part]))
  const each = (part: "largest" | "blocked") => all.map((vitals) => vitals[part].toFixed(0)).join(" ")
  console.log(`  ${page.name}: first paint ${medianOf("painted").toFixed(0)} ms; largest: ${all[0]?.element}`)
  console.log(`    (visits: largest paint ${each("largest")}; blocking ${each("blocked")})`)
  const name = `${page.name}, ${fonts}`
  const shift = Math.max(first.shift, ...all.map((vitals) => vitals.shift))
  return [
    {
      metric: `${name}: largest paint`,
      measured: `${(medianOf("largest") / 1000).toFixed(2)} s`,
      target: "under 1.2 s",
    },
    { metric: `${name}: layout shift, the worst`, measured: shift.toFixed(3), target: "0.00" },
    { metric: `${name}: blocking time`, measured: `${medianOf("blocked").toFixed(0)} ms`, target: "under 150 ms" },
  ]
}

type Reader = (page: Page) => Promise<void>

/** One visit: layout shifts are measured to its end, everything else until the reader starts to scroll. */
async function visit(browser: Browser, url: string, milliseconds: number, read?: Reader): Promise<Vitals> {
  const context = await browser.newContext(phone)
  await context.addInitScript(watchVitals)
  const page = await context.newPage()
  const expectNoProblems = watchProblems(page)
  await slowDown(await context.newCDPSession(page))
  await open(page, url)
  await page.waitForLoadState("networkidle")
  await wait(milliseconds)
  const vitals = await readVitals(page)
  expectThrottled(vitals.htmlReceived)
  await read?.(page)
  const { shift } = await readVitals(page)
  expectNoProblems()
  await context.close()
  return { ...vitals, shift }
}
