import { statusListLength } from "contract"
import type { Cleanup } from "#cleanup.ts"
import { openConnection } from "#load/http-connection.ts"
import { certificateInvalidationPath } from "#load/invalidation-route.ts"
import { median } from "#percentile.ts"
import { startPostgres, vacuum, withoutSearchIndex } from "#postgres.ts"
import type { AppProcess } from "#process/app-process.ts"
import { notMeasured, type Row, underRow, withoutTarget } from "#report.ts"
import { seedStatusLists } from "#seed/seed-status-lists.ts"
import { startSeededApp } from "#seed/seeded-app.ts"

const largeCount = 1_000_000
const rounds = 9
const concurrent = 20
const path = "/api/certificates/status-list/1"

/** The list of revoked credentials, computed again as after each change of a certificate. */
export async function statusLists(cleanup: Cleanup): Promise<Row[]> {
  console.log("\nStatus lists over SQLite")
  const small = await startWith(cleanup, statusListLength)
  const one = await medianMs(small, 1)
  await small.end()
  const large = await startWith(cleanup, largeCount)
  await large.longestBlock()
  const ofLarge = await medianMs(large, 1)
  const { wallMs } = await large.longestBlock()
  const together = await medianMs(large, concurrent)
  await large.end()
  return [
    underRow(
      `a status list among ${formatted(largeCount)} certificates : among ${formatted(statusListLength)}`,
      ofLarge / one,
      1.5,
    ),
    underRow(`${concurrent} requests for one at once : one request`, together / ofLarge, 4),
    withoutTarget(underRow("longest block of the event loop meanwhile, ms", wallMs, 0)),
    await onPostgres(cleanup),
  ]
}

const formatted = (number: number) => number.toLocaleString("en")

async function onPostgres(cleanup: Cleanup): Promise<Row> {
  console.log("\nStatus lists over PostgreSQL")
  const metric = `${concurrent} requests for a status list at once : one request, on PostgreSQL`
  const postgres = await startPostgres(cleanup)
  if (!postgres) return notMeasured(metric, "no PostgreSQL here")
  const databaseUrl = await postgres.urlOf("status")
  const app = await startWith(cleanup, largeCount, databaseUrl)
  const one = await medianMs(app, 1)
  const together = await medianMs(app, concurrent)
  await app.end()
  return underRow(metric, together / one, 4)
}

async function startWith(cleanup: Cleanup, count: number, databaseUrl = ""): Promise<AppProcess> {
  const { app } = await startSeededApp(
    cleanup,
    async (database) => {
      const seed = () => seedStatusLists(database, count)
      if (!databaseUrl) return seed()
      await withoutSearchIndex(databaseUrl, "certificate", seed)
      await vacuum(databaseUrl)
    },
    { databaseUrl },
  )
  return app
}

/** The time until this many concurrent requests have the same new list. */
async function medianMs({ port }: AppProcess, requests: number): Promise<number> {
  const connections = await Promise.all(Array.from({ length: requests }, () => openConnection(port)))
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    await connections[0]?.send({ path: certificateInvalidationPath })
    const from = performance.now()
    const responses = await Promise.all(connections.map((connection) => connection.send({ path })))
    times.push(performance.now() - from)
    const failed = responses.find(({ status }) => status !== 200)
    if (failed) throw new Error(`A status list responded ${failed.status}`)
  }
  for (const connection of connections) connection.close()
  console.log(`  ${requests} at once: ${times.map((time) => time.toFixed(0)).join(" ")} ms`)
  return median(times)
}
