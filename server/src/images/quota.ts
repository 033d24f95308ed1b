import { isStaff } from "contract"
import type { Database } from "#db/open.ts"
import { notAllowed, notSignedIn, RequestFailure, tooManyImages } from "#errors.ts"
import type { Trx } from "#schema.ts"

const dayMs = 24 * 60 * 60 * 1000

/** How many images one account may upload in 24 hours. */
export type ImageQuota = { students: number; staff: number }

/** Students try a profile photo a few times; staff upload all images of an event in one evening. */
export const defaultImageQuota: ImageQuota = { students: 20, staff: 500 }

/** An image counted against a user's quota; refunded if nothing is stored. */
export type Reservation = { userId: string; timestamp: number }

/** Counts an image before any work on it. The row is locked until the commit, so concurrent uploads are counted correctly. An unverified student may store one image in total. */
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
    // Ignores timestamps in the future, from a wrong clock.
    const recent = (JSON.parse(uploads) as number[]).filter((timestamp) => timestamp > now - dayMs && timestamp <= now)
    if (!isStaff(user.role) && user.isVerified === 0 && stored > 0) throw notAllowed("imageVerifyFirst")
    const maxPerDay = isStaff(user.role) ? quota.staff : quota.students
    if (recent.length >= maxPerDay) {
      const waitMs = (recent.at(-maxPerDay) ?? now) + dayMs - now
      throw tooManyImages(maxPerDay, Math.ceil(waitMs / 1000))
    }
    await save(trx, userId, [...recent, now], stored + 1)
    return { userId, timestamp: now }
  })
}

/** A rejected image still counts for the day, because decoding it was work; one that we failed to store does not. */
export async function refundImage({ write }: Database, { userId, timestamp }: Reservation, error: unknown) {
  const isServerFault = !(error instanceof RequestFailure) || error.kind === "busy"
  await write([], async (trx) => {
    const row = await trx
      .updateTable("imageQuota")
      .set({ userId })
      .where("userId", "=", userId)
      .returning(["uploads", "stored"])
      .executeTakeFirst()
    if (!row) return
    const uploads: number[] = JSON.parse(row.uploads)
    if (isServerFault) uploads.splice(uploads.indexOf(timestamp), uploads.includes(timestamp) ? 1 : 0)
    await save(trx, userId, uploads, Math.max(0, row.stored - 1))
  })
}

async function save(trx: Trx, userId: string, timestamps: number[], stored: number) {
  const uploads = JSON.stringify(timestamps)
  await trx.updateTable("imageQuota").set({ uploads, stored }).where("userId", "=", userId).execute()
}
