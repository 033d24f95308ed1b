import type { RecordKind } from "contract"
import type { Transaction } from "kysely"
import { nobodysHash } from "#accounts/password.ts"
import { newUser } from "#accounts/user-row.ts"
import { newCertificate } from "#db/certificate-row.ts"
import { insertRecord } from "#db/records.ts"
import type { Tables } from "#db/schema.ts"
import { demoCertificates, withdrawnNumber } from "#demo/certificates.ts"
import { closedCourses, demoCourses, homeCourses } from "#demo/courses.ts"
import { demoAchievements, demoGallery, demoToKnows } from "#demo/pictures.ts"
import { demoReviews } from "#demo/reviews.ts"
import { demoTeam } from "#demo/team.ts"
import { demoPicture as picture } from "#demo/wording.ts"
import { markAsDemo } from "#demo-records.ts"
import { newAchievement } from "#resources/achievement/routes.ts"
import { newCourse } from "#resources/course/routes.ts"
import type { CourseRow } from "#resources/course/table.ts"
import { newGallery } from "#resources/gallery/routes.ts"
import { newReview } from "#resources/review/routes.ts"
import type { ReviewRow } from "#resources/review/table.ts"
import { newTeamMember } from "#resources/team/routes.ts"
import { newToKnow } from "#resources/to-know/routes.ts"
import type { UserRow } from "#resources/user/table.ts"

/** Sample content for a site that has just been made, so that nobody meets empty pages. */
export async function fillWithDemo(trx: Transaction<Tables>): Promise<void> {
  const { users, reviews } = voices()
  await insertSamples(trx, "certificate", certificates())
  await insertSamples(trx, "course", courses())
  const authors = await insertSamples(trx, "user", users)
  const written = reviews.filter(({ userId }) => authors.some(({ _id }) => _id === userId))
  await insertSamples(trx, "review", written)
  const team = demoTeam(picture).map((input, place) => newTeamMember(input, place + 1))
  await insertSamples(trx, "team", team)
  await insertSamples(trx, "gallery", demoGallery(picture).map(newGallery))
  await insertSamples(trx, "achievement", demoAchievements(picture).map(newAchievement))
  await insertSamples(trx, "toKnow", demoToKnows(picture).map(newToKnow))
}

/** What is there already stays: certificates may have been imported, and courses made, before the first admin. */
async function insertSamples<T extends RecordKind>(trx: Transaction<Tables>, kind: T, rows: Tables[T][]) {
  const made: Tables[T][] = []
  for (const row of rows) {
    const inserted = await insertRecord(trx, kind, row)
    if (inserted) made.push(inserted)
  }
  await markAsDemo(trx, kind, made)
  return made
}

const flag = (isSet: boolean) => (isSet ? 1 : 0)

function certificates() {
  return demoCertificates.map((input) => ({
    ...newCertificate(input),
    status: input.certificationNo === withdrawnNumber ? ("inactive" as const) : ("active" as const),
  }))
}

function courses(): CourseRow[] {
  return demoCourses(picture).map((input, place) => ({
    ...newCourse(input, place + 1),
    isHomeShow: flag(homeCourses.includes(input.route)),
    isShow: flag(!closedCourses.includes(input.route)),
  }))
}

/** Reviews and their authors, as whom nobody can log in. */
function voices(): { users: UserRow[]; reviews: ReviewRow[] } {
  const start = { passwordHash: nobodysHash, role: "student", isVerified: 1, language: "bn" } as const
  const made = demoReviews.map(({ author: { name, email, picture: face }, review, isOnHome }) => {
    const user = { ...newUser({ ...start, name, email }), photo: face && picture(face) }
    return { user, review: { ...newReview(review, user), isHomeShow: flag(isOnHome) } as const }
  })
  return { users: made.map(({ user }) => user), reviews: made.map(({ review }) => review) }
}
