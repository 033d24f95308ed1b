import type { Cleanup } from "./cleanup.ts"
import { startDemoServer } from "./demo-server.ts"
import { lighthouseRun, type Scores, type Throttling } from "./lighthouse-run.ts"
import { measuredPages } from "./measured-pages.ts"
import { median } from "./percentile.ts"
import type { Row } from "./report.ts"
import { tellLoad } from "./run-parts.ts"

const runs = 3
const enough = 98
const whole = ["accessibility", "best-practices", "seo"]

/** What Lighthouse gives the pages on its phone: by its own simulated slow 4G, and with the same link applied. */
export async function lighthousePages(cleanup: Cleanup): Promise<Row[]> {
  console.log(`
Lighthouse, mobile: of ${runs} runs as many as it takes to know on which side of ${enough} their median is.
Simulated: its standard, a quick visit from which it computes slow 4G (1.6 Mbit/s, 150 ms, processor 4 times slower).
Applied: that link and processor for real, with 562 ms before each answer (3.75 times 150), as Lighthouse does it.`)
  const origin = await startDemoServer(cleanup)
  const rows: Row[] = []
  for (const { name, path } of measuredPages) {
    const run = (throttling: Throttling) => lighthouseRun(cleanup, origin + path, throttling)
    rows.push(...(await simulated(name, run)), await applied(name, run))
  }
  tellLoad()
  return rows
}

type Run = (throttling: Throttling) => Promise<Scores>

async function simulated(name: string, run: Run): Promise<Row[]> {
  const all: Scores[] = []
  while (!isDecided(all)) all.push(await run("simulate"))
  tell(`${name}, simulated`, all)
  for (const lost of new Set(all.flatMap((run) => run.lost))) console.log(`    ${lost}`)
  const worst = whole.map((id) => Math.min(...all.map(({ scores }) => scores[id] ?? 0)))
  return [
    { what: `${name}: accessibility, best practices, SEO`, measured: worst.join(", "), aim: "100 each" },
    performance(`${name}: performance, simulated link`, all),
  ]
}

async function applied(name: string, run: Run): Promise<Row> {
  const all: Scores[] = []
  while (!isDecided(all)) all.push(await run("devtools"))
  tell(`${name}, applied`, all)
  return performance(`${name}: performance, applied link`, all)
}

/** A run takes up to a third of a minute, most of it waiting: none is made that cannot change on which side the median is. */
function isDecided(all: Scores[]) {
  const good = all.filter((run) => performanceOf(run) >= enough).length
  return Math.max(good, all.length - good) > runs / 2
}

const performanceOf = ({ scores }: Scores) => scores.performance ?? 0

function performance(what: string, all: Scores[]): Row {
  return { what, measured: median(all.map(performanceOf)).toFixed(0), aim: `${enough} or more` }
}

function tell(what: string, all: Scores[]) {
  console.log(`  ${what}: performance ${all.map(performanceOf).join(" ")} (the first: ${all[0]?.metrics})`)
}
