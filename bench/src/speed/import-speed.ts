import { addAdmin } from "#admin.ts"
import { originals, verificationOf } from "#browser/measured-urls.ts"
import type { Cleanup } from "#cleanup.ts"
import { openConnection } from "#load/http-connection.ts"
import { latencyRatio } from "#load/latency-ratio.ts"
import { median } from "#percentile.ts"
import { startPostgres } from "#postgres.ts"
import { notMeasured, type Row, underRow, withoutTarget } from "#report.ts"
import { seedCertificates } from "#seed/seed-certificates.ts"
import { seedCourses } from "#seed/seed-lists.ts"
import { startSeededApp } from "#seed/seeded-app.ts"
import { type Client, fileOf, importFile, rowsOfFile } from "./import-client.ts"

const seeded = 100_000
const [files, filesInStream] = [5, 15]

/** The time to import a file of certificates, and the latency of other requests meanwhile. */
export async function imports(cleanup: Cleanup): Promise<Row[]> {
  const rows = await importOn(cleanup, "SQLite")
  const postgres = await startPostgres(cleanup)
  if (!postgres) return [...rows, notMeasured("importing on PostgreSQL", "no PostgreSQL here")]
  return [...rows, ...(await importOn(cleanup, "PostgreSQL", await postgres.urlOf("import"))).map(withoutTarget)]
}

async function importOn(cleanup: Cleanup, name: string, databaseUrl?: string): Promise<Row[]> {
  const size = rowsOfFile.toLocaleString("en")
  console.log(`\nImporting ${size} certificates beside ${seeded.toLocaleString("en")}, over ${name}`)
  const seed = async (database: Parameters<typeof addAdmin>[0]) => {
    await seedCourses(database)
    await seedCertificates(database, seeded)
    return addAdmin(database)
  }
  const { app, seeded: token } = await startSeededApp(cleanup, seed, { databaseUrl })
  let person = 0
  const client = { app, token, connection: await openConnection(app.port), nextPerson: () => person++ }
  const seconds = await importTime(client)
  const delay = await delayOfOtherRequests(client)
  client.connection.close()
  await app.end()
  return [
    underRow(`importing ${size} certificates on ${name}, seconds`, seconds, 2),
    { ...underRow(`p99 of other requests on ${name}, during imports : baseline`, delay, 5), target: "5 or less" },
  ]
}

/** The median, in seconds. */
async function importTime(client: Client): Promise<number> {
  const texts = Array.from({ length: files }, () => fileOf(client))
  const times: number[] = []
  const serverUse = await client.app.watchCpu()
  const from = performance.now()
  for (const text of texts) times.push(await importFile(client, text))
  const own = ((await serverUse()) * (performance.now() - from)) / files
  const each = times.map((milliseconds) => milliseconds.toFixed(0)).join(" ")
  console.log(`  importing a file: ${each} ms, the server's CPU time ${own.toFixed(0)} ms`)
  return median(times) / 1000
}

function delayOfOtherRequests(client: Client): Promise<number> {
  const urls = [() => originals.courses.url, () => verificationOf(Math.floor(Math.random() * seeded))]
  let sent = 0
  const nextRequest = () => ({ path: urls[sent++ % urls.length]?.() ?? "" })
  const texts = Array.from({ length: filesInStream }, () => fileOf(client))
  const work = () => importFile(client, texts.pop() ?? Buffer.alloc(0))
  return latencyRatio(client.app.port, nextRequest, { name: "imports", times: filesInStream, pauseMs: 500, work })
}
