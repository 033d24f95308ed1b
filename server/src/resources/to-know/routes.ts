import { type CreateToKnow, createToKnow, deleteToKnow, getToKnows } from "contract"
import { createRecord, deleteRecord, newRecord } from "#db/records.ts"
import type { App } from "#http/app-type.ts"
import { askerOf } from "#http/guard.ts"
import { handle, listOf } from "#http/handle.ts"
import { handleChange } from "#http/handle-change.ts"
import type { Parts } from "#resources/resource.ts"
import type { ToKnowRow } from "#resources/to-know/table.ts"

export function toKnowRoutes(app: App, { database }: Parts) {
  handle(app, getToKnows, async () => {
    const all = await database.read.selectFrom("toKnow").selectAll().orderBy("_id", "desc").execute()
    return listOf(all)
  })

  handleChange(app, database, createToKnow, async (trx, request) => {
    const made = await createRecord(trx, "toKnow", newToKnow(request.body), askerOf(request))
    return { data: made }
  })

  handleChange(app, database, deleteToKnow, async (trx, request) => {
    await deleteRecord(trx, "toKnow", request.params.id, askerOf(request))
  })
}

export function newToKnow({ playlist_thumbnail, title, playlist_link }: CreateToKnow): ToKnowRow {
  return { ...newRecord(), playlist_thumbnail, title, playlist_link }
}
