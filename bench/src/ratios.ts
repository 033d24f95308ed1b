import { type Cleanup, cleaningUp } from "./cleanup.ts"
import { rounds } from "./compare.ts"
import { addresses } from "./measured-addresses.ts"
import { brotliPageToConstant, pageHtml, pageToConstant } from "./page-speed.ts"
import { postgresPrograms } from "./postgres-programs.ts"
import { printTable, type Row } from "./report.ts"
import { restingMemory } from "./resting-memory.ts"
import { scriptWeight } from "./script-weight.ts"
import { manyToFew, startSeededApp, verificationOnPostgres, verificationToConstant } from "./verification-speed.ts"

const count = 100_000
const [many, few] = [1_000_000, 1000]
const limitSeconds = 600

await cleaningUp(limitSeconds, async (cleanup) => {
  console.log(`Each ratio is the median of ${rounds} rounds in which its two sides are measured in turn.`)
  const rows = [
    ...(await memory(cleanup)),
    ...(await oneApp(cleanup)),
    ...(await size(cleanup)),
    ...(await postgres(cleanup)),
  ]
  console.log("")
  printTable(rows)
  return 0
})

async function memory(cleanup: Cleanup): Promise<Row[]> {
  console.log("\nMemory of the server at rest")
  const megabytes = await restingMemory(cleanup)
  const measured = megabytes ? `${megabytes.toFixed(0)} MB` : "not measured: no /proc"
  return [{ what: "memory of the server at rest", measured, aim: "under 150 MB" }]
}

async function oneApp(cleanup: Cleanup): Promise<Row[]> {
  console.log("\nVerification and pages over SQLite")
  const app = await startSeededApp(cleanup, count)
  const scripts = await scriptWeight(await pageHtml(app), "src/features/certificate/verify-page.tsx")
  const verification = await verificationToConstant(app, count)
  const page = await pageToConstant(app)
  const brotliPage = await brotliPageToConstant(app)
  await app.end()
  const onPage = `JavaScript on ${addresses.page}, ${scripts.files} files`
  return [
    ratio(`verification among ${count.toLocaleString("en")} : constant JSON`, verification, 0.5),
    ratio("kept page : constant body", page, 0.8),
    ratio("kept page, brotli : constant body", brotliPage, 0.8),
    { what: `${onPage}, gzip`, measured: `${scripts.gzip.toFixed(1)} KiB`, aim: "130 KiB or less" },
    { what: `${onPage}, brotli`, measured: `${scripts.brotli.toFixed(1)} KiB`, aim: "115 KiB or less" },
  ]
}

async function size(cleanup: Cleanup): Promise<Row[]> {
  console.log("\nVerification among many and few, over SQLite")
  const measured = await manyToFew(cleanup, many, few)
  return [ratio(`verification among ${many.toLocaleString("en")} : among ${few.toLocaleString("en")}`, measured, 0.8)]
}

async function postgres(cleanup: Cleanup): Promise<Row[]> {
  console.log("\nVerification over PostgreSQL")
  const what = `verification among ${count.toLocaleString("en")} on PostgreSQL : constant JSON`
  const programs = postgresPrograms()
  if (!programs) return [{ what, measured: "not measured: no PostgreSQL here", aim: "" }]
  return [{ ...ratio(what, await verificationOnPostgres(cleanup, programs, count), 0), aim: "" }]
}

function ratio(what: string, measured: number, least: number): Row {
  return { what, measured: measured.toFixed(2), aim: `${least} or more` }
}
