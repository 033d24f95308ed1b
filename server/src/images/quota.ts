import { isStaff } from "contract"
import type { Database } from "#db/open.ts"
import { notAllowed, notSignedIn, RequestFailure, tooManyImages } from "#errors.ts"
import type { Trx } from "#schema.ts"

const dayMs = 24 * 60 * 60 * 1000

/** Images that one account may upload in 24 hours. */
export type ImageQuota = { students: number; staff: number }

/** A photo is tried a few times; the pictures of an event are put into the gallery in one evening. */
export const standardImageQuota: ImageQuota = { students: 20, staff: 500 }

/** What was taken from somebody's quota, to be given back if nothing is stored. */
export type Reservation = { userId: string; at: number }

/** Counts an image before any work on it. The row is locked until the commit, so uploads are counted one by one. An unverified student has one in all. */
export function reserveImage({ write }: Database, userId: string, quota: ImageQuota): Promise<Reservation> {
  return write([], async (trx) => {
    const users = trx.selectFrom("user").select(["role", "isVerified"])
    const user = await users.where("_id", "=", userId).executeTakeFirst()
    if (!user) throw notSignedIn()
    const { uploads, stored } = await trx
      .insertInto("imageQuota")
      .values({ userId, uploads: "[]", stored: 0 })
      .onConflict((conflict) => conflict.column("userId").doUpdateSet({ userId }))
      .returning(["uploads", "stored"])
      .executeTakeFirstOrThrow()
    const now = Date.now()
    // Moments in the future, from a clock that was wrong, keep nobody out.
    const recent = (JSON.parse(uploads) as number[]).filter((at) => at > now - dayMs && at <= now)
    if (!isStaff(user.role) && user.isVerified === 0 && stored > 0) throw notAllowed("imageVerifyFirst")
    const most = isStaff(user.role) ? quota.staff : quota.students
    if (recent.length >= most) {
      const waitMs = (recent.at(-most) ?? now) + dayMs - now
      throw tooManyImages(most, Math.ceil(waitMs / 1000))
    }
    await save(trx, userId, [...recent, now], stored + 1)
    return { userId, at: now }
  })
}

/** An image that was refused counts for the day, because it was decoded; one that we could not take does not. */
export async function giveBack({ write }: Database, { userId, at }: Reservation, error: unknown) {
  const isOurTrouble = !(error instanceof RequestFailure) || error.kind === "busy"
  await write([], async (trx) => {
    const row = await trx
      .updateTable("imageQuota")
      .set({ userId })
      .where("userId", "=", userId)
      .returning(["uploads", "stored"])
      .executeTakeFirst()
    if (!row) return
    const uploads: number[] = JSON.parse(row.uploads)
    if (isOurTrouble) uploads.splice(uploads.indexOf(at), uploads.includes(at) ? 1 : 0)
    await save(trx, userId, uploads, Math.max(0, row.stored - 1))
  })
}

async function save(trx: Trx, userId: string, moments: number[], stored: number) {
  const uploads = JSON.stringify(moments)
  await trx.updateTable("imageQuota").set({ uploads, stored }).where("userId", "=", userId).execute()
}
