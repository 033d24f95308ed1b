import type { AuditFields, RecordKind } from "contract"
import { keyList } from "#db/key-list.ts"
import type { Database } from "#db/open.ts"

type Read = Pick<Database["read"], "selectFrom" | "getExecutor">

/** The user whom a recorded row is about: the account itself, or the author of a review. */
export const personOf = (kind: RecordKind, fields: AuditFields): string =>
  kind === "user" ? String(fields._id) : kind === "review" ? String(fields.userId) : ""

/** Which of these users were erased. */
export async function erasedAmong(read: Read, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = read.selectFrom("erasedUser").select("_id").where("_id", "in", keyList(read, ids))
  return new Set((await rows.execute()).map(({ _id }) => _id))
}

/** When a user was erased; empty if they were not. */
export async function erasedAt(read: Pick<Read, "selectFrom">, _id: string): Promise<string> {
  const row = await read.selectFrom("erasedUser").select("erasedAt").where("_id", "=", _id).executeTakeFirst()
  return row?.erasedAt ?? ""
}

/** Those erased since this timestamp. */
export async function erasedSince(read: Pick<Read, "selectFrom">, timestamp: string): Promise<string[]> {
  const rows = read.selectFrom("erasedUser").select("_id").where("erasedAt", ">=", timestamp)
  return (await rows.execute()).map(({ _id }) => _id)
}
