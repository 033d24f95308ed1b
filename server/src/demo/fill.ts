import type { RecordKind } from "contract"
import { dummyHash } from "#accounts/password/password.ts"
import { newUser } from "#accounts/user-row.ts"
import { insertRecord } from "#db/records/records.ts"
import { markAsDemo, markSampleSite } from "#demo-records.ts"
import { earliestId, newId } from "#new-id.ts"
import { demoImage } from "#resources/demo/demo-image.ts"
import { recordResources } from "#resources/registry.ts"
import { demoReviews } from "#resources/review/demo.ts"
import { newReview } from "#resources/review/routes.ts"
import type { ReviewRow } from "#resources/review/table.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { Tables, Trx } from "#schema.ts"

/** Inserts sample content into a new site, so that its pages are not empty. */
export async function fillWithDemo(trx: Trx): Promise<void> {
  await markSampleSite(trx)
  // Reversed, because the list names dependent kinds before the kinds that they refer to.
  for (const { kind, demo } of Object.values(recordResources).toReversed()) {
    if (demo) await insertSamples(trx, kind, await (await demo()).rows(trx))
  }
  const { users, reviews } = sampleReviews()
  const authors = await insertSamples(trx, "user", users)
  const insertable = reviews.filter(({ userId }) => authors.some(({ _id }) => _id === userId))
  await insertSamples(trx, "review", insertable)
}

/** Skips rows that exist: certificates and courses may have been added before the first admin. */
async function insertSamples<T extends RecordKind>(trx: Trx, kind: T, rows: Tables[T][]) {
  const inserted: Tables[T][] = []
  for (const row of rows) {
    const record = await insertRecord(trx, kind, row)
    if (record) inserted.push(record)
  }
  await markAsDemo(trx, kind, inserted)
  return inserted
}

const flag = (isSet: boolean) => (isSet ? 1 : 0)

const dayMs = 24 * 60 * 60 * 1000

/** Replaces the columns of `newRecord`. The id has the same time, because lists are sorted by ids and show their dates. */
function createdBefore(days: number) {
  const time = Date.now() - days * dayMs
  const createdAt = new Date(time).toISOString()
  return { _id: earliestId(time).slice(0, 13) + newId().slice(13), createdAt, updatedAt: createdAt }
}

/** One review every 13 days until now, each by a student who had registered 90 days before. Nobody can log in as these authors. */
function sampleReviews(): { users: UserRow[]; reviews: ReviewRow[] } {
  const start = { passwordHash: dummyHash(), role: "student", isVerified: 1, language: "bn" } as const
  const samples = demoReviews.map(({ author: { name, email, photo }, review, isOnHome }, index) => {
    const days = (demoReviews.length - index) * 13
    const student = { ...newUser({ ...start, name, email }), ...createdBefore(days + 90) }
    const user = { ...student, photo: photo && demoImage(photo) }
    const written = { ...newReview(review, user), ...createdBefore(days) }
    return { user, review: { ...written, isHomeShow: flag(isOnHome) } as const }
  })
  return { users: samples.map(({ user }) => user), reviews: samples.map(({ review }) => review) }
}
