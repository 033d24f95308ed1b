import { getImports, importCertificates, isSet, undoImport } from "contract"
import { takeCsv } from "#csv/upload.ts"
import type { App } from "#http/app-type.ts"
import { actorOf } from "#http/guard.ts"
import { handle, listOf } from "#http/handle.ts"
import { importer } from "#imports/importer.ts"
import { pastImports } from "#imports/past.ts"
import type { Parts } from "#resources/resource.ts"

/** Certificates in from a file, and out again. */
export function certificateCsvRoutes(app: App, { database }: Parts) {
  const imports = importer(database)
  app.addHook("onClose", () => imports.stop())

  handle(app, getImports, async () => listOf(await pastImports(database)))

  handle(app, undoImport, async (request) => {
    const undone = await imports.undo({ importId: request.params.id, by: actorOf(request) })
    return { data: undone }
  })

  app.register(async (scope: App) => {
    takeCsv(scope)
    handle(scope, importCertificates, async (request) => {
      const dryRun = request.query.dryRun !== undefined && isSet(request.query.dryRun)
      const result = await imports.run({ file: request.body as Buffer, dryRun, by: actorOf(request) })
      return dryRun ? { message: "The file can be imported", data: result } : { data: result }
    })
  })
}
