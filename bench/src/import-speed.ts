import { setTimeout as wait } from "node:timers/promises"
import { addAdmin } from "./admin.ts"
import type { Cleanup } from "./cleanup.ts"
import { type Client, createOne, fileOf, importFile, rowsOfFile } from "./import-client.ts"
import { originals, verificationOf } from "./measured-addresses.ts"
import { openConnection } from "./one-connection.ts"
import { median, percentile } from "./percentile.ts"
import { startPostgres } from "./postgres.ts"
import { notMeasured, type Row, under, withoutAim } from "./report.ts"
import { seedCertificates } from "./seed-certificates.ts"
import { seedCourses } from "./seed-lists.ts"
import { startSeededApp } from "./seeded-app.ts"
import { startStream } from "./steady-stream.ts"

const seeded = 100_000
const [creates, warmUp] = [200, 50]
const [files, filesInStream] = [5, 15]
const perSecond = 200
const quiet = 10_000

/** A file of certificates, beside the same by hand, and what others notice of it. */
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
  const cost = await importToCreate(client)
  const delay = await delayOfOthers(client)
  client.connection.close()
  await app.end()
  return [
    under(`importing ${size} certificates on ${name} : creating one`, cost, 100),
    { ...under(`p99 of others on ${name}, during imports : quiet`, delay, 3), aim: "3 or less" },
  ]
}

async function importToCreate(client: Client): Promise<number> {
  for (let made = 0; made < warmUp; made++) await createOne(client)
  const single = await oneAfterTheOther(client, creates, () => createOne(client))
  const texts = Array.from({ length: files }, () => fileOf(client))
  const whole = await oneAfterTheOther(client, files, () => importFile(client, texts.pop() ?? Buffer.alloc(0)))
  const each = whole.times.map((milliseconds) => milliseconds.toFixed(0)).join(" ")
  console.log(
    `  creating one: median ${median(single.times).toFixed(2)} ms, the server's own processor ${single.own.toFixed(2)} ms`,
  )
  console.log(`  importing a file: ${each} ms, the server's own processor ${whole.own.toFixed(0)} ms`)
  return median(whole.times) / median(single.times)
}

/** How long each took, and how much of its processor the app itself used for one on average. */
async function oneAfterTheOther({ app }: Client, count: number, work: () => Promise<number>) {
  const times: number[] = []
  const serverUse = await app.watchCpu()
  const from = performance.now()
  for (let done = 0; done < count; done++) times.push(await work())
  return { times, own: ((await serverUse()) * (performance.now() - from)) / count }
}

/** Measured from when a request is sent, and sent without waiting for earlier answers: no delay hides another. */
async function delayOfOthers(client: Client): Promise<number> {
  const addresses = [() => originals.courses.url, () => verificationOf(Math.floor(Math.random() * seeded))]
  let asked = 0
  const nextQuestion = () => ({ path: addresses[asked++ % addresses.length]?.() ?? "" })
  const texts = Array.from({ length: filesInStream }, () => fileOf(client))
  const endStream = startStream(client.app.port, perSecond, nextQuestion)
  await wait(1000)
  const from = performance.now()
  await wait(quiet)
  const busyFrom = performance.now()
  const busy: [from: number, until: number][] = []
  for (const text of texts) {
    const start = performance.now()
    await importFile(client, text)
    busy.push([start, performance.now()])
    await wait(500)
  }
  const samples = await endStream()
  const before = samples.filter(({ at }) => at >= from && at < busyFrom)
  const during = samples.filter(({ at }) => busy.some(([start, end]) => at >= start && at < end))
  const [quietTimes, busyTimes] = [before, during].map((some) => some.map(({ milliseconds }) => milliseconds))
  for (const [name, times] of [["quiet", quietTimes] as const, ["during imports", busyTimes] as const]) {
    const parts = [0.5, 0.95, 0.99, 1].map((part) => percentile(times ?? [], part).toFixed(2)).join(" ")
    console.log(`  others, ${name}: p50 p95 p99 max ${parts} ms of ${times?.length}, at ${perSecond}/s`)
  }
  return percentile(busyTimes ?? [], 0.99) / percentile(quietTimes ?? [], 0.99)
}
