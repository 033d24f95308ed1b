import { type Course, discountedPrice, type Language, type ShareCard, type SiteFacts } from "contract"
import { formatOf } from "#i18n/format.ts"
import { coursePath, paths, servicePath } from "#paths.ts"
import { courses as coursesBn } from "#site/bn/courses.ts"
import { company, contact } from "#site/company.ts"
import { courses as coursesEn } from "#site/en/courses.ts"
import { manifestIn } from "#site/manifest.ts"
import { serviceNames } from "#site/services.ts"

const words = { en: coursesEn.card, bn: coursesBn.card }
const nothing: ShareCard = { company: "", title: "", text: "", tag: "", person: "", price: "", oldPrice: "" }

/** What the server makes sitemap, robots.txt, security.txt, manifests and the pictures of shared links of. */
export const siteFactsOf = (pagePaths: readonly string[]): SiteFacts => ({
  // Of the pages with a parameter there are as many as courses and services.
  publicPaths: [...pagePaths.filter((path) => !path.includes(":")), ...Object.values(serviceNames).map(servicePath)],
  hiddenPaths: [paths.dashboard, paths.resetPassword, paths.verifyEmail],
  coursePath,
  securityEmail: contact.email,
  manifest: manifestIn,
  siteCard: (language) => {
    const { name, slogan, description } = company[language]
    return { ...nothing, company: name, title: slogan, text: description }
  },
  courseCard,
})

function courseCard(course: Course, language: Language): ShareCard {
  const { levels, free } = words[language]
  const { price } = formatOf(language)
  const now = discountedPrice(course.price, course.discount)
  return {
    ...nothing,
    company: company[language].name,
    title: course.title,
    tag: levels[course.level],
    person: course.instructorName,
    price: now === 0 ? free : price(now),
    oldPrice: now < course.price ? price(course.price) : "",
  }
}
