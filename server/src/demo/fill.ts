import type { Transaction } from "kysely"
import { nobodysHash } from "#accounts/password.ts"
import { newUser } from "#accounts/user-row.ts"
import type { CourseRow, ReviewRow, Tables, UserRow } from "#db/schema.ts"
import { demoCertificates, withdrawnNumber } from "#demo/certificates.ts"
import { closedCourses, demoCourses, homeCourses } from "#demo/courses.ts"
import { demoAchievements, demoGallery, demoToKnows } from "#demo/pictures.ts"
import { demoReviews } from "#demo/reviews.ts"
import { demoTeam } from "#demo/team.ts"
import { type PictureOf, picturesAt } from "#demo/wording.ts"
import { newAchievement } from "#resources/achievement.ts"
import { newCertificate } from "#resources/certificate.ts"
import { newCourse } from "#resources/course.ts"
import { newGallery } from "#resources/gallery.ts"
import { newReview } from "#resources/review.ts"
import { newTeamMember } from "#resources/team.ts"
import { newToKnow } from "#resources/to-know.ts"

/** Sample content for a site that has just been made, so that nobody meets empty pages. */
export async function fillWithDemo(trx: Transaction<Tables>, publicUrl: string): Promise<void> {
  const picture = picturesAt(publicUrl)
  const { users, reviews } = voices(picture)
  const team = demoTeam(picture).map((input, place) => newTeamMember(input, place + 1))
  // Certificates may have been imported, and courses made, before the first admin.
  await trx
    .insertInto("certificate")
    .values(certificates())
    .onConflict((conflict) => conflict.column("numberKey").doNothing())
    .execute()
  await trx
    .insertInto("course")
    .values(courses(picture))
    .onConflict((conflict) => conflict.column("route").doNothing())
    .execute()
  const authors = await trx
    .insertInto("user")
    .values(users)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("_id")
    .execute()
  const written = reviews.filter(({ userId }) => authors.some(({ _id }) => _id === userId))
  await trx.insertInto("review").values(written).execute()
  await trx.insertInto("team").values(team).execute()
  await trx.insertInto("gallery").values(demoGallery(picture).map(newGallery)).execute()
  await trx.insertInto("achievement").values(demoAchievements(picture).map(newAchievement)).execute()
  await trx.insertInto("toKnow").values(demoToKnows(picture).map(newToKnow)).execute()
}

const flag = (isSet: boolean) => (isSet ? 1 : 0)

function certificates() {
  return demoCertificates.map((input) => ({
    ...newCertificate(input),
    status: input.certificationNo === withdrawnNumber ? ("inactive" as const) : ("active" as const),
  }))
}

function courses(picture: PictureOf): CourseRow[] {
  return demoCourses(picture).map((input, place) => ({
    ...newCourse(input, place + 1),
    isHomeShow: flag(homeCourses.includes(input.route)),
    isShow: flag(!closedCourses.includes(input.route)),
  }))
}

/** Reviews and their authors, as whom nobody can log in. */
function voices(picture: PictureOf): { users: UserRow[]; reviews: ReviewRow[] } {
  const start = { passwordHash: nobodysHash, role: "student", isVerified: 1, language: "bn" } as const
  const made = demoReviews.map(({ author: { name, email, picture: face }, review, isOnHome }) => {
    const user = { ...newUser({ ...start, name, email }), photo: face && picture(face) }
    return { user, review: { ...newReview(review, user), isHomeShow: flag(isOnHome) } as const }
  })
  return { users: made.map(({ user }) => user), reviews: made.map(({ review }) => review) }
}
