import { setTimeout as wait } from "node:timers/promises"
import type { Browser } from "@playwright/test"
import type { Language } from "contract"
import { phone, startBrowser } from "./browser.ts"
import type { Cleanup } from "./cleanup.ts"
import { startDemoServer } from "./demo-server.ts"
import { type MeasuredPage, pagesByLanguage } from "./measured-pages.ts"
import { type Loaded, logNetwork } from "./network-log.ts"
import type { Row } from "./report.ts"
import { scriptWeight, weightOf } from "./script-weight.ts"
import { open, scrollThrough, watchProblems } from "./watch-problems.ts"

/** On the home page until it has shown its second slide. */
const stay = 2000
const stayAtHome = 8000
const homeSource = "src/features/home/home-page.tsx"
const otherLetters = { en: /^(digits-)?bengali-/, bn: /^(digits-)?latin-/ }

type Visit = { page: MeasuredPage; html: string; before: Loaded[]; all: readonly Loaded[] }

/** What a first visit fetches, with an empty cache and nothing scrolled yet. */
export async function firstVisits(cleanup: Cleanup): Promise<Row[]> {
  console.log("\nWhat a first visit fetches")
  const origin = await startDemoServer(cleanup)
  const browser = await startBrowser(cleanup)
  const rows: Row[] = []
  for (const language of ["en", "bn"] as const) {
    for (const page of pagesByLanguage[language]) {
      const visit = await firstVisit(browser, origin, page)
      tell(visit)
      if (page.isHome) rows.push(...(await homeRows(visit)))
      rows.push(...(await scriptRows(visit)), fontRow(visit, language))
    }
  }
  return rows
}

async function firstVisit(browser: Browser, origin: string, page: MeasuredPage): Promise<Visit> {
  const context = await browser.newContext(phone)
  const tab = await context.newPage()
  const expectSound = watchProblems(tab)
  const all = await logNetwork(await context.newCDPSession(tab))
  await open(tab, origin + page.path)
  await wait(page.isHome ? stayAtHome : stay)
  await tab.waitForLoadState("networkidle")
  const before = [...all]
  await scrollThrough(tab)
  expectSound()
  await context.close()
  const html = await (await fetch(origin + page.path)).text()
  return { page, html, before, all }
}

async function homeRows({ page, html, before, all }: Visit): Promise<Row[]> {
  const named = await scriptWeight(html, homeSource)
  const loaded = scriptsOf(before)
  const unforeseen = loaded.filter((file) => !named.names.includes(file))
  if (unforeseen.length > 0) console.log(`    scripts that its HTML does not name: ${unforeseen.join(" ")}`)
  return [
    { what: `${page.name}: first visit`, measured: kilobytes(before), aim: "under 400 KB" },
    { what: `${page.name}: scrolled to its end`, measured: kilobytes(all), aim: "" },
  ]
}

async function scriptRows({ page, before }: Visit): Promise<Row[]> {
  const { files, gzip, brotli } = await weightOf(scriptsOf(before))
  const what = `${page.name}: JavaScript, ${files} files`
  return [
    { what: `${what}, gzip`, measured: `${gzip.toFixed(1)} KiB`, aim: "130 KiB or less" },
    { what: `${what}, brotli`, measured: `${brotli.toFixed(1)} KiB`, aim: "115 KiB or less" },
  ]
}

function fontRow({ page, before }: Visit, language: Language): Row {
  const fonts = before.filter(({ type }) => type === "Font").map(({ path }) => fileName(path))
  const foreign = fonts.filter((name) => otherLetters[language].test(name))
  const measured = foreign.length > 0 ? `also ${foreign.join(" ")}` : `${fonts.length} files, all of it`
  return { what: `${page.name}: letters`, measured, aim: "of its language alone" }
}

const scriptsOf = (loaded: Loaded[]) => loaded.filter(({ type }) => type === "Script").map(({ path }) => path.slice(1))
/** Without the folder, and the hash that the build puts into names. */
const fileName = (path: string) => (path.split("/").pop() ?? path).replace(/-[\w-]{8}(?=\.\w+$)/, "")
const sum = (loaded: readonly Loaded[]) => loaded.reduce((bytes, each) => bytes + each.bytes, 0)
const kilobytes = (loaded: readonly Loaded[]) => `${(sum(loaded) / 1000).toFixed(0)} KB`

function tell({ page, before }: Visit) {
  console.log(`  ${page.name}: ${kilobytes(before)} in ${before.length} answers`)
  for (const [type, loaded] of Object.entries(Object.groupBy(before, ({ type }) => type))) {
    const names = ["Font", "Image", "Other"].includes(type)
      ? `: ${loaded?.map(({ path }) => fileName(path)).join(" ")}`
      : ""
    console.log(`    ${type} ${loaded?.length}, ${kilobytes(loaded ?? [])}${names}`)
  }
}
