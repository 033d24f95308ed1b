import { isStaff } from "contract"
import { counterKey, countOne, dayMs, lockCounters, saveTimestamps, uncount } from "#db/counters.ts"
import type { Database } from "#db/open.ts"
import { notAllowed, notSignedIn, RequestFailure, tooManyImages } from "#errors.ts"

/** How many images one account may upload in 24 hours. */
export type ImageQuota = { students: number; staff: number }

/** Students try a profile photo a few times; staff upload all images of an event in one evening. */
export const defaultImageQuota: ImageQuota = { students: 20, staff: 500 }

/** An image counted against a user's quota; refunded if nothing is stored. */
export type Reservation = { userId: string; timestamp: number }

/** The images of a day; and whether one was ever stored, which counts for so long that nobody sees its end. */
export const imageCounters = (userId: string, perDay: number) => ({
  day: { key: counterKey("images", userId), limit: perDay, windowMs: dayMs },
  ever: { key: counterKey("first image", userId), limit: 1, windowMs: 20 * 365 * dayMs },
})

/** Counts an image before any work on it, so concurrent uploads are counted correctly. An unverified student may store one image in total. */
export function reserveImage({ write }: Database, userId: string, quota: ImageQuota): Promise<Reservation> {
  return write([], async (trx) => {
    const users = trx.selectFrom("user").select(["role", "isVerified"])
    const user = await users.where("_id", "=", userId).executeTakeFirst()
    if (!user) throw notSignedIn()
    const maxPerDay = isStaff(user.role) ? quota.staff : quota.students
    const { day, ever } = imageCounters(userId, maxPerDay)
    const timestamp = Date.now()
    const isFirst = (await lockCounters(trx, [ever], timestamp))[0]?.timestamps.length === 0
    if (!isStaff(user.role) && user.isVerified === 0 && !isFirst) throw notAllowed("imageVerifyFirst")
    const seconds = await countOne(trx, [day], timestamp)
    if (seconds !== null) throw tooManyImages(maxPerDay, seconds)
    if (isFirst) await saveTimestamps(trx, ever.key, [timestamp])
    return { userId, timestamp }
  })
}

/** A rejected image still counts for the day, because decoding it was work; one that we failed to store does not. */
export async function refundImage({ write }: Database, { userId, timestamp }: Reservation, error: unknown) {
  const isServerFault = !(error instanceof RequestFailure) || error.kind === "busy"
  const { day, ever } = imageCounters(userId, 0)
  await write([], async (trx) => {
    await uncount(trx, [ever], timestamp)
    if (isServerFault) await uncount(trx, [day], timestamp)
  })
}
