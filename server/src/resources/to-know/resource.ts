import { type CreateToKnow, createToKnow, deleteToKnow, getToKnows, ToKnow } from "contract"
import { createRecord, deleteRecord, newRecord } from "#db/records.ts"
import { askerOf } from "#http/guard.ts"
import { type App, handle, handleChange, listOf } from "#http/handle.ts"
import { example, type Parts, type RecordResource } from "#resources/resource.ts"
import type { ToKnowRow } from "#resources/to-know/table.ts"

export const toKnow: RecordResource<"toKnow"> = {
  kind: "toKnow",
  calls: { list: getToKnows, create: createToKnow, delete: deleteToKnow },
  demo: async () => {
    const { inputs } = await import("#resources/to-know/demo.ts")
    return { inputs, rows: () => inputs.map(newToKnow) }
  },
  routes: toKnowRoutes,
  examples: [
    example(ToKnow, {
      _id: "019a8f3e-6c1d-7b52-9e04-4e5f60718293",
      playlist_thumbnail: "https://images.example.com/networks.webp",
      title: "নেটওয়ার্কের গোড়ার কথা",
      playlist_link: "https://videos.example.com/playlist/networks",
      updatedAt: "2026-11-16T04:30:00.000Z",
    }),
  ],
}

function toKnowRoutes(app: App, { database }: Parts) {
  handle(app, getToKnows, async () =>
    listOf(await database.read.selectFrom("toKnow").selectAll().orderBy("_id", "desc").execute()),
  )

  handleChange(app, database, createToKnow, async (trx, request) => ({
    data: await createRecord(trx, "toKnow", newToKnow(request.body), askerOf(request)),
  }))

  handleChange(app, database, deleteToKnow, async (trx, request) => {
    await deleteRecord(trx, "toKnow", request.params.id, askerOf(request))
  })
}

export function newToKnow({ playlist_thumbnail, title, playlist_link }: CreateToKnow): ToKnowRow {
  return { ...newRecord(), playlist_thumbnail, title, playlist_link }
}
