import { constantOf, verificationOf } from "#browser/measured-urls.ts"
import type { Cleanup } from "#cleanup.ts"
import { compare, type Side } from "#compare.ts"
import { startPostgres } from "#postgres.ts"
import type { AppProcess } from "#process/app-process.ts"
import { atLeastRow, notMeasured, type Row, withoutTarget } from "#report.ts"
import { seedCertificates } from "#seed/seed-certificates.ts"
import { startSeededApp } from "#seed/seeded-app.ts"

const count = 100_000
const [largeCount, smallCount] = [1_000_000, 1000]
const formatted = (number: number) => number.toLocaleString("en")

/** Verification of a certificate, measured as an HTTP request. */
export async function verification(cleanup: Cleanup): Promise<Row[]> {
  console.log("\nVerification over SQLite")
  const toConstant = await verificationToConstant(cleanup)
  console.log("\nVerification with many and with few certificates, over SQLite")
  const size = await largeToSmall(cleanup)
  return [
    atLeastRow(`verification among ${formatted(count)} : constant JSON`, toConstant, 0.6),
    atLeastRow(`verification among ${formatted(largeCount)} : among ${formatted(smallCount)}`, size, 0.8),
    await onPostgres(cleanup),
  ]
}

/** Compared with a constant response, which costs only HTTP itself. */
async function verificationToConstant(cleanup: Cleanup, databaseUrl = "") {
  const app = await startWith(cleanup, count, databaseUrl)
  const url = () => constantOf("verification")
  const ratio = await compare(sideOf(app, count), { name: "constant JSON of its size", app, url })
  await app.end()
  return ratio
}

async function largeToSmall(cleanup: Cleanup) {
  const large = await startWith(cleanup, largeCount)
  const small = await startWith(cleanup, smallCount)
  const ratio = await compare(sideOf(large, largeCount), sideOf(small, smallCount))
  await Promise.all([large.end(), small.end()])
  return ratio
}

async function onPostgres(cleanup: Cleanup): Promise<Row> {
  console.log("\nVerification over PostgreSQL")
  const metric = `verification among ${formatted(count)} on PostgreSQL : constant JSON`
  const postgres = await startPostgres(cleanup)
  if (!postgres) return notMeasured(metric, "no PostgreSQL here")
  return withoutTarget(
    atLeastRow(metric, await verificationToConstant(cleanup, await postgres.urlOf("verification")), 0),
  )
}

async function startWith(cleanup: Cleanup, certificates: number, databaseUrl = ""): Promise<AppProcess> {
  const options = { databaseUrl, constants: ["verification"] } as const
  const { app } = await startSeededApp(cleanup, (database) => seedCertificates(database, certificates), options)
  return app
}

function sideOf(app: AppProcess, certificates: number): Side {
  const url = () => verificationOf(Math.floor(Math.random() * certificates))
  return { name: `verification among ${formatted(certificates)}`, app, url }
}
