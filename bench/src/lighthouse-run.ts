import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { freePort } from "../../server/src/test/postgres-cluster.ts"
import { startBrowser } from "./browser.ts"
import type { Cleanup } from "./cleanup.ts"

/** `simulate` is what everybody's Lighthouse does by itself; `devtools` really slows the link and the processor. */
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

const program = fileURLToPath(new URL("../lighthouse/run.mjs", import.meta.url))

/** One run on a phone: each category's score out of 100, and which audits cost it points; undefined if Lighthouse failed. */
async function attempt(address: string, port: number, throttlingMethod: Throttling): Promise<Scores | undefined> {
  const onlyCategories = [...categories[throttlingMethod]]
  const settings = JSON.stringify({ port, formFactor: "mobile", throttlingMethod, onlyCategories })
  const { stdout } = await promisify(execFile)(process.execPath, [program, address, settings], {
    maxBuffer: 64 * 1024 * 1024,
    timeout: 180_000,
  })
  const report: Report | null = JSON.parse(stdout)
  if (!report) throw new Error(`Lighthouse says nothing about ${address}`)
  const { runtimeError, categories: judged, audits } = report
  if (runtimeError) {
    console.log(`    Lighthouse on ${address}: ${runtimeError.message}`)
    return undefined
  }
  const scores: Record<string, number> = {}
  const lost = new Set<string>()
  for (const id of onlyCategories) {
    const category = judged[id]
    if (!category || category.score === null) throw new Error(`Lighthouse gives ${address} no score for ${id}`)
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

/** In a browser of its own, so that nothing is in a cache. Lighthouse now and then loses its own recording: then once more. */
export async function lighthouseRun(cleanup: Cleanup, address: string, throttling: Throttling): Promise<Scores> {
  for (let attempts = 0; attempts < 3; attempts++) {
    const port = await freePort()
    const browser = await startBrowser(cleanup, [`--remote-debugging-port=${port}`])
    const scores = await attempt(address, port, throttling)
    await browser.close()
    if (scores) return scores
  }
  throw new Error(`Lighthouse could not load ${address}`)
}
