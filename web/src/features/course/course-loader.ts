import type { Course, One } from "contract"
import type { LoaderFunctionArgs } from "react-router"
import { linesOf } from "#ui/lines.ts"
import { notFound, visitContext } from "#visit.ts"
import { readCurriculum } from "./curriculum.ts"
import { summaryOf } from "./summary.ts"

const load = {
  en: () => Promise.all([import("#site/en/course.ts"), import("#site/en/courses.ts")]),
  bn: () => Promise.all([import("#site/bn/course.ts"), import("#site/bn/courses.ts")]),
}

export async function courseLoader({ context, params: { route = "" } }: LoaderFunctionArgs) {
  const { language, find } = context.get(visitContext)
  const [[{ course: texts }, { courses }], found] = await Promise.all([
    load[language](),
    find<One<Course>>(["course"], `/courses/get-course-by-route/${encodeURIComponent(route)}`),
  ])
  if (!found) throw notFound()
  // What the page does not show stays behind, the instructor's email above all.
  const { _id, index, isHomeShow, instructorEmail, description, curriculum, ...shown } = found.data
  const lines = linesOf(description)
  return {
    texts,
    card: courses.card,
    course: { ...shown, lines, summary: summaryOf(lines), curriculum: readCurriculum(curriculum) },
  }
}

export type ShownCourse = Awaited<ReturnType<typeof courseLoader>>["course"]
