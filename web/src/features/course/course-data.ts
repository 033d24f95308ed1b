import { type Course, discountedPrice, getCourseByRoute, getQuestionsByCourse, imageUrl } from "contract"
import { type LoaderFunctionArgs, useHref } from "react-router"
import { questionCardOf } from "#features/question/card.tsx"
import { inLanguage } from "#i18n/in-language.ts"
import { useI18n } from "#i18n/language.tsx"
import { coursePath } from "#paths.ts"
import { loaderContext, notFound } from "#rendering/loader-context.ts"
import { company } from "#site/company.ts"
import { usePublicUrl } from "#site/head.tsx"
import { linesOf } from "#ui/lines.ts"
import { readCurriculum } from "./curriculum.ts"
import { summaryOf } from "./summary.ts"

const loadTexts = {
  en: () => Promise.all([import("#site/en/course.ts"), import("#site/en/courses.ts")]),
  bn: () => Promise.all([import("#site/bn/course.ts"), import("#site/bn/courses.ts")]),
}

export async function courseLoader({ context, params: { route = "" } }: LoaderFunctionArgs) {
  const { language, find } = context.get(loaderContext)
  const [[{ course: texts }, { courses }], found] = await Promise.all([
    loadTexts[language](),
    find(getCourseByRoute, { route }),
  ])
  if (!found) throw notFound()
  const questions = await find(getQuestionsByCourse, { id: found.data._id }).catch(nothingInBrowser)
  return {
    texts,
    card: courses.card,
    course: toPageData(inLanguage(found.data, language)),
    questions: questions?.data.map((row) => questionCardOf(row, language)) ?? [],
  }
}

/** The browser shows a course even if its questions fail to load. The server throws, because it would cache that page. */
function nothingInBrowser(failure: unknown): null {
  if (import.meta.env.SSR) throw failure
  return null
}

/** Only what the page shows. Above all, the instructor's email is left out. */
function toPageData(course: Omit<Course, "en">) {
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

/** The texts that may be in Bengali on an English page. */
export const typedTexts = ({ title, category, lines, instructorName, instructorBio, curriculum }: ShownCourse) => [
  ...[title, category, ...lines, instructorName, instructorBio, ...curriculum.points],
  ...curriculum.weeks.flatMap(({ heading, points }) => [heading, ...points]),
]

/** The structured data of a course (schema.org). */
export function useCourseData(course: ShownCourse, taughtIn: string): object {
  const { language } = useI18n()
  const publicUrl = usePublicUrl()
  const url = publicUrl(useHref(coursePath(course.route)))
  const provider = { "@type": "Organization", name: company[language].name, url: publicUrl("/") }
  const price = discountedPrice(course.price, course.discount)
  const weeks = course.curriculum.weeks.length
  return {
    "@type": "Course",
    "@id": url,
    url,
    name: course.title,
    description: course.summary || undefined,
    image: imageUrl(course.thumbnail, publicUrl("")),
    inLanguage: taughtIn,
    educationalLevel: course.level,
    about: course.category,
    provider,
    offers: {
      "@type": "Offer",
      category: price === 0 ? "Free" : "Paid",
      price,
      priceCurrency: "BDT",
      availability: `https://schema.org/${course.isShow ? "InStock" : "SoldOut"}`,
      url,
    },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      instructor: { "@type": "Person", name: course.instructorName },
      ...(weeks > 0 && {
        courseSchedule: { "@type": "Schedule", repeatFrequency: "Weekly", repeatCount: weeks },
      }),
    },
  }
}
