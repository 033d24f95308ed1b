import type { RecordKind } from "contract"
import { dummyHash } from "#accounts/password.ts"
import { newUser } from "#accounts/user-row.ts"
import { insertRecord } from "#db/records.ts"
import { markAsDemo } from "#demo-records.ts"
import { demoPicture as picture } from "#resources/demo/wording.ts"
import { recordResources } from "#resources/registry.ts"
import { demoReviews } from "#resources/review/demo.ts"
import { newReview } from "#resources/review/routes.ts"
import type { ReviewRow } from "#resources/review/table.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { Tables, Trx } from "#schema.ts"

/** Sample content for a site that has just been made, so that nobody meets empty pages. */
export async function fillWithDemo(trx: Trx): Promise<void> {
  // Records that belong to others stand before them in the list: they are made last.
  for (const { kind, demo } of Object.values(recordResources).toReversed()) {
    if (demo) await insertSamples(trx, kind, await (await demo()).rows(trx))
  }
  const { users, reviews } = voices()
  const authors = await insertSamples(trx, "user", users)
  const written = reviews.filter(({ userId }) => authors.some(({ _id }) => _id === userId))
  await insertSamples(trx, "review", written)
}

/** What is there already stays: certificates may have been imported, and courses made, before the first admin. */
async function insertSamples<T extends RecordKind>(trx: Trx, kind: T, rows: Tables[T][]) {
  const made: Tables[T][] = []
  for (const row of rows) {
    const inserted = await insertRecord(trx, kind, row)
    if (inserted) made.push(inserted)
  }
  await markAsDemo(trx, kind, made)
  return made
}

const flag = (isSet: boolean) => (isSet ? 1 : 0)

/** Reviews and their authors, as whom nobody can log in. */
function voices(): { users: UserRow[]; reviews: ReviewRow[] } {
  const start = { passwordHash: dummyHash, role: "student", isVerified: 1, language: "bn" } as const
  const made = demoReviews.map(({ author: { name, email, picture: face }, review, isOnHome }) => {
    const user = { ...newUser({ ...start, name, email }), photo: face && picture(face) }
    return { user, review: { ...newReview(review, user), isHomeShow: flag(isOnHome) } as const }
  })
  return { users: made.map(({ user }) => user), reviews: made.map(({ review }) => review) }
}
