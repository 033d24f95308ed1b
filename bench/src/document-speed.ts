import type { AppProcess } from "./app-process.ts"
import { numberAt } from "./certificate-series.ts"
import type { Cleanup } from "./cleanup.ts"
import { openConnection } from "./http-connection.ts"
import { latencyRatio } from "./latency-ratio.ts"
import { constantOf, verificationOf } from "./measured-urls.ts"
import { memoryOfTree } from "./process-tree.ts"
import { atLeastRow, notMeasured, type Row, underRow, withoutTarget } from "./report.ts"
import { seedCertificates, seededSeries } from "./seed-certificates.ts"
import { startSeededApp } from "./seeded-app.ts"
import { responsesPerSecond } from "./throughput.ts"

const [inSequence, besideOthers] = [10_000, 1000]
const warmUp = 50
// More than there are drawing processes, so that none of them waits for the next request.
const connections = 6
const memorySamples = 10

/** Certificates as PDFs: how many per second, in how much memory, and the latency of other requests meanwhile. */
export async function documents(cleanup: Cleanup): Promise<Row[]> {
  console.log("\nCertificates as PDFs, over SQLite")
  const certificates = 1 + warmUp + inSequence + besideOthers
  const { app } = await startSeededApp(cleanup, (database) => seedCertificates(database, certificates), {
    constants: ["verification"],
  })
  let drawn = 0
  const next = () => `/api/certificates/document/${numberAt(seededSeries, drawn++)}.pdf`
  const first = await draw(app, next, 1)
  await draw(app, next, warmUp)
  const delay = await latencyRatio(
    app.port,
    () => ({ path: verificationOf(Math.floor(Math.random() * certificates)) }),
    {
      name: `${besideOthers} documents`,
      ...{ times: 1, pauseMs: 0, work: () => draw(app, next, besideOthers) },
    },
  )
  const { perSecond, memory } = await inBatches(app, next)
  const constant = await constantPerSecond(app)
  await app.end()
  return [
    underRow("the first PDF, seconds", first, 1),
    atLeastRow("PDFs per second", perSecond, 100),
    withoutTarget(atLeastRow("PDFs : constant JSON, per second", perSecond / constant, 0)),
    { ...underRow("p99 of verification, during documents : baseline", delay, 3), target: "3 or less" },
    memory,
  ]
}

/** Draws this many documents; returns the seconds. */
async function draw({ port }: AppProcess, next: () => string, count: number): Promise<number> {
  const from = performance.now()
  let left = count
  const drawSome = async () => {
    const connection = await openConnection(port)
    while (left-- > 0) {
      const { status } = await connection.send({ path: next() })
      if (status !== 200) throw new Error(`A document responded ${status}`)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: Math.min(connections, count) }, drawSome))
  return (performance.now() - from) / 1000
}

async function inBatches(app: AppProcess, next: () => string) {
  const megabytes: number[] = []
  let seconds = 0
  for (let sample = 0; sample < memorySamples; sample++) {
    seconds += await draw(app, next, inSequence / memorySamples)
    const drawing = (await memoryOfTree(process.pid)).filter(({ command }) => command.includes("draw-child"))
    megabytes.push(drawing.reduce((sum, one) => sum + one.megabytes, 0))
  }
  console.log(`  memory of the drawing processes: ${megabytes.map((value) => value.toFixed(0)).join(" ")} MB`)
  const [afterFirst = 0] = megabytes
  const metric = `most memory of drawing ${inSequence.toLocaleString("en")} : of the first tenth`
  const memory =
    afterFirst > 0 ? underRow(metric, Math.max(...megabytes) / afterFirst, 1.5) : notMeasured(metric, "no /proc")
  return { perSecond: inSequence / seconds, memory }
}

function constantPerSecond({ port }: AppProcess): Promise<number> {
  const nextRequest = () => `GET ${constantOf("verification")} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`
  return responsesPerSecond({ port, nextRequest }, 2)
}
