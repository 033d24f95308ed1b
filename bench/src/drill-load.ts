import { parseArgs } from "node:util"
import { withCleanup } from "./cleanup.ts"
import { startDrillServer } from "./drill-server.ts"
import { startGenerator } from "./load/generator-process.ts"
import type { LoadResult } from "./load/load-plan.ts"
import { median } from "./percentile.ts"
import { watchTimerDelay } from "./process/timer-delay.ts"
import { printTable, type Row } from "./report.ts"
import { printMachineLoad } from "./run-parts.ts"

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "3" }, seconds: { type: "string", default: "8" } },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
if (!(rounds >= 1 && seconds >= 1)) throw new Error("--rounds and --seconds must be numbers from 1")

const multiples = [2, 3, 5]
const pages = "/en/verify-certificate?no="
const probePaths = {
  "cached page": "/en",
  "health check": "/api/health/live",
  verification: "/api/certificates/verify/PRH-0001-0001",
}
const capacityRun = { path: pages, seconds: 5, sockets: 32 }
const recoveryRun = { path: pages, seconds: 6, sockets: 32 }
const overloadSockets = 1000
const probesPerSecond = 25
const bucketMs = 250
const fullShare = 0.9

type ProbeResults = Record<keyof typeof probePaths, LoadResult>
type Trial = { capacity: number; flood: LoadResult; probes: ProbeResults; recovered: number; timerDelayMs: number }

await withCleanup(rounds * multiples.length * (seconds + 40) + 120, async (cleanup) => {
  console.log("Load: pages that are never cached, requested more often than the server can render them (open loop).")
  console.log("Server, flood and probes are three processes that share this machine's cores.")
  printMachineLoad()
  const port = await startDrillServer(cleanup)
  const flood = startGenerator(cleanup, port)
  const probe = startGenerator(cleanup, port)
  await flood(capacityRun)
  const trials = new Map<number, Trial[]>(multiples.map((multiple) => [multiple, []]))
  for (let round = 1; round <= rounds; round++) {
    for (const multiple of multiples) {
      const trial = await overload(multiple)
      trials.get(multiple)?.push(trial)
      printTrial(multiple, round, trial)
    }
  }
  printMachineLoad()
  console.log(`\nMedians of ${rounds} rounds`)
  const rows = [...trials].flatMap(([multiple, all]) => rowsOf(multiple, all))
  printTable(rows)
  return rows.every(({ isMet }) => isMet) ? 0 : 1

  async function overload(multiple: number): Promise<Trial> {
    const capacity = (await flood(capacityRun)).acceptedPerSecond
    const perSecond = capacity * multiple
    const running = Object.entries(probePaths).map(async ([name, path]) => {
      return [name, await probe({ path, seconds, perSecond: probesPerSecond, sockets: 100 })] as const
    })
    const endWatch = watchTimerDelay()
    const flooded = await flood({ path: pages, seconds, perSecond, sockets: overloadSockets })
    const timerDelayMs = endWatch()
    const after = await flood(recoveryRun)
    return {
      capacity,
      flood: flooded,
      probes: Object.fromEntries(await Promise.all(running)) as ProbeResults,
      recovered: secondsUntil(after.acceptedAt, capacity * fullShare),
      timerDelayMs,
    }
  }
})

/** When the server first responded at this rate for a full second. */
function secondsUntil(acceptedAt: readonly number[], rate: number): number {
  for (let from = 0; from + 1000 <= recoveryRun.seconds * 1000; from += bucketMs) {
    if (acceptedAt.filter((at) => at >= from && at < from + 1000).length >= rate) return from / 1000
  }
  return Number.POSITIVE_INFINITY
}

function printTrial(multiple: number, round: number, { capacity, flood, probes, recovered, timerDelayMs }: Trial) {
  const rounded = (value: number) => value.toFixed(0)
  const latencies = Object.entries(probes).map(([name, { acceptedMs }]) => `${name} ${rounded(acceptedMs.p99)}`)
  console.log(
    `  ${multiple} x, round ${round}: capacity ${rounded(capacity)}/s, sent ${flood.sent}, ` +
      `accepted ${rounded(flood.acceptedPerSecond)}/s (p50 ${rounded(flood.acceptedMs.p50)}, p99 ${rounded(flood.acceptedMs.p99)} ms), ` +
      `refused ${flood.refused} (p50 ${rounded(flood.refusedMs.p50)}, p99 ${rounded(flood.refusedMs.p99)} ms), ` +
      `failed ${flood.failed}, no response ${flood.withoutResponse}; p99 in ms: ${latencies.join(", ")}; ` +
      `full throughput after ${recovered} s; generator ${rounded(flood.ownCpu * 100)}% of a core; an idle process was late by ${rounded(timerDelayMs)} ms (p99)`,
  )
}

function rowsOf(multiple: number, trials: readonly Trial[]): (Row & { isMet: boolean })[] {
  const medianOf = (read: (trial: Trial) => number) => median(trials.map(read))
  const row = (metric: string, value: number, unit: string, max = Number.POSITIVE_INFINITY, digits = 0) => ({
    metric: `${multiple} x: ${metric}`,
    measured: `${value.toFixed(digits)} ${unit}`,
    target: max === Number.POSITIVE_INFINITY ? "" : `${max} or less`,
    isMet: value <= max,
  })
  const p99 = (name: keyof ProbeResults) => medianOf(({ probes }) => probes[name].acceptedMs.p99)
  const notOk = (all: ProbeResults) =>
    Object.values(all).reduce((sum, { sent, acceptedAt }) => sum + sent - acceptedAt.length, 0)
  return [
    row(
      "capacity, closed loop",
      medianOf(({ capacity }) => capacity),
      "/s",
    ),
    row(
      "accepted",
      medianOf(({ flood }) => flood.acceptedPerSecond),
      "/s",
    ),
    row(
      "accepted, p50",
      medianOf(({ flood }) => flood.acceptedMs.p50),
      "ms",
    ),
    row(
      "accepted, p99",
      medianOf(({ flood }) => flood.acceptedMs.p99),
      "ms",
      1000,
    ),
    row(
      "refused",
      medianOf(({ flood }) => (100 * flood.refused) / flood.sent),
      "%",
    ),
    row(
      "refused, p99",
      medianOf(({ flood }) => flood.refusedMs.p99),
      "ms",
      1000,
    ),
    row(
      "failed or no response",
      medianOf(({ flood }) => flood.failed + flood.withoutResponse),
      "",
      0,
    ),
    row("cached page, p99", p99("cached page"), "ms", 1000),
    row("health check, p99", p99("health check"), "ms", 1000),
    row("verification, p99", p99("verification"), "ms", 1000),
    row(
      "of these three without response 200",
      medianOf((trial) => notOk(trial.probes)),
      "",
      0,
    ),
    row(
      "full throughput after",
      medianOf(({ recovered }) => recovered),
      "s",
      5,
      2,
    ),
  ]
}
