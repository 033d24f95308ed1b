import type { Database } from "../../../server/src/db/open.ts"
import { newCertificate } from "../../../server/src/db/records/certificate-row.ts"
import { certificateAt } from "./certificate-series.ts"
import { fillTable } from "./fill-table.ts"

const revokedEvery = 30
const rowsInOneInsert = 1000

/** Certificates whose credentials have all been requested. */
export async function seedStatusLists(database: Database, count: number) {
  const ids: string[] = []
  await fillTable(database, "certificate", count, (index) => {
    const row = newCertificate(certificateAt("STATUS", index))
    ids.push(row._id)
    return { ...row, status: index % revokedEvery === 0 ? "inactive" : "active" }
  })
  for (let first = 0; first < count; first += rowsInOneInsert) {
    const some = ids.slice(first, first + rowsInOneInsert)
    const rows = some.map((certificateId, index) => ({ position: first + index, certificateId, version: 1 }))
    await database.write([], (trx) => trx.insertInto("credentialStatus").values(rows).execute())
  }
}
