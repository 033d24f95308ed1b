import { addAdmin } from "#admin.ts"
import type { Cleanup } from "#cleanup.ts"
import { type Connection, openConnection } from "#load/http-connection.ts"
import { median } from "#percentile.ts"
import { type Postgres, startPostgres, vacuum } from "#postgres.ts"
import { notMeasured, type Row, underRow, withoutTarget } from "#report.ts"
import { certificateAt } from "#seed/certificate-series.ts"
import { fillTable } from "#seed/fill-table.ts"
import { startSeededApp } from "#seed/seeded-app.ts"
import type { Database } from "../../../server/src/db/open.ts"
import { newCertificate } from "../../../server/src/db/records/certificate-row.ts"

const [few, many] = [1000, 100_000]
const [warmUps, repetitions] = [5, 25]
const maxRatio = 4
const batchSize = 50

/** Query strings of the list of certificates among this many. The first group is what an office does all day. */
const lists: Record<"daily" | "rare", Record<string, (size: number) => string>> = {
  daily: {
    "newest first": () => "",
    "sorted by name": () => "sort=candidateName",
    "sorted by number, descending": () => "sort=-certificationNo",
    "one batch": () => "batchNo=b-3",
    "one batch, active, by name": () => "batchNo=B-3&status=active&sort=candidateName",
    "one batch, with a search": () => "batchNo=B-3&search=rahman",
    "the rare status": () => "status=inactive",
    "a day without certificates": () => "from=2020-01-01&to=2020-01-31&sort=-candidateName",
  },
  rare: {
    "the last page by name": (size) => `sort=candidateName&page=${size / 10}`,
    "the common status": () => "status=active",
    "the common status, by name": () => "status=active&sort=candidateName",
    "the common status, middle page by name": (size) => `status=active&sort=candidateName&page=${size / 20}`,
    "two common filters, by batch": () => "status=active&certificationName=c%200&sort=batchNo",
  },
}

/** Lists of 100,000 certificates beside lists of 1,000, filtered and sorted. */
export async function filters(cleanup: Cleanup): Promise<Row[]> {
  const rows = await filtersOn(cleanup, "SQLite")
  const postgres = await startPostgres(cleanup)
  if (!postgres) return [...rows, notMeasured("filters on PostgreSQL", "no PostgreSQL here")]
  return [...rows, ...(await filtersOn(cleanup, "PostgreSQL", postgres))]
}

type Measured = { connection: Connection; token: string; size: number }

async function filtersOn(cleanup: Cleanup, name: string, postgres?: Postgres): Promise<Row[]> {
  console.log(`\nFiltering and sorting certificates over ${name}, ms among ${few} and among ${many}`)
  const measured: Measured[] = []
  for (const size of [few, many]) {
    const databaseUrl = await postgres?.urlOf(`filters${size}`)
    const { app, seeded } = await startSeededApp(cleanup, (database) => seed(database, size, databaseUrl), {
      databaseUrl,
    })
    measured.push({ connection: await openConnection(app.port), token: seeded, size })
  }
  const rows: Row[] = []
  for (const [group, queries] of Object.entries(lists)) {
    for (const [kind, query] of Object.entries(queries)) {
      const path = (size: number) => `/api/certificates/get-certificates?${query(size)}`
      const [small = 0, large = 0] = await timesOf(measured, path)
      console.log(`  ${kind}: ${small.toFixed(2)} ${large.toFixed(2)}`)
      const row = underRow(`certificates on ${name}, ${kind}: ${many} : ${few}`, large / small, maxRatio)
      rows.push(group === "daily" ? row : withoutTarget(row))
    }
  }
  const suggestions = "/api/certificates/get-suggestions?field=batchNo&search=b"
  const [small = 0, large = 0] = await timesOf(measured, () => suggestions)
  rows.push(underRow(`suggestions on ${name}: ${many} : ${few}`, large / small, maxRatio))
  for (const { connection } of measured) connection.close()
  return rows
}

async function seed(database: Database, size: number, databaseUrl?: string) {
  await fillTable(database, "certificate", size, (index) => {
    const batchNo = `B-${Math.floor(index / batchSize)}`
    const certificationName = `C ${index % 3}`
    const row = newCertificate({ ...certificateAt("FILTER", (index * 7919) % size), batchNo, certificationName })
    return { ...row, status: index % batchSize === 0 && index < 5 * few ? "inactive" : "active" }
  })
  if (databaseUrl) await vacuum(databaseUrl)
  return addAdmin(database)
}

/** The median time on each server, measured alternately. */
async function timesOf(measured: Measured[], pathOf: (size: number) => string): Promise<number[]> {
  const times = measured.map(() => [] as number[])
  for (let sent = -warmUps; sent < repetitions; sent++) {
    for (const [server, { connection, token, size }] of measured.entries()) {
      const { status, milliseconds } = await connection.send({ path: pathOf(size), token })
      if (status !== 200) throw new Error(`${pathOf(size)} responded ${status}`)
      if (sent >= 0) times[server]?.push(milliseconds)
    }
  }
  return times.map(median)
}
