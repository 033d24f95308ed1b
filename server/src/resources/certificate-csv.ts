import { ById, CertificateImport, Deleted, ImportQuery, ImportResult, importLimits, isSet, list, one } from "contract"
import * as z from "zod/mini"
import { takeCsv } from "#csv/upload.ts"
import type { Database } from "#db/open.ts"
import type { App } from "#http/app-type.ts"
import { actorOf } from "#http/guard.ts"
import { found, listed } from "#http/success.ts"
import { importer } from "#imports/importer.ts"
import { pastImports } from "#imports/past.ts"

const description = `CSV in UTF-8, at most ${importLimits.rows.toLocaleString("en")} rows. The first line names the columns candidateName, candidateEmail,
certificationName, batchNo and certificationNo, in any order, and may name status; other columns are passed over. All rows
are imported or none. Failures name the line and the column, as in \`rows.7.candidateEmail\`. A certificate that is there
already with the same details stays as it is, so a file may be sent again.`

/** Certificates in from a file, and out again. */
export function certificateCsvRoutes(app: App, database: Database) {
  const imports = importer(database, app.log)
  app.addHook("onClose", () => imports.stop())

  app.get("/certificates/get-imports", { schema: { response: { 200: list(CertificateImport) } } }, async () =>
    listed("Imports found", await pastImports(database)),
  )

  app.delete(
    "/certificates/undo-import/:id",
    { schema: { params: ById, response: { 200: one(Deleted) } }, config: { fails: ["notFound"] } },
    async (request) => {
      const undone = await imports.run({ importId: request.params.id, by: actorOf(request) })
      return found("Import undone successfully", undone)
    },
  )

  app.register(async (scope: App) => {
    takeCsv(scope)
    scope.post(
      "/certificates/import-certificates",
      {
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
        const dryRun = request.query.dryRun !== undefined && isSet(request.query.dryRun)
        const result = await imports.run({ file: request.body as Buffer, dryRun, by: actorOf(request) })
        return found(dryRun ? "The file can be imported" : "Certificates imported successfully", result)
      },
    )
  })
}
