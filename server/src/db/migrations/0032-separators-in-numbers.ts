import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import { foldedNumberOf } from "#db/certificate-number.ts"

type Row = { _id: string; certificationNo: string; foldedNumber: string }

const batchSize = 1000

/** Numbers are also found with other separators than dashes and spaces. `updatedAt` does not change: nobody edited them. */
export const thirtySecond: Migration = {
  async up(db: Kysely<unknown>) {
    for (let last: string | undefined = ""; last !== undefined; ) {
      const { rows }: { rows: Row[] } = await sql<Row>`select _id, "certificationNo", "foldedNumber" from certificate
        where _id > ${last} order by _id limit ${batchSize}`.execute(db)
      for (const { _id, certificationNo, foldedNumber } of rows) {
        const folded = foldedNumberOf(certificationNo)
        if (folded !== foldedNumber)
          await sql`update certificate set "foldedNumber" = ${folded} where _id = ${_id}`.execute(db)
      }
      last = rows.at(-1)?._id
    }
  },
}
