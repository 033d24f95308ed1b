import { openDatabase, type Place } from "../../server/src/db/open.ts"
import { createLog } from "../../server/src/log.ts"
import { newCertificate } from "../../server/src/resources/certificate.ts"
import { certificateAt } from "./certificate-series.ts"

export const seededSeries = "SEED"

const rowsInOneInsert = 250
const rowsInOneTransaction = 10_000
const toldEvery = 250_000

/** Fills a fresh database with this many certificates, through the database layer, and closes it. */
export async function seed(place: Place, count: number) {
  const started = performance.now()
  const database = await openDatabase(place, createLog("warn"))
  const rowsFrom = (first: number, last: number) =>
    Array.from({ length: last - first }, (_, row) => newCertificate(certificateAt(seededSeries, first + row)))
  for (let done = 0; done < count; ) {
    const goal = Math.min(done + rowsInOneTransaction, count)
    await database.write(["certificate"], async (trx) => {
      for (let first = done; first < goal; first += rowsInOneInsert) {
        const rows = rowsFrom(first, Math.min(first + rowsInOneInsert, goal))
        await trx.insertInto("certificate").values(rows).execute()
      }
    })
    done = goal
    if (done % toldEvery === 0 || done === count) {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`  ${done.toLocaleString("en")} of ${count.toLocaleString("en")} certificates after ${seconds} s`)
    }
  }
  await database.close()
}
