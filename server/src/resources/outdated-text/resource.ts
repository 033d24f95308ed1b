import { getOutdatedTexts, keepTranslation, OutdatedText, type RecordKind } from "contract"
import type { Database } from "#db/open.ts"
import { removeOutdated } from "#db/outdated-texts.ts"
import { recordTables } from "#db/records/records.ts"
import { type App, handle, handleChange, listOf } from "#http/handle.ts"
import { type Dependencies, example, type Resource } from "#resources/resource.ts"

const title: OutdatedText = {
  kind: "course",
  recordId: "019a8f3e-6c1d-7b52-9e04-51b2c3d4e5f6",
  field: "title",
  english: "",
  name: "ওয়েব অ্যাপ্লিকেশন নিরাপত্তা",
  changedAt: "2026-11-24T09:30:00.000Z",
}

export const outdatedText: Resource = {
  routes: outdatedTextRoutes,
  examples: [example(OutdatedText, title)],
  bodies: { keepTranslation: { kind: title.kind, recordId: title.recordId, field: title.field } },
}

const maxRows = 2000

function outdatedTextRoutes(app: App, { database }: Dependencies) {
  handle(app, getOutdatedTexts, async () => {
    const rows = database.read.selectFrom("outdatedText").selectAll().orderBy("changedAt").limit(maxRows)
    const texts = await rows.execute()
    const names = new Map<string, string>()
    for (const kind of new Set(texts.map((text) => text.kind))) {
      if (kind === "site") continue
      const ids = texts.flatMap((text) => (text.kind === kind ? text.recordId : []))
      for (const { _id, name } of await namesOf(database.read, kind, ids)) names.set(_id, String(name))
    }
    // Those of a record in the bin are shown again when it is restored.
    const present = texts.filter(({ kind, recordId }) => kind === "site" || names.has(recordId))
    return listOf(present.map((text) => ({ ...text, name: names.get(text.recordId) ?? "" })))
  })

  handleChange(app, database, keepTranslation, (trx, { body }) =>
    removeOutdated(trx, { ...body, english: body.english ?? "" }),
  )
}

/** Kysely cannot type a table chosen at run time. */
const namesOf = (read: Database["read"], kind: RecordKind, ids: readonly string[]) =>
  read
    .selectFrom(kind as "gallery")
    .select(["_id", `${recordTables[kind].name as "title"} as name`])
    .where("_id", "in", ids)
    .execute()
