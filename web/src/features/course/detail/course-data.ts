import {
  type Course,
  type CourseCard,
  dhakaDay,
  discountedPrice,
  englishFieldsOf,
  getCourseByRoute,
  getCourseCards,
  getCourseReviews,
  getHomeReviews,
  getQuestionsByCourse,
  getSitePaymentWays,
  type Language,
  maxCourseReviews,
} from "contract"
import { type LoaderFunctionArgs, useHref } from "react-router"
import { cardOf } from "#features/course/card.tsx"
import { readCurriculum } from "#features/course/curriculum/curriculum.ts"
import { summaryOf } from "#features/course/summary.ts"
import { questionCardOf } from "#features/question/card.tsx"
import { reviewCardOf } from "#features/review/card.tsx"
import { inLanguage, itemsIn, useI18n } from "#i18n/language.tsx"
import { coursePath } from "#paths.ts"
import { loaderContext, notFound } from "#rendering/loader-context.ts"
import { company } from "#site/company.ts"
import { usePublicUrl } from "#site/component/head.tsx"
import { textLines } from "#ui/text/lines.ts"

const loadTexts = {
  en: () => Promise.all([import("#site/en/course.ts"), import("#site/en/course-card.ts")]),
  bn: () => Promise.all([import("#site/bn/course.ts"), import("#site/bn/course-card.ts")]),
}

const maxOthers = 3

export async function courseLoader({ context, params: { route = "" } }: LoaderFunctionArgs) {
  const { language, find, now } = context.get(loaderContext)
  const [[{ course: texts }, { courseCard: card }], found, cards, homeReviews, paymentWays] = await Promise.all([
    loadTexts[language](),
    find(getCourseByRoute, { route }),
    find(getCourseCards).catch(nothingInBrowser),
    find(getHomeReviews).catch(nothingInBrowser),
    find(getSitePaymentWays).catch(nothingInBrowser),
  ])
  if (!found) throw notFound()
  const { _id: id } = found.data
  const [questions, ownReviews] = await Promise.all([
    find(getQuestionsByCourse, { id }).catch(nothingInBrowser),
    find(getCourseReviews, { id }).catch(nothingInBrowser),
  ])
  const rating = ratingOf(ownReviews)
  return {
    texts,
    card,
    course: toPageData(inLanguage(found.data, language), dhakaDay(Date.parse(now()))),
    questions: questions?.data.map((row) => questionCardOf(row, language)) ?? [],
    rating,
    reviews: ((rating ? ownReviews : homeReviews)?.data ?? []).slice(0, maxCourseReviews).map(reviewCardOf),
    paymentWays: itemsIn(paymentWays?.data.items ?? [], language),
    others: othersOf(found.data, cards?.data ?? []).map((row) => cardOf(row, language, now())),
  }
}

/** What the verified students of a course think of it; null if none has written. Then the page shows reviews of the company. */
function ratingOf(reviews: { average: number | null; count: number } | null) {
  return reviews && reviews.average !== null ? { average: reviews.average, count: reviews.count } : null
}

export type CourseRating = ReturnType<typeof ratingOf>

/** The courses after this one, and after the last one the first: so each course is on the pages of others. */
function othersOf({ _id }: Course, cards: readonly CourseCard[]): CourseCard[] {
  const place = cards.findIndex((card) => card._id === _id)
  return [...cards.slice(place + 1), ...cards.slice(0, Math.max(place, 0))].slice(0, maxOthers)
}

/** The browser shows a course even if the rest of the page fails to load. The server throws, because it would cache that page. */
function nothingInBrowser(failure: unknown): null {
  if (import.meta.env.SSR) throw failure
  return null
}

/** Without what the page does not show, above all the instructor's email. */
function toPageData(row: Omit<Course, "en">, today: string) {
  const { description, instructorEmail, isHomeShow, index, ...course } = row
  const lines = textLines(description)
  return {
    ...course,
    /** Empty if the start is in the past. */
    startsOn: course.startsOn >= today ? course.startsOn : "",
    /** Registration is open and no start is set: a batch that has started does not promise another one. */
    startsLater: course.isShow && course.startsOn === "",
    audience: textLines(course.audience),
    prerequisites: textLines(course.prerequisites),
    outcomes: textLines(course.outcomes),
    lines,
    summary: summaryOf(lines),
    curriculum: readCurriculum(course.curriculum),
  }
}

export type ShownCourse = Awaited<ReturnType<typeof courseLoader>>["course"]

/** The texts that may be in Bengali on an English page. */
export const typedTexts = ({ lines, curriculum: { points, weeks }, ...course }: ShownCourse) => [
  ...englishFieldsOf("course")
    .flatMap((field) => course[field as keyof typeof course] ?? [])
    .map(String),
  ...[...lines, ...points, ...weeks.flatMap(({ heading, points }) => [heading, ...points])],
]

/** Each version has its own URL, so that sites which keep images show the current one. */
export const shareImage = ({ route, updatedAt }: Pick<ShownCourse, "route" | "updatedAt">, language: Language) =>
  `/og/courses/${encodeURIComponent(route)}/${language}.png?v=${encodeURIComponent(updatedAt)}`

/** The structured data of a course (schema.org). */
export function useCourseData(course: ShownCourse, rating: CourseRating, taughtIn: string): object {
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
    // Search engines show no SVG, which is what a drawing is.
    image: publicUrl(course.thumbnail.startsWith("/api/images/") ? course.thumbnail : shareImage(course, language)),
    inLanguage: taughtIn,
    educationalLevel: course.level,
    about: course.category,
    coursePrerequisites: course.prerequisites.join("\n") || undefined,
    teaches: course.outcomes.length > 0 ? course.outcomes : undefined,
    provider,
    aggregateRating: rating
      ? {
          "@type": "AggregateRating",
          ratingValue: rating.average,
          reviewCount: rating.count,
          bestRating: 5,
          worstRating: 0.5,
        }
      : undefined,
    offers: {
      "@type": "Offer",
      category: price === 0 ? "Free" : "Paid",
      price,
      priceCurrency: "BDT",
      // Of a closed course it is not known whether its seats were sold.
      availability: course.isShow ? "https://schema.org/InStock" : undefined,
      url,
    },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      instructor: { "@type": "Person", name: course.instructorName },
      startDate: course.startsOn || undefined,
      courseWorkload: course.hours > 0 ? `PT${course.hours}H` : undefined,
      maximumAttendeeCapacity: course.seats || undefined,
      ...(weeks > 0 && {
        courseSchedule: { "@type": "Schedule", repeatFrequency: "Weekly", repeatCount: weeks },
      }),
    },
  }
}
