import { imageColumns } from "contract"
import { firstInBin } from "#db/records/deletions.ts"
import { namesIn } from "#images/name.ts"
import type { Read } from "#schema.ts"

export const pathOf = (name: string) => `/api/images/${name}`

export async function referencedAmong(read: Read, names: readonly string[]): Promise<Set<string>> {
  const referenced = new Set<string>()
  if (names.length === 0) return referenced
  const paths = names.map(pathOf)
  for (const { table, column } of imageColumns) {
    // Kysely cannot type a column chosen at run time; all of these have the type of the gallery's.
    const rows = await read
      .selectFrom(table as "gallery")
      .select(column as "image")
      .where(column as "image", "in", paths)
      // Matches the condition of the partial index on users' photos.
      .where(column as "image", "<>", "")
      .execute()
    for (const row of rows as Record<string, string>[])
      for (const name of namesIn(row[column] ?? "")) referenced.add(name)
  }
  return referenced
}

const pageSize = 500

/** Images of records in the bin: those can be restored with their images. */
export async function imagesInBin(read: Read, now: number): Promise<Set<string>> {
  const names = new Set<string>()
  for (let last = ""; ; ) {
    const rows = await read
      .selectFrom("deletedRecord")
      .select(["_id", "fields"])
      .where("deletionId", ">=", firstInBin(now))
      .where("_id", ">", last)
      .orderBy("_id")
      .limit(pageSize)
      .execute()
    for (const { fields } of rows) for (const name of namesIn(fields)) names.add(name)
    if (rows.length < pageSize) return names
    last = rows.at(-1)?._id ?? ""
  }
}
