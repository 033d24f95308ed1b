import type { Cleanup } from "#cleanup.ts"
import { median } from "#percentile.ts"
import type { Row } from "#report.ts"
import { printMachineLoad } from "#run-parts.ts"
import { startDemoServer } from "#seed/demo-server.ts"
import { lighthouseRun, type Scores, type Throttling } from "./lighthouse-run.ts"
import { measuredPages } from "./measured-pages.ts"

const runs = 3
const minScore = 98
const otherCategories = ["accessibility", "best-practices", "seo"]

/** Lighthouse scores on its emulated phone: with its simulated slow 4G, and with the same throttling applied. */
export async function lighthousePages(cleanup: Cleanup): Promise<Row[]> {
  console.log(`
Lighthouse, mobile, with a Bengali font in the system: up to ${runs} runs, until it is certain on which side of ${minScore} their median is.
Simulated: its default, a fast visit from which it computes slow 4G (1.6 Mbit/s, 150 ms, CPU 4 times slower).
Applied: real throttling of network and CPU, with 562 ms before each response (3.75 times 150), as Lighthouse does it.`)
  const origin = await startDemoServer(cleanup)
  const rows: Row[] = []
  for (const { name, path } of measuredPages) {
    const run = (throttling: Throttling) => lighthouseRun(cleanup, origin + path, throttling)
    rows.push(...(await simulated(name, run)), await applied(name, run))
  }
  printMachineLoad()
  return rows
}

type Run = (throttling: Throttling) => Promise<Scores>

async function simulated(name: string, run: Run): Promise<Row[]> {
  const all: Scores[] = []
  while (!isDecided(all)) all.push(await run("simulate"))
  printScores(`${name}, simulated`, all)
  for (const lost of new Set(all.flatMap((run) => run.lost))) console.log(`    ${lost}`)
  const worst = otherCategories.map((id) => Math.min(...all.map(({ scores }) => scores[id] ?? 0)))
  return [
    { metric: `${name}: accessibility, best practices, SEO`, measured: worst.join(", "), target: "100 each" },
    performance(`${name}: performance, simulated link`, all),
  ]
}

async function applied(name: string, run: Run): Promise<Row> {
  const all: Scores[] = []
  while (!isDecided(all)) all.push(await run("devtools"))
  printScores(`${name}, applied`, all)
  return performance(`${name}: performance, applied link`, all)
}

/** A run takes up to 20 seconds: runs that cannot change the side of the median are skipped. */
function isDecided(all: Scores[]) {
  const good = all.filter((run) => performanceOf(run) >= minScore).length
  return Math.max(good, all.length - good) > runs / 2
}

const performanceOf = ({ scores }: Scores) => scores.performance ?? 0

function performance(metric: string, all: Scores[]): Row {
  return { metric, measured: median(all.map(performanceOf)).toFixed(0), target: `${minScore} or more` }
}

function printScores(name: string, all: Scores[]) {
  console.log(`  ${name}: performance ${all.map(performanceOf).join(" ")} (the first: ${all[0]?.metrics})`)
}
