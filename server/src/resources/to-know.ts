import { ById, CreateToKnow, Done, list, one, ToKnow } from "contract"
import { newRecord } from "#db/new-record.ts"
import type { Database } from "#db/open.ts"
import { createRecord, deleteRecord } from "#db/records.ts"
import type { ToKnowRow } from "#db/schema.ts"
import type { App } from "#http/app-type.ts"
import { askerOf } from "#http/guard.ts"
import { created, done, listed } from "#http/success.ts"

export function toKnowRoutes(app: App, database: Database) {
  app.get(
    "/toKnows/get-toKnows",
    { schema: { response: { 200: list(ToKnow) } }, config: { keptUntil: ["toKnow"] } },
    async () => {
      const all = await database.read.selectFrom("toKnow").selectAll().orderBy("_id", "desc").execute()
      return listed("To-knows found", all)
    },
  )

  app.post(
    "/toKnows/register",
    { schema: { body: CreateToKnow, response: { 201: one(ToKnow) } } },
    async (request, reply) => {
      const made = await database.write(["toKnow"], (trx) =>
        createRecord(trx, "toKnow", newToKnow(request.body), askerOf(request)),
      )
      return created(reply, "To-know created successfully", made)
    },
  )

  app.delete(
    "/toKnows/delete-toKnow/:id",
    { schema: { params: ById, response: { 200: Done } }, config: { fails: ["notFound", "changedMeanwhile"] } },
    async (request) => {
      await database.write(["toKnow"], (trx) => deleteRecord(trx, "toKnow", request.params.id, askerOf(request)))
      return done("To-know deleted successfully")
    },
  )
}

export function newToKnow({ playlist_thumbnail, title, playlist_link }: CreateToKnow): ToKnowRow {
  return { ...newRecord(), playlist_thumbnail, title, playlist_link }
}
