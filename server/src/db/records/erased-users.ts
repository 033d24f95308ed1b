import type { Read } from "#schema.ts"

/** When a user was erased; empty if they were not. */
export async function erasedAt(read: Read, _id: string): Promise<string> {
  const row = await read.selectFrom("erasedUser").select("erasedAt").where("_id", "=", _id).executeTakeFirst()
  return row?.erasedAt ?? ""
}
