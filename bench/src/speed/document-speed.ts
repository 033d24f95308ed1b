import { spawn } from "node:child_process"
import { once } from "node:events"
import { constants, setPriority } from "node:os"
import { setTimeout as wait } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { constantOf, verificationOf } from "#browser/measured-urls.ts"
import type { Cleanup } from "#cleanup.ts"
import { latencyRatio } from "#load/latency-ratio.ts"
import { median } from "#percentile.ts"
import type { AppProcess } from "#process/app-process.ts"
import { endProcess } from "#process/end-process.ts"
import { memoryOfTree } from "#process/process-tree.ts"
import { atLeastRow, notMeasured, type Row, underRow, withoutTarget } from "#report.ts"
import { seedCertificates } from "#seed/seed-certificates.ts"
import { startSeededApp } from "#seed/seeded-app.ts"
import { draw } from "./document-client.ts"
import { responsesPerSecond } from "./throughput.ts"

const [inSequence, besideOthers] = [10_000, 1000]
const warmUp = 200
/** The p99 of an idle server differs by half from one round to the next. */
const rounds = 5
const memorySamples = 10
const busyLoopMs = 8000

/** Certificates as PDFs: how many per second, in how much memory, and the latency of other requests meanwhile. */
export async function documents(cleanup: Cleanup): Promise<Row[]> {
  console.log("\nCertificates as PDFs, over SQLite")
  const certificates = 1 + warmUp + inSequence + rounds * besideOthers
  const { app } = await startSeededApp(cleanup, (database) => seedCertificates(database, certificates), {
    constants: ["verification"],
  })
  const first = await draw(app.port, 0, 1)
  await draw(app.port, 1, warmUp)
  const delayDuring = (name: string, work: () => Promise<unknown>) =>
    latencyRatio(app.port, () => ({ path: verificationOf(Math.floor(Math.random() * certificates)) }), {
      ...{ name, times: 1, pauseMs: 0, work },
    })
  const control = await delayDuring("a busy loop", () => busyLoop(cleanup))
  const delays: number[] = []
  for (let round = 0; round < rounds; round++) {
    const first = 1 + warmUp + round * besideOthers
    const draw = () => drawElsewhere(cleanup, app, first, besideOthers)
    delays.push(await delayDuring(`${besideOthers} documents`, draw))
  }
  const { perSecond, memory } = await inBatches(app, 1 + warmUp + rounds * besideOthers)
  const constant = await constantPerSecond(app)
  await app.end()
  return [
    underRow("the first PDF, seconds", first, 1),
    atLeastRow("PDFs per second", perSecond, 100),
    withoutTarget(atLeastRow("PDFs : constant JSON, per second", perSecond / constant, 0)),
    {
      ...underRow(`p99 of verification, during documents : baseline, median of ${rounds}`, median(delays), 3),
      target: "3 or less",
    },
    withoutTarget(underRow("the same during a busy loop of the same priority", control, 0)),
    memory,
  ]
}

/** In another process of low priority: a real client is another computer, which takes no time of the server's cores. */
async function drawElsewhere(cleanup: Cleanup, { port }: AppProcess, first: number, count: number) {
  const args = [fileURLToPath(new URL("./document-client.ts", import.meta.url)), port, first, count].map(String)
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] })
  cleanup.defer(() => endProcess(child, "SIGKILL"))
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  const [code] = await once(child, "exit")
  if (code !== 0) throw new Error("The documents could not be drawn")
}

/** The cost of any other process that keeps a core busy. */
async function busyLoop(cleanup: Cleanup) {
  const child = spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" })
  cleanup.defer(() => endProcess(child, "SIGKILL"))
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  await wait(busyLoopMs)
  await endProcess(child, "SIGKILL")
}

async function inBatches({ port }: AppProcess, first: number) {
  const megabytes = { drawing: [] as number[], server: [] as number[] }
  let seconds = 0
  const count = inSequence / memorySamples
  for (let sample = 0; sample < memorySamples; sample++) {
    seconds += await draw(port, first + sample * count, count)
    const processes = await memoryOfTree(process.pid)
    const sum = (program: string) =>
      processes.filter(({ command }) => command.includes(program)).reduce((total, one) => total + one.megabytes, 0)
    megabytes.drawing.push(sum("draw-child"))
    megabytes.server.push(sum("measured-app"))
  }
  const rounded = (values: number[]) => values.map((value) => value.toFixed(0)).join(" ")
  console.log(`  memory of the drawing processes: ${rounded(megabytes.drawing)} MB`)
  console.log(`  memory of the server: ${rounded(megabytes.server)} MB`)
  const total = megabytes.drawing.map((drawing, index) => drawing + (megabytes.server[index] ?? 0))
  const [afterFirst = 0] = total
  const metric = `most memory of drawing ${inSequence.toLocaleString("en")} : of the first tenth`
  const memory =
    afterFirst > 0 ? underRow(metric, Math.max(...total) / afterFirst, 1.5) : notMeasured(metric, "no /proc")
  return { perSecond: inSequence / seconds, memory }
}

function constantPerSecond({ port }: AppProcess): Promise<number> {
  const nextRequest = () => `GET ${constantOf("verification")} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`
  return responsesPerSecond({ port, nextRequest }, 2)
}
