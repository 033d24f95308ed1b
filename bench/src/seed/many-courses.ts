import type { Page } from "@playwright/test"
import { phone, startBrowser } from "#browser/browser.ts"
import type { Cleanup } from "#cleanup.ts"
import { median } from "#percentile.ts"
import { type Row, underRow } from "#report.ts"
import { aCourse } from "../../../server/src/test/factories.ts"
import { demoAdmin, startDemoServer } from "./demo-server.ts"

const [few, many] = [20, 510]
const repetitions = 5
const cpuSlowdown = 4
/** The targets. */
const [maxFirstRowMs, maxToggleMs] = [500, 200]

/** Types of the page's globals: this project has only Node's. */
type Element = { getAttribute: (name: string) => string | null; click: () => void }
type Global = {
  document: { querySelector: (selector: string) => Element | null }
  requestAnimationFrame: (done: () => void) => void
}

/** The admins' list of courses with many courses beside few, on a processor that is slowed down. */
export async function manyCourses(cleanup: Cleanup): Promise<Row[]> {
  console.log(`\nThe list of ${many} courses beside one of ${few}, with the processor slowed down ${cpuSlowdown} times`)
  const origin = await startDemoServer(cleanup)
  const browser = await startBrowser(cleanup)
  const page = await (await browser.newContext(phone)).newPage()
  const response = await page.request.post(`${origin}/api/auth/login`, { data: demoAdmin })
  const { data: user, token } = await response.json()
  await page.goto(`${origin}/en/about-us`)
  await page.evaluate((login) => localStorage.setItem("auth", login), JSON.stringify({ user, token }))
  const counted = () =>
    page.request.get(`${origin}/api/courses/get-courses`).then(async (all) => (await all.json()).count)
  const fill = async (count: number) => {
    for (let no = await counted(); no < count; no++) {
      const data = aCourse({
        title: `Course ${no}`,
        description: "A lab. ".repeat(200),
        thumbnail: `${origin}/icon-192.png`,
      })
      await page.request.post(`${origin}/api/courses/register`, { data, headers: { authorization: token } })
    }
  }
  await fill(few)
  // The first visits also warm up.
  await measure(page, origin)
  const withFew = await measure(page, origin)
  await fill(many)
  const withMany = await measure(page, origin)
  for (const [name, { firstRow, toggle }] of Object.entries({ few: withFew, many: withMany }))
    console.log(`    ${name}: first row ${firstRow.toFixed(0)} ms, toggle ${toggle.toFixed(0)} ms`)
  return [
    underRow(`first row of ${many} courses, ms`, withMany.firstRow, maxFirstRowMs),
    underRow(`toggle in a list of ${many} courses, ms`, withMany.toggle, maxToggleMs),
    underRow(`first row of ${many} courses, as a ratio to ${few}`, withMany.firstRow / withFew.firstRow, 2),
    underRow(`toggle among ${many} courses, as a ratio to ${few}`, withMany.toggle / withFew.toggle, 2),
  ]
}

async function measure(page: Page, origin: string) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown })
  const [firstRows, toggles]: [number[], number[]] = [[], []]
  for (let run = 0; run < repetitions; run++) {
    // From another screen of the dashboard, whose shared scripts are loaded, as in daily work.
    await page.goto(`${origin}/en/dashboard/my-profile`)
    await page.waitForLoadState("networkidle")
    firstRows.push(await openList(page))
    await page.waitForLoadState("networkidle")
    toggles.push(await timeToggle(page))
    await page.waitForLoadState("networkidle")
  }
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 })
  await devtools.detach()
  return { firstRow: median(firstRows), toggle: median(toggles) }
}

/** From the press of the menu's link until a row is painted. */
const openList = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { document, requestAnimationFrame } = globalThis as unknown as Global
        const start = performance.now()
        const check = () => {
          if (!document.querySelector("tbody [role=switch]")) return requestAnimationFrame(check)
          requestAnimationFrame(() => resolve(performance.now() - start))
        }
        document.querySelector('a[href$="/dashboard/manage-courses"]')?.click()
        check()
      }),
  )

/** From the press of a switch until it is painted in its new state. */
const timeToggle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { document, requestAnimationFrame } = globalThis as unknown as Global
        const state = () => document.querySelector("tbody [role=switch]")?.getAttribute("aria-checked")
        const [start, before] = [performance.now(), state()]
        const check = () => {
          if (state() === before) return requestAnimationFrame(check)
          requestAnimationFrame(() => resolve(performance.now() - start))
        }
        document.querySelector("tbody [role=switch]")?.click()
        check()
      }),
  )
