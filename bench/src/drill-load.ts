import { parseArgs } from "node:util"
import { cleaningUp } from "./cleanup.ts"
import { startDrillServer } from "./drill-server.ts"
import { startGenerator } from "./generator-process.ts"
import type { LoadResult } from "./load-order.ts"
import { median } from "./percentile.ts"
import { printTable, type Row } from "./report.ts"
import { tellLoad } from "./run-parts.ts"
import { watchLateness } from "./watch-lateness.ts"

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "3" }, seconds: { type: "string", default: "8" } },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
if (!(rounds >= 1 && seconds >= 1)) throw new Error("--rounds and --seconds must be numbers from 1")

const multiples = [2, 3, 5]
const pages = "/en/verify-certificate?no="
const beside = {
  "cached page": "/en",
  "health check": "/api/health/live",
  verification: "/api/certificates/verify/PRH-0001-0001",
}
const capacityRun = { path: pages, seconds: 5, sockets: 32 }
const recoveryRun = { path: pages, seconds: 6, sockets: 32 }
const overloadSockets = 1000
const besidePerSecond = 25
const bucketMs = 250
const fullPart = 0.9

type Beside = Record<keyof typeof beside, LoadResult>
type Trial = { capacity: number; flood: LoadResult; beside: Beside; recovered: number; idleLateMs: number }

await cleaningUp(rounds * multiples.length * (seconds + 40) + 120, async (cleanup) => {
  console.log("Load: pages that are never cached, asked for more often than the server can render them (open loop).")
  console.log("Server, flood and what is asked beside it are three processes that share this machine's cores.")
  tellLoad()
  const port = await startDrillServer(cleanup)
  const flood = startGenerator(cleanup, port)
  const probe = startGenerator(cleanup, port)
  await flood(capacityRun)
  const trials = new Map<number, Trial[]>(multiples.map((multiple) => [multiple, []]))
  for (let round = 1; round <= rounds; round++) {
    for (const multiple of multiples) {
      const trial = await overload(multiple)
      trials.get(multiple)?.push(trial)
      tell(multiple, round, trial)
    }
  }
  tellLoad()
  console.log(`\nMedians of ${rounds} rounds`)
  const rows = [...trials].flatMap(([multiple, all]) => rowsOf(multiple, all))
  printTable(rows)
  return rows.every(({ isMet }) => isMet) ? 0 : 1

  async function overload(multiple: number): Promise<Trial> {
    const capacity = (await flood(capacityRun)).acceptedPerSecond
    const perSecond = capacity * multiple
    const probes = Object.entries(beside).map(async ([name, path]) => {
      return [name, await probe({ path, seconds, perSecond: besidePerSecond, sockets: 100 })] as const
    })
    const lateness = watchLateness()
    const flooded = await flood({ path: pages, seconds, perSecond, sockets: overloadSockets })
    const idleLateMs = lateness()
    const after = await flood(recoveryRun)
    return {
      capacity,
      flood: flooded,
      beside: Object.fromEntries(await Promise.all(probes)) as Beside,
      recovered: secondsUntil(after.acceptedAt, capacity * fullPart),
      idleLateMs,
    }
  }
})

/** When the server first answered at this rate for a whole second. */
function secondsUntil(answeredAt: readonly number[], rate: number): number {
  for (let from = 0; from + 1000 <= recoveryRun.seconds * 1000; from += bucketMs) {
    if (answeredAt.filter((at) => at >= from && at < from + 1000).length >= rate) return from / 1000
  }
  return Number.POSITIVE_INFINITY
}

function tell(multiple: number, round: number, { capacity, flood, beside: others, recovered, idleLateMs }: Trial) {
  const whole = (value: number) => value.toFixed(0)
  const probes = Object.entries(others).map(([name, { acceptedMs }]) => `${name} ${whole(acceptedMs.p99)}`)
  console.log(
    `  ${multiple} x, round ${round}: capacity ${whole(capacity)}/s, sent ${flood.sent}, ` +
      `accepted ${whole(flood.acceptedPerSecond)}/s (p50 ${whole(flood.acceptedMs.p50)}, p99 ${whole(flood.acceptedMs.p99)} ms), ` +
      `refused ${flood.refused} (p50 ${whole(flood.refusedMs.p50)}, p99 ${whole(flood.refusedMs.p99)} ms), ` +
      `failed ${flood.failed}, unanswered ${flood.unanswered}; p99 in ms: ${probes.join(", ")}; ` +
      `full again after ${recovered} s; generator ${whole(flood.ownCpu * 100)}% of a core; an idle process was late by ${whole(idleLateMs)} ms (p99)`,
  )
}

function rowsOf(multiple: number, trials: readonly Trial[]): (Row & { isMet: boolean })[] {
  const middle = (read: (trial: Trial) => number) => median(trials.map(read))
  const row = (what: string, value: number, unit: string, most = Number.POSITIVE_INFINITY, digits = 0) => ({
    what: `${multiple} x: ${what}`,
    measured: `${value.toFixed(digits)} ${unit}`,
    aim: most === Number.POSITIVE_INFINITY ? "" : `${most} or less`,
    isMet: value <= most,
  })
  const p99 = (name: keyof Beside) => middle(({ beside: others }) => others[name].acceptedMs.p99)
  const missed = (all: Beside) =>
    Object.values(all).reduce((sum, { sent, acceptedAt }) => sum + sent - acceptedAt.length, 0)
  return [
    row(
      "capacity, closed loop",
      middle(({ capacity }) => capacity),
      "/s",
    ),
    row(
      "accepted",
      middle(({ flood }) => flood.acceptedPerSecond),
      "/s",
    ),
    row(
      "accepted, p50",
      middle(({ flood }) => flood.acceptedMs.p50),
      "ms",
    ),
    row(
      "accepted, p99",
      middle(({ flood }) => flood.acceptedMs.p99),
      "ms",
      1000,
    ),
    row(
      "refused",
      middle(({ flood }) => (100 * flood.refused) / flood.sent),
      "%",
    ),
    row(
      "refused, p99",
      middle(({ flood }) => flood.refusedMs.p99),
      "ms",
      1000,
    ),
    row(
      "failed or unanswered",
      middle(({ flood }) => flood.failed + flood.unanswered),
      "",
      0,
    ),
    row("cached page, p99", p99("cached page"), "ms", 1000),
    row("health check, p99", p99("health check"), "ms", 1000),
    row("verification, p99", p99("verification"), "ms", 1000),
    row(
      "of these three not answered by 200",
      middle((trial) => missed(trial.beside)),
      "",
      0,
    ),
    row(
      "full throughput again after",
      middle(({ recovered }) => recovered),
      "s",
      5,
      2,
    ),
  ]
}
