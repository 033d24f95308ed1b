import { dhakaDay } from "contract"
import type { WriteNotice } from "#mail/message.ts"
import { openingMail } from "#mail/opening-template.ts"
import type { Parts } from "#resources/resource.ts"

/** Writes the mails to subscribers when they are sent: from the course as it is then. Nothing if it is closed again, or they have unsubscribed. */
export function openingWriter({ database: { read }, publicUrl }: Pick<Parts, "database" | "publicUrl">): WriteNotice {
  return async ({ subscriptionId }) => {
    const open = read
      .selectFrom("courseSubscription")
      .innerJoin("course", "course._id", "courseSubscription.courseId")
      .select(["language", "token", "title", "titleEn", "route", "startsOn"])
      .where("courseSubscription._id", "=", subscriptionId)
    const found = await open.where("isShow", "=", 1).executeTakeFirst()
    if (!found) return undefined
    const { language, token, title, titleEn, route, startsOn } = found
    const site = `${publicUrl}/${language}`
    const content = openingMail(language, {
      title: (language === "en" && titleEn) || title,
      startsOn: startsOn >= dhakaDay(Date.now()) ? startsOn : "",
      link: `${site}/courses/${encodeURIComponent(route)}`,
      // In the fragment, which browsers send to no server.
      unsubscribeLink: `${site}/unsubscribe#${token}`,
    })
    return { ...content, attachments: [], unsubscribeUrl: `${site}/u/${token}` }
  }
}
