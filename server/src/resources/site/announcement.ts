import type { AnnouncementContent, UpdateAnnouncement } from "contract"
import type { Database } from "#db/open.ts"
import { badInput } from "#errors.ts"
import { publishedCourses } from "#resources/course/published.ts"

/** Names each field that the form can change. */
export function changedAnnouncement(before: AnnouncementContent, changes: UpdateAnnouncement): AnnouncementContent {
  const after: AnnouncementContent = {
    hasBanner: changes.hasBanner ?? before.hasBanner,
    hasPopup: changes.hasPopup ?? before.hasPopup,
    firstDay: changes.firstDay ?? before.firstDay,
    lastDay: changes.lastDay ?? before.lastDay,
    bannerLink: changes.bannerLink ?? before.bannerLink,
    link: changes.link ?? before.link,
    image: changes.image ?? before.image,
    ...textsOf(before, changes),
    en: textsOf(before.en, changes.en ?? {}),
  }
  if (after.hasBanner && after.banner === "") throw badInput("fieldRequired", "banner")
  if (after.hasPopup && after.heading === "") throw badInput("fieldRequired", "heading")
  if (after.lastDay !== "" && after.lastDay < after.firstDay) throw badInput("endsTooEarly", "lastDay")
  return after
}

type Texts = AnnouncementContent["en"]

const textsOf = (before: Texts, changes: { [Field in keyof Texts]?: string | undefined }): Texts => ({
  banner: changes.banner ?? before.banner,
  heading: changes.heading ?? before.heading,
  text: changes.text ?? before.text,
  button: changes.button ?? before.button,
})

const courses = "/courses"
const coursePage = /^\/courses\/([^/?#]+)$/

/** The page that a link leads to: all courses, if its course is not there any more. */
export async function openPage(read: Database["read"], link: string): Promise<string> {
  const [, route] = coursePage.exec(link) ?? []
  if (route === undefined) return link
  const course = publishedCourses(read).select("_id").where("route", "=", decoded(route).normalize("NFC"))
  return (await course.executeTakeFirst()) ? link : courses
}

function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
