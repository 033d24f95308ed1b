import { addAdmin } from "./admin.ts"
import type { Cleanup } from "./cleanup.ts"
import { type Client, fileOf, importFile, rowsOfFile } from "./import-client.ts"
import { originals, verificationOf } from "./measured-addresses.ts"
import { openConnection } from "./one-connection.ts"
import { othersDelay } from "./others-delay.ts"
import { median } from "./percentile.ts"
import { startPostgres } from "./postgres.ts"
import { notMeasured, type Row, under, withoutAim } from "./report.ts"
import { seedCertificates } from "./seed-certificates.ts"
import { seedCourses } from "./seed-lists.ts"
import { startSeededApp } from "./seeded-app.ts"

const seeded = 100_000
const [files, filesInStream] = [5, 15]

/** How long a file of certificates takes, and what others notice of it. */
export async function imports(cleanup: Cleanup): Promise<Row[]> {
  const rows = await importOn(cleanup, "SQLite")
  const postgres = await startPostgres(cleanup)
  if (!postgres) return [...rows, notMeasured("importing on PostgreSQL", "no PostgreSQL here")]
  return [...rows, ...(await importOn(cleanup, "PostgreSQL", await postgres.urlOf("import"))).map(withoutAim)]
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
  const delay = await delayOfOthers(client)
  client.connection.close()
  await app.end()
  return [
    under(`importing ${size} certificates on ${name}, seconds`, seconds, 2),
    { ...under(`p99 of others on ${name}, during imports : quiet`, delay, 5), aim: "5 or less" },
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
  console.log(`  importing a file: ${each} ms, the server's own processor ${own.toFixed(0)} ms`)
  return median(times) / 1000
}

function delayOfOthers(client: Client): Promise<number> {
  const addresses = [() => originals.courses.url, () => verificationOf(Math.floor(Math.random() * seeded))]
  let asked = 0
  const nextQuestion = () => ({ path: addresses[asked++ % addresses.length]?.() ?? "" })
  const texts = Array.from({ length: filesInStream }, () => fileOf(client))
  const work = () => importFile(client, texts.pop() ?? Buffer.alloc(0))
  return othersDelay(client.app.port, nextQuestion, { name: "imports", times: filesInStream, pauseMs: 500, work })
}
