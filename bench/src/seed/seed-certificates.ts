import type { Database } from "../../../server/src/db/open.ts"
import { newCertificate } from "../../../server/src/db/records/certificate-row.ts"
import { certificateAt } from "./certificate-series.ts"
import { fillTable } from "./fill-table.ts"

export const seededSeries = "SEED"

export function seedCertificates(database: Database, count: number) {
  return fillTable(database, "certificate", count, (index) => newCertificate(certificateAt(seededSeries, index)))
}
