import { ImportQuery, ImportResult, one } from "contract"
import * as z from "zod/mini"
import { faultList } from "#csv/faults.ts"
import { textOf } from "#csv/text.ts"
import { takeCsv } from "#csv/upload.ts"
import { newId } from "#db/new-id.ts"
import type { Database } from "#db/open.ts"
import type { App } from "#http/app-type.ts"
import { badInput } from "#http/failure.ts"
import { askerOf } from "#http/guard.ts"
import { found } from "#http/success.ts"
import { certificatesIn } from "#resources/certificate-csv-rows.ts"
import { insertAll, notThereYet } from "#resources/certificate-csv-store.ts"

const mostBytes = 8 * 1024 * 1024

const description = `CSV in UTF-8, at most 20,000 rows. The first line names the columns candidateName, candidateEmail,
certificationName, batchNo and certificationNo, in any order, and may name status; other columns are passed over. All rows
are imported or none. Failures name the line and the column, as in \`rows.7.candidateEmail\`. A certificate that is there
already with the same details stays as it is, so a file may be sent again.`

/** Certificates in from a file. */
export function certificateCsvRoutes(app: App, database: Database) {
  app.register(async (scope: App) => {
    takeCsv(scope)
    scope.post(
      "/certificates/import-certificates",
      {
        bodyLimit: mostBytes,
        schema: {
          description,
          consumes: ["text/csv"],
          querystring: ImportQuery,
          body: z.any(),
          response: { 200: one(ImportResult) },
        },
        config: { fails: ["conflict"] },
      },
      async (request) => {
        const dryRun = request.query.dryRun === "1" || request.query.dryRun === "true"
        const text = await textOf(request.body as Buffer)
        if (text === null) throw badInput("csvEncoding")
        const importId = newId()
        const faults = faultList()
        const rows = await certificatesIn(text, importId, faults)
        const missing = await notThereYet(database, rows, faults)
        faults.refuse()
        if (!dryRun && missing.length > 0) {
          await database.write(["certificate"], (trx) => insertAll(trx, missing, askerOf(request), importId))
        }
        const result = { rows: rows.length, created: missing.length, unchanged: rows.length - missing.length, dryRun }
        return found(dryRun ? "The file can be imported" : "Certificates imported successfully", result)
      },
    )
  })
}
