import { ById, CreateGallery, Done, Gallery, list, one } from "contract"
import { newRecord } from "#db/new-record.ts"
import type { Database } from "#db/open.ts"
import { createRecord, deleteRecord } from "#db/records.ts"
import type { GalleryRow } from "#db/schema.ts"
import type { App } from "#http/app-type.ts"
import { askerOf } from "#http/guard.ts"
import { created, done, listed } from "#http/success.ts"

export function galleryRoutes(app: App, database: Database) {
  app.get(
    "/galleries/get-galleries",
    { schema: { response: { 200: list(Gallery) } }, config: { keptUntil: ["gallery"] } },
    async () => {
      const all = await database.read.selectFrom("gallery").selectAll().orderBy("_id", "desc").execute()
      return listed("Galleries found", all)
    },
  )

  app.post(
    "/galleries/register",
    { schema: { body: CreateGallery, response: { 201: one(Gallery) } } },
    async (request, reply) => {
      const made = await database.write(["gallery"], (trx) =>
        createRecord(trx, "gallery", newGallery(request.body), askerOf(request)),
      )
      return created(reply, "Gallery created successfully", made)
    },
  )

  app.delete(
    "/galleries/delete-gallery/:id",
    { schema: { params: ById, response: { 200: Done } }, config: { fails: ["notFound", "changedMeanwhile"] } },
    async (request) => {
      await database.write(["gallery"], (trx) => deleteRecord(trx, "gallery", request.params.id, askerOf(request)))
      return done("Gallery deleted successfully")
    },
  )
}

export function newGallery({ image, title }: CreateGallery): GalleryRow {
  return { ...newRecord(), image, title }
}
