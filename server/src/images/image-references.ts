import { type ImageTable, records } from "contract"
import { areOfDeletion } from "#audit-log/details.ts"
import type { Database } from "#db/open.ts"
import { namesIn } from "#images/name.ts"

type Read = Pick<Database["read"], "selectFrom">

export const pathOf = (name: string) => `/api/images/${name}`

/** Which of these images some record shows, in any column that the contract calls an image. */
export async function shownAmong(read: Read, names: readonly string[]): Promise<Set<string>> {
  const shown = new Set<string>()
  if (names.length === 0) return shown
  const paths = names.map(pathOf)
  for (const [table, { images: columns }] of Object.entries(records)) {
    for (const column of columns) {
      // Kysely cannot follow a column that is chosen at run time: each of these is like the gallery's.
      const rows = await read
        .selectFrom(table as ImageTable as "gallery")
        .select(column as "image")
        .where(column as "image", "in", paths)
        // As the index of users' photos has it.
        .where(column as "image", "<>", "")
        .execute()
      for (const row of rows as Record<string, string>[]) for (const name of namesIn(row[column] ?? "")) shown.add(name)
    }
  }
  return shown
}

const pageSize = 500
// What an integer column of PostgreSQL holds.
const largestPosition = 2 ** 31 - 1

/** Images of records deleted since then: they can be restored from the audit log, and their images with them. */
export async function deletedSince(read: Read, moment: string): Promise<Set<string>> {
  const names = new Set<string>()
  for (let before = largestPosition; ; ) {
    const entries = await read
      .selectFrom("audit")
      .select(["position", "at", "details"])
      .where("position", "<", before)
      .orderBy("position", "desc")
      .limit(pageSize)
      .execute()
    for (const { at, details } of entries) {
      if (at < moment) return names
      if (areOfDeletion(details)) for (const name of namesIn(details)) names.add(name)
    }
    before = entries.at(-1)?.position ?? 0
    if (entries.length < pageSize) return names
  }
}
