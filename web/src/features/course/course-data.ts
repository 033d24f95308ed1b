import { discountedPrice, imageAddress } from "contract"
import { useHref } from "react-router"
import { useSpeech } from "#i18n/language.tsx"
import { courseAddress } from "#paths.ts"
import { company } from "#site/company.ts"
import { usePublicAddress } from "#site/head.tsx"
import type { ShownCourse } from "./course-loader.ts"

/** A course as schema.org knows it. */
export function useCourseData(course: ShownCourse, taughtIn: string): object {
  const { language } = useSpeech()
  const address = usePublicAddress()
  const url = address(useHref(courseAddress(course.route)))
  const provider = { "@type": "Organization", name: company[language].name, url: address("/") }
  const price = discountedPrice(course.price, course.discount)
  const weeks = course.curriculum.weeks.length
  return {
    "@type": "Course",
    "@id": url,
    url,
    name: course.title,
    description: course.summary || undefined,
    image: imageAddress(course.thumbnail, address("")),
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
