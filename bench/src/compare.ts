import { median } from "./percentile.ts"
import type { AppProcess } from "./process/app-process.ts"
import { responsesPerSecond } from "./speed/throughput.ts"

export const rounds = 9
const measureSeconds = 1

/** `meanwhile` starts background load on the app while this side is measured, and returns a function that ends it. */
export type Side = {
  name: string
  app: AppProcess
  url: () => string
  encoding?: string
  meanwhile?: () => Promise<() => Promise<void>>
}
type Run = { rate: number; server: number; generator: number }

/** The rate of one side divided by the other's: the median of rounds in which both are measured alternately. */
export async function compare(one: Side, other: Side): Promise<number> {
  await measure(one)
  await measure(other)
  const pairs: [Run, Run][] = []
  for (let round = 0; round < rounds; round++) pairs.push([await measure(one), await measure(other)])
  const ratios = pairs.map(([first, second]) => first.rate / second.rate)
  printRuns(
    one.name,
    pairs.map(([run]) => run),
  )
  printRuns(
    other.name,
    pairs.map(([, run]) => run),
  )
  const each = ratios.map((ratio) => ratio.toFixed(2)).join(" ")
  console.log(`  ratio ${median(ratios).toFixed(2)}   (rounds: ${each}${one.meanwhile ? "" : costOf(pairs)})`)
  return median(ratios)
}

function costOf(pairs: [Run, Run][]): string {
  const costs = pairs.map(([first, second]) => second.server / second.rate / (first.server / first.rate))
  return `; by the server's CPU time ${median(costs).toFixed(2)}`
}

async function measure({ app, url, encoding, meanwhile }: Side): Promise<Run> {
  const end = await meanwhile?.()
  const headers = `host: 127.0.0.1:${app.port}\r\n${encoding ? `accept-encoding: ${encoding}\r\n` : ""}`
  const nextRequest = () => `GET ${url()} HTTP/1.1\r\n${headers}\r\n`
  const serverUse = await app.watchCpu()
  const before = { cpu: process.cpuUsage(), atMs: performance.now() }
  const rate = await responsesPerSecond({ port: app.port, nextRequest }, measureSeconds)
  const { user, system } = process.cpuUsage(before.cpu)
  const generator = (user + system) / 1000 / (performance.now() - before.atMs)
  const server = await serverUse()
  await end?.()
  return { rate, server, generator }
}

function printRuns(name: string, runs: Run[]) {
  const rate = Math.round(median(runs.map((run) => run.rate))).toLocaleString("en")
  const percent = (part: "server" | "generator") => `${Math.round(100 * median(runs.map((run) => run[part])))}%`
  console.log(`  ${name}: ${rate}/s   (of one core: server ${percent("server")}, generator ${percent("generator")})`)
}
