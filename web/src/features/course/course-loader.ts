import { type Course, getCourseByRoute } from "contract"
import type { LoaderFunctionArgs } from "react-router"
import { loaderContext, notFound } from "#rendering/loader-context.ts"
import { linesOf } from "#ui/lines.ts"
import { readCurriculum } from "./curriculum.ts"
import { summaryOf } from "./summary.ts"

const words = {
  en: () => Promise.all([import("#site/en/course.ts"), import("#site/en/courses.ts")]),
  bn: () => Promise.all([import("#site/bn/course.ts"), import("#site/bn/courses.ts")]),
}

export async function courseLoader({ context, params: { route = "" } }: LoaderFunctionArgs) {
  const { language, find } = context.get(loaderContext)
  const [[{ course: texts }, { courses }], found] = await Promise.all([
    words[language](),
    find(getCourseByRoute, { route }),
  ])
  if (!found) throw notFound()
  return { texts, card: courses.card, course: shownOf(found.data) }
}

/** What the page shows and no more: the instructor's email, above all, stays behind. */
function shownOf(course: Course) {
  const lines = linesOf(course.description)
  return {
    route: course.route,
    title: course.title,
    thumbnail: course.thumbnail,
    category: course.category,
    level: course.level,
    price: course.price,
    discount: course.discount,
    instructorName: course.instructorName,
    instructorPhoto: course.instructorPhoto,
    instructorBio: course.instructorBio,
    registrationLink: course.registrationLink,
    isShow: course.isShow,
    updatedAt: course.updatedAt,
    lines,
    summary: summaryOf(lines),
    curriculum: readCurriculum(course.curriculum),
  }
}

export type ShownCourse = Awaited<ReturnType<typeof courseLoader>>["course"]
