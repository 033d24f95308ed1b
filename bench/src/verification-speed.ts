import { startCluster } from "../../server/src/test/postgres-cluster.ts"
import { type AppProcess, startApp } from "./app-process.ts"
import { type Cleanup, temporaryFolder } from "./cleanup.ts"
import { compare, type Side } from "./compare.ts"
import { addresses } from "./measured-addresses.ts"
import { seed } from "./seed.ts"

export async function startSeededApp(cleanup: Cleanup, count: number, databaseUrl = ""): Promise<AppProcess> {
  const dataDir = temporaryFolder(cleanup)
  await seed({ dataDir, databaseUrl, databasePool: 1 }, count)
  return startApp(cleanup, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
}

/** The whole way of an employer's question, against an answer that costs nothing but the way itself. */
export function verificationToConstant(app: AppProcess, count: number) {
  return compare(verification(app, count), {
    name: "constant JSON of its size",
    app,
    address: () => addresses.constantVerification,
  })
}

export async function manyToFew(cleanup: Cleanup, many: number, few: number) {
  const large = await startSeededApp(cleanup, many)
  const small = await startSeededApp(cleanup, few)
  const ratio = await compare(verification(large, many), verification(small, few))
  await Promise.all([large.end(), small.end()])
  return ratio
}

export async function verificationOnPostgres(cleanup: Cleanup, programs: string, count: number) {
  const cluster = await startCluster(programs)
  cleanup.defer(cluster.stop)
  const app = await startSeededApp(cleanup, count, cluster.url)
  const ratio = await verificationToConstant(app, count)
  await app.end()
  return ratio
}

function verification(app: AppProcess, count: number): Side {
  const name = `verification among ${count.toLocaleString("en")}`
  return { name, app, address: () => addresses.verification(Math.floor(Math.random() * count)) }
}
