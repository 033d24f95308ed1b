import { sql } from "kysely"
import type { Database } from "#db/open.ts"
import { shownAmong } from "#images/image-references.ts"
import type { Tables } from "#schema.ts"

type Write = Pick<Database, "write">
type Read = Pick<Database, "read">

const hourMs = 60 * 60 * 1000
/** An image is uploaded before the form is sent that uses it, and that form may stay open for a while. */
export const graceMs = 24 * hourMs
/** How long a process that removes an image is waited for, before it counts as ended. */
const removalTimeoutMs = 60_000

export const before = (now: number, ms: number) => new Date(now - ms).toISOString()
const newRow = (name: string) => ({ name, unusedSince: "", removingSince: "" })

/** Who uses and who removes an image both change its row first, so no record names one that is being removed. */
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

/** Before a record is saved that shows the image: false if it is being removed. */
export const markUsed = (database: Write, name: string) => mark(database, name, { unusedSince: "" }, "")

/** Before an uploaded image is written: false while one of the same content is being removed. */
export const markUploaded = (database: Write, name: string) =>
  mark(database, name, newRow(name), before(Date.now(), removalTimeoutMs))

/** Notes which of these images are unused, and since when; images that are older than these rows get theirs. */
export async function noteUse({ write }: Write, names: readonly string[], used: ReadonlySet<string>, now: number) {
  const [inUse, unused] = [names.filter((name) => used.has(name)), names.filter((name) => !used.has(name))]
  if (names.length === 0) return
  await write([], async (trx) => {
    await trx
      .insertInto("image")
      .values(names.map(newRow))
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute()
    const rows = (some: readonly string[]) => trx.updateTable("image").where("name", "in", some)
    const unusedSince = before(now, 0)
    if (inUse.length > 0) await rows(inUse).where("unusedSince", "<>", "").set({ unusedSince: "" }).execute()
    if (unused.length > 0) await rows(unused).where("unusedSince", "=", "").set({ unusedSince }).execute()
  })
}

const isUnused = (now: number) => sql<boolean>`"unusedSince" <> '' and "unusedSince" < ${before(now, graceMs)}`

/** Which of these images have been unused for long enough. */
export async function dueAmong({ read }: Read, names: readonly string[], now: number): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await read.selectFrom("image").select("name").where("name", "in", names).where(isUnused(now)).execute()
  return new Set(rows.map(({ name }) => name))
}

/** Claims an image and removes it, if it is still unused and nobody else is removing it. Answers whether it is gone. */
export async function removeIfUnused({ write }: Write, name: string, now: number, remove: () => Promise<void>) {
  const claimedAt = before(now, 0)
  const isClaimed = await write([], async (trx) => {
    const claimed = await trx
      .updateTable("image")
      .set({ removingSince: claimedAt })
      .where("name", "=", name)
      .where(isUnused(now))
      .where("removingSince", "<", before(now, removalTimeoutMs))
      .returning("name")
      .executeTakeFirst()
    if (!claimed) return false
    const isShown = (await shownAmong(trx, [name])).has(name)
    if (isShown) await trx.updateTable("image").set(newRow(name)).where("name", "=", name).execute()
    return !isShown
  })
  if (!isClaimed) return false
  const isOurs = sql<boolean>`name = ${name} and "removingSince" = ${claimedAt}`
  try {
    await remove()
  } catch (error) {
    // Its row is left to another day.
    await write([], (trx) => trx.updateTable("image").set({ removingSince: "" }).where(isOurs).execute())
    throw error
  }
  await write([], (trx) => trx.deleteFrom("image").where(isOurs).execute())
  return true
}

/** Rows of images whose removal was cut short after their file was gone. */
export async function forgetRemoved({ write }: Write, now: number) {
  await write([], async (trx) => {
    const removing = trx.deleteFrom("image").where("removingSince", "<>", "")
    await removing.where("removingSince", "<", before(now, removalTimeoutMs)).execute()
  })
}
