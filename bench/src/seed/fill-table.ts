import type { Topic } from "contract"
import type { Database } from "../../../server/src/db/open.ts"
import type { Tables, Trx } from "../../../server/src/schema.ts"

type Statement = Parameters<Trx["executeQuery"]>[0]

const rowsInOneInsert = 250
const rowsInOneTransaction = 10_000
const rowsPerProgressLine = 250_000

/** Fills a table with this many rows, through the database layer. */
export async function fillTable<Table extends keyof Tables & Topic>(
  database: Database,
  table: Table,
  count: number,
  rowAt: (index: number) => Tables[Table],
) {
  const started = performance.now()
  let fullInsert: Statement | undefined
  for (let done = 0; done < count; ) {
    const end = Math.min(done + rowsInOneTransaction, count)
    await database.write([table], async (trx) => {
      for (let first = done; first < end; first += rowsInOneInsert) {
        const rows = Array.from({ length: Math.min(rowsInOneInsert, end - first) }, (_, row) => rowAt(first + row))
        // Kysely cannot follow a table that is chosen at run time.
        const insert = () =>
          trx
            .insertInto(table as "user")
            .values(rows as Tables["user"][])
            .compile()
        if (rows.length < rowsInOneInsert) await trx.executeQuery(insert())
        else {
          // Building the statement takes longer than running it.
          fullInsert ??= insert()
          await trx.executeQuery({ ...fullInsert, parameters: rows.flatMap((row) => Object.values(row)) })
        }
      }
    })
    done = end
    if (done % rowsPerProgressLine === 0 || (done === count && count >= rowsInOneTransaction)) {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`  ${done.toLocaleString("en")} of ${count.toLocaleString("en")} ${table}s after ${seconds} s`)
    }
  }
}
