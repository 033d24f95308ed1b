import { imageColumns } from "contract"
import { isDeletion } from "#audit-log/details.ts"
import { erasedSince } from "#db/erased-users.ts"
import type { Database } from "#db/open.ts"
import { namesIn } from "#images/name.ts"

type Read = Pick<Database["read"], "selectFrom">

export const pathOf = (name: string) => `/api/images/${name}`

/** Which of these images are referenced, in any image column of the contract. */
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
// The maximum of an integer column in PostgreSQL.
const maxPosition = 2 ** 31 - 1

/** Images of records deleted since this timestamp: unless the person was erased, those can be restored from the audit log, with their images. */
export async function imagesDeletedSince(read: Read, timestamp: string): Promise<Set<string>> {
  const names = new Set<string>()
  const erased = (await erasedSince(read, timestamp)).map((id) => `"_id":${JSON.stringify(id)}`)
  // Rows are recorded one per line.
  const restorable = (details: string) =>
    details
      .split("\n")
      .filter((line) => !erased.some((id) => line.includes(id)))
      .join("\n")
  for (let before = maxPosition; ; ) {
    const entries = await read
      .selectFrom("audit")
      .select(["position", "at", "details"])
      .where("position", "<", before)
      .orderBy("position", "desc")
      .limit(pageSize)
      .execute()
    for (const { at, details } of entries) {
      if (at < timestamp) return names
      if (isDeletion(details)) for (const name of namesIn(restorable(details))) names.add(name)
    }
    before = entries.at(-1)?.position ?? 0
    if (entries.length < pageSize) return names
  }
}
