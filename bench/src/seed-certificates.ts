import { newCertificate } from "../../server/src/db/certificate-row.ts"
import type { Database } from "../../server/src/db/open.ts"
import { certificateAt } from "./certificate-series.ts"
import { fillTable } from "./fill-table.ts"

export const seededSeries = "SEED"

export function seedCertificates(database: Database, count: number) {
  return fillTable(database, "certificate", count, (index) => newCertificate(certificateAt(seededSeries, index)))
}
