import { retention } from "contract"
import { sql } from "kysely"
import type { Database } from "#db/open.ts"
import { referencedAmong } from "#images/image-references.ts"
import type { Tables } from "#schema.ts"

type Write = Pick<Database, "write">
type Read = Pick<Database, "read">

const hourMs = 60 * 60 * 1000
/** An image is uploaded before its form is submitted, and that form may stay open for a while. */
export const gracePeriodMs = retention.unusedImageHours * hourMs
/** After this time, a process that was removing an image is considered dead. */
const removalTimeoutMs = 60_000

export const isoBefore = (now: number, ms: number) => new Date(now - ms).toISOString()
const newRow = (name: string) => ({ name, unusedSince: "", removingSince: "" })

/** Using and removing an image both update its row first, so no record can reference an image that is being removed. */
function mark({ write }: Write, name: string, values: Partial<Tables["image"]>, removedBefore: string) {
  return write([], async (trx) => {
    const marked = await trx
      .insertInto("image")
      .values(newRow(name))
      .onConflict((conflict) =>
        conflict.column("name").doUpdateSet(values).where("image.removingSince", "<=", removedBefore),
      )
      .returning("name")
      .executeTakeFirst()
    return marked !== undefined
  })
}

/** Call this before a record that references the image is saved. Returns false if the image is being removed. */
export const markUsed = (database: Write, name: string) => mark(database, name, { unusedSince: "" }, "")

/** Call this before an uploaded image is written. Returns false while an image with the same content is being removed. */
export const markUploaded = (database: Write, name: string) =>
  mark(database, name, newRow(name), isoBefore(Date.now(), removalTimeoutMs))

/** Records which of these images are unused, and since when. Creates missing rows, for images older than this table. */
export async function recordUsage({ write }: Write, names: readonly string[], used: ReadonlySet<string>, now: number) {
  const [inUse, unused] = [names.filter((name) => used.has(name)), names.filter((name) => !used.has(name))]
  if (names.length === 0) return
  await write([], async (trx) => {
    await trx
      .insertInto("image")
      .values(names.map(newRow))
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute()
    const rows = (subset: readonly string[]) => trx.updateTable("image").where("name", "in", subset)
    const unusedSince = isoBefore(now, 0)
    if (inUse.length > 0) await rows(inUse).where("unusedSince", "<>", "").set({ unusedSince: "" }).execute()
    if (unused.length > 0) await rows(unused).where("unusedSince", "=", "").set({ unusedSince }).execute()
  })
}

const isUnused = (now: number) => sql<boolean>`"unusedSince" <> '' and "unusedSince" < ${isoBefore(now, gracePeriodMs)}`

export async function expiredAmong({ read }: Read, names: readonly string[], now: number): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await read.selectFrom("image").select("name").where("name", "in", names).where(isUnused(now)).execute()
  return new Set(rows.map(({ name }) => name))
}

/** Claims an image and removes it, if it is still unused and not being removed by another process. Returns whether it was removed. */
export async function removeIfUnused({ write }: Write, name: string, now: number, remove: () => Promise<void>) {
  const claimedAt = isoBefore(now, 0)
  const isClaimed = await write([], async (trx) => {
    const claimed = await trx
      .updateTable("image")
      .set({ removingSince: claimedAt })
      .where("name", "=", name)
      .where(isUnused(now))
      .where("removingSince", "<", isoBefore(now, removalTimeoutMs))
      .returning("name")
      .executeTakeFirst()
    if (!claimed) return false
    const isReferenced = (await referencedAmong(trx, [name])).has(name)
    if (isReferenced) await trx.updateTable("image").set(newRow(name)).where("name", "=", name).execute()
    return !isReferenced
  })
  if (!isClaimed) return false
  const isClaimedHere = sql<boolean>`name = ${name} and "removingSince" = ${claimedAt}`
  try {
    await remove()
  } catch (error) {
    // Release the claim, so that the next cleanup tries again.
    await write([], (trx) => trx.updateTable("image").set({ removingSince: "" }).where(isClaimedHere).execute())
    throw error
  }
  await write([], (trx) => trx.deleteFrom("image").where(isClaimedHere).execute())
  return true
}

/** Deletes rows whose removal was interrupted after the file was deleted. */
export async function deleteStaleRows({ write }: Write, now: number) {
  await write([], async (trx) => {
    const removing = trx.deleteFrom("image").where("removingSince", "<>", "")
    await removing.where("removingSince", "<", isoBefore(now, removalTimeoutMs)).execute()
  })
}
