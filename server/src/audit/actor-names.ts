import { keyList } from "#db/key-list.ts"
import type { Database } from "#db/open.ts"

/** Adds the present names of the people who acted: the log itself is never changed. */
export async function withActorNames<Entry extends { actorId: string }>(
  { read }: Pick<Database, "read">,
  entries: readonly Entry[],
) {
  const ids = [...new Set(entries.map(({ actorId }) => actorId))]
  const users = read.selectFrom("user").select(["_id", "name"]).where("_id", "in", keyList(read, ids))
  const names = new Map((ids.length > 0 ? await users.execute() : []).map(({ _id, name }) => [_id, name]))
  return entries.map((entry) => ({ ...entry, actorName: names.get(entry.actorId) ?? "" }))
}
