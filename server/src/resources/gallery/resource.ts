import { type CreateGallery, createGallery, deleteGallery, Gallery, getGalleries } from "contract"
import { createRecord, deleteRecord, newRecord } from "#db/records.ts"
import { askerOf } from "#http/guard.ts"
import { type App, handle, handleChange, listOf } from "#http/handle.ts"
import type { GalleryRow } from "#resources/gallery/table.ts"
import { example, type Parts, type RecordResource } from "#resources/resource.ts"

export const gallery: RecordResource<"gallery"> = {
  kind: "gallery",
  calls: { list: getGalleries, create: createGallery, delete: deleteGallery },
  demo: async () => {
    const { inputs } = await import("#resources/gallery/demo.ts")
    return { inputs, rows: () => inputs.map(newGallery) }
  },
  routes: galleryRoutes,
  examples: [
    example(Gallery, {
      _id: "019a8f3e-6c1d-7b52-9e04-6f5e4d3c2b1a",
      image: "https://images.example.com/khulna.webp",
      title: "খুলনায় সপ্তম ব্যাচের ক্লাস",
      updatedAt: "2026-11-16T04:30:00.000Z",
    }),
  ],
}

function galleryRoutes(app: App, { database }: Parts) {
  handle(app, getGalleries, async () =>
    listOf(await database.read.selectFrom("gallery").selectAll().orderBy("_id", "desc").execute()),
  )

  handleChange(app, database, createGallery, async (trx, request) => ({
    data: await createRecord(trx, "gallery", newGallery(request.body), askerOf(request)),
  }))

  handleChange(app, database, deleteGallery, async (trx, request) => {
    await deleteRecord(trx, "gallery", request.params.id, askerOf(request))
  })
}

export function newGallery({ image, title }: CreateGallery): GalleryRow {
  return { ...newRecord(), image, title }
}
