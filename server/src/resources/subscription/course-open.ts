import { dhakaDay } from "contract"
import type { MailKind } from "#mail/kind.ts"
import type { Dependencies } from "#resources/resource.ts"
import { openingMail } from "#resources/subscription/opening-template.ts"
import type { MailRow, Read, Trx } from "#schema.ts"

const secondMs = 1000

/** To the subscriber of a course, written from the course as it is when it is sent. */
export const courseOpen: MailKind<Pick<Dependencies, "database" | "publicUrl">> = {
  name: "courseOpen",
  lane: "opening",
  // Many mails wait for days, because the number per day is limited.
  validForMs: 30 * 24 * 60 * 60 * secondMs,
  // As long as an undo is offered, and some more.
  delayMs: 30 * secondMs,
  isOfAccount: false,
  forgetsRecipient: true,
  isStillTrue: async (mail, read) => (await openCourseOf(read, mail).executeTakeFirst()) !== undefined,
  onUntrue: resetSubscription,
  // The subscriber has got it, or never will.
  onSent: endSubscription,
  onDiscarded: endSubscription,

  async write(mail, { database, publicUrl }) {
    const { language, token, title, titleEn, route, startsOn } = await openCourseOf(
      database.read,
      mail,
    ).executeTakeFirstOrThrow()
    const site = `${publicUrl}/${language}`
    const content = openingMail(language, {
      title: (language === "en" && titleEn) || title,
      startsOn: startsOn >= dhakaDay(Date.now()) ? startsOn : "",
      link: `${site}/courses/${encodeURIComponent(route)}`,
      // In the fragment, which browsers send to no server.
      unsubscribeLink: `${site}/unsubscribe#${token}`,
    })
    return { ...content, unsubscribeUrl: `${site}/u/${token}` }
  },
}

/** Nothing if the course is closed again or a draft, or its subscriber has unsubscribed. */
const openCourseOf = (read: Read, { refId }: MailRow) =>
  read
    .selectFrom("courseSubscription")
    .innerJoin("course", "course._id", "courseSubscription.courseId")
    .select(["language", "token", "title", "titleEn", "route", "startsOn"])
    .where("courseSubscription._id", "=", refId)
    .where("isShow", "=", 1)
    .where("isDraft", "=", 0)

async function endSubscription(trx: Trx, { refId }: MailRow): Promise<void> {
  await trx.deleteFrom("courseSubscription").where("_id", "=", refId).execute()
}

/** The subscriber waits for the next time that the course opens. */
async function resetSubscription(trx: Trx, { refId }: MailRow): Promise<void> {
  await trx.updateTable("courseSubscription").set({ queuedAt: "" }).where("_id", "=", refId).execute()
}
