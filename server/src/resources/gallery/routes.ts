import { type CreateGallery, createGallery, deleteGallery, getGalleries } from "contract"
import { createRecord, deleteRecord, newRecord } from "#db/records.ts"
import type { App } from "#http/app-type.ts"
import { askerOf } from "#http/guard.ts"
import { handle, listOf } from "#http/handle.ts"
import { handleChange } from "#http/handle-change.ts"
import type { GalleryRow } from "#resources/gallery/table.ts"
import type { Parts } from "#resources/resource.ts"

export function galleryRoutes(app: App, { database }: Parts) {
  handle(app, getGalleries, async () => {
    const all = await database.read.selectFrom("gallery").selectAll().orderBy("_id", "desc").execute()
    return listOf(all)
  })

  handleChange(app, database, createGallery, async (trx, request) => {
    const made = await createRecord(trx, "gallery", newGallery(request.body), askerOf(request))
    return { data: made }
  })

  handleChange(app, database, deleteGallery, async (trx, request) => {
    await deleteRecord(trx, "gallery", request.params.id, askerOf(request))
  })
}

export function newGallery({ image, title }: CreateGallery): GalleryRow {
  return { ...newRecord(), image, title }
}
