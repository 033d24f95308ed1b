import { setTimeout as wait } from "node:timers/promises"
import type { Browser } from "@playwright/test"
import type { Cleanup } from "#cleanup.ts"
import { open, scrollThrough, watchProblems } from "#process/watch-problems.ts"
import type { Row } from "#report.ts"
import { startDemoServer } from "#seed/demo-server.ts"
import { phone, siteFonts, startBrowser } from "./browser.ts"
import { type MeasuredPage, pagesByLanguage } from "./measured-pages.ts"
import { type Loaded, logNetwork } from "./network-log.ts"
import { scriptWeight, weightOf } from "./script-weight.ts"

const visitMs = 2000
/** Long enough for the second slide of the home page. */
const homeVisitMs = 8000
const homeSource = "src/features/home/home-page.tsx"
const bengaliFonts = /^(digits-)?bengali-/

type Visit = { page: MeasuredPage; html: string; initial: Loaded[]; all: readonly Loaded[] }

/** The downloads of a first visit, with an empty cache and without scrolling, on a system with a Bengali font. */
export async function firstVisits(cleanup: Cleanup): Promise<Row[]> {
  console.log("\nWhat a first visit downloads")
  const origin = await startDemoServer(cleanup)
  const browser = await startBrowser(cleanup, { fontconfigFile: siteFonts })
  const rows: Row[] = []
  for (const language of ["en", "bn"] as const) {
    for (const page of pagesByLanguage[language]) {
      const visit = await firstVisit(browser, origin, page)
      printVisit(visit)
      if (page.isHome) rows.push(...(await homeRows(visit)))
      rows.push(...(await scriptRows(visit)))
      // Bengali pages need the Latin font too.
      if (language === "en") rows.push(fontRow(visit))
    }
  }
  return rows
}

async function firstVisit(browser: Browser, origin: string, page: MeasuredPage): Promise<Visit> {
  const context = await browser.newContext(phone)
  const tab = await context.newPage()
  const expectNoProblems = watchProblems(tab)
  const all = await logNetwork(await context.newCDPSession(tab))
  await open(tab, origin + page.path)
  await wait(page.isHome ? homeVisitMs : visitMs)
  await tab.waitForLoadState("networkidle")
  const initial = [...all]
  await scrollThrough(tab)
  expectNoProblems()
  await context.close()
  const html = await (await fetch(origin + page.path)).text()
  return { page, html, initial, all }
}

async function homeRows({ page, html, initial, all }: Visit): Promise<Row[]> {
  const named = await scriptWeight(html, homeSource)
  const loaded = scriptsOf(initial)
  const unnamed = loaded.filter((file) => !named.names.includes(file))
  if (unnamed.length > 0) console.log(`    scripts that are not in its HTML: ${unnamed.join(" ")}`)
  return [
    { metric: `${page.name}: first visit`, measured: kilobytes(initial), target: "under 400 KB" },
    { metric: `${page.name}: scrolled to its end`, measured: kilobytes(all), target: "" },
  ]
}

async function scriptRows({ page, initial }: Visit): Promise<Row[]> {
  const { files, gzip, brotli } = await weightOf(scriptsOf(initial))
  const metric = `${page.name}: JavaScript, ${files} files`
  return [
    { metric: `${metric}, gzip`, measured: `${gzip.toFixed(1)} KiB`, target: "130 KiB or less" },
    { metric: `${metric}, brotli`, measured: `${brotli.toFixed(1)} KiB`, target: "115 KiB or less" },
  ]
}

function fontRow({ page, initial }: Visit): Row {
  const fonts = initial.filter(({ type }) => type === "Font").map(({ path }) => fileName(path))
  const bengali = fonts.filter((name) => bengaliFonts.test(name))
  const measured = bengali.length > 0 ? `also ${bengali.join(" ")}` : `${fonts.length} files, none of them Bengali`
  return { metric: `${page.name}: fonts`, measured, target: "none of them Bengali" }
}

const scriptsOf = (loaded: Loaded[]) => loaded.filter(({ type }) => type === "Script").map(({ path }) => path.slice(1))
/** The name without folder and build hash. */
const fileName = (path: string) => (path.split("/").pop() ?? path).replace(/-[\w-]{8}(?=\.\w+$)/, "")
const sum = (loaded: readonly Loaded[]) => loaded.reduce((bytes, each) => bytes + each.bytes, 0)
const kilobytes = (loaded: readonly Loaded[]) => `${(sum(loaded) / 1000).toFixed(0)} KB`

function printVisit({ page, initial }: Visit) {
  console.log(`  ${page.name}: ${kilobytes(initial)} in ${initial.length} responses`)
  for (const [type, loaded] of Object.entries(Object.groupBy(initial, ({ type }) => type))) {
    const names = ["Font", "Image", "Other"].includes(type)
      ? `: ${loaded?.map(({ path }) => fileName(path)).join(" ")}`
      : ""
    console.log(`    ${type} ${loaded?.length}, ${kilobytes(loaded ?? [])}${names}`)
  }
}
