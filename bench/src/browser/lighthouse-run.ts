import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import type { Cleanup } from "#cleanup.ts"
import { freePort } from "../../../server/src/test/postgres/postgres-cluster.ts"
import { siteFonts, startBrowser } from "./browser.ts"

/** `simulate` is Lighthouse's default; `devtools` really throttles the network and the CPU. */
export type Throttling = "simulate" | "devtools"

const categories = {
  simulate: ["performance", "accessibility", "best-practices", "seo"],
  devtools: ["performance"],
} as const
const metrics = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index"]

export type Scores = { scores: Record<string, number>; lost: string[]; metrics: string }

type Audit = { score?: number | null; title?: string; displayValue?: string }
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }
type Report = {
  runtimeError?: { message: string }
  categories: Record<string, Category>
  audits: Record<string, Audit>
}

const program = fileURLToPath(new URL("../../lighthouse/run.mjs", import.meta.url))

/** One run on a phone: each category's score out of 100, and the audits that lost points; undefined if Lighthouse failed. */
async function attempt(url: string, port: number, throttlingMethod: Throttling): Promise<Scores | undefined> {
  const onlyCategories = [...categories[throttlingMethod]]
  const settings = JSON.stringify({ port, formFactor: "mobile", throttlingMethod, onlyCategories })
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, settings], {
    maxBuffer: 64 * 1024 * 1024,
    timeout: 180_000,
  })
  const report: Report | null = JSON.parse(stdout)
  if (!report) throw new Error(`Lighthouse returned no report for ${url}`)
  const { runtimeError, categories: results, audits } = report
  if (runtimeError) {
    console.log(`    Lighthouse on ${url}: ${runtimeError.message}`)
    return undefined
  }
  const scores: Record<string, number> = {}
  const lost = new Set<string>()
  for (const id of onlyCategories) {
    const category = results[id]
    if (!category || category.score === null) throw new Error(`Lighthouse gives ${url} no score for ${id}`)
    scores[id] = Math.round(category.score * 100)
    if (id === "performance") continue
    for (const audit of category.auditRefs) {
      const { score = null, title = "" } = audits[audit.id] ?? {}
      if (audit.weight > 0 && score !== null && score < 1) lost.add(`${id}: ${title}`)
    }
  }
  const shown = metrics.map((id) => `${id.replaceAll("-", " ")} ${audits[id]?.displayValue}`).join(", ")
  return { scores, lost: [...lost], metrics: shown }
}

/** Each run has its own browser, so that its cache is empty. Lighthouse sometimes loses its trace, so failed runs are retried. */
export async function lighthouseRun(cleanup: Cleanup, url: string, throttling: Throttling): Promise<Scores> {
  for (let attempts = 0; attempts < 3; attempts++) {
    const port = await freePort()
    const browser = await startBrowser(cleanup, {
      args: [`--remote-debugging-port=${port}`],
      fontconfigFile: siteFonts,
    })
    const scores = await attempt(url, port, throttling)
    await browser.close()
    if (scores) return scores
  }
  throw new Error(`Lighthouse could not load ${url}`)
}
