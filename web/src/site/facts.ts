import {
  type Course,
  discountedPrice,
  documentFields,
  type Language,
  type PublicCertificate,
  type ShareCard,
  type SiteContent,
  type SiteFacts,
} from "contract"
import { formatOf } from "#i18n/format.ts"
import { inLanguage } from "#i18n/language.tsx"
import { coursePath, paths, servicePath } from "#paths.ts"
import { accreditations } from "#site/accreditations.ts"
import { announcement } from "#site/announcement.ts"
import { courses as coursesBn } from "#site/bn/courses.ts"
import { verify as verifyBn } from "#site/bn/verify.ts"
import { company } from "#site/company.ts"
import { contact } from "#site/contact.ts"
import { courses as coursesEn } from "#site/en/courses.ts"
import { verify as verifyEn } from "#site/en/verify.ts"
import { hero } from "#site/hero.ts"
import { institutions } from "#site/institutions.ts"
import { legal } from "#site/legal.ts"
import { blog } from "#site/links.ts"
import { manifestIn } from "#site/manifest.ts"
import { numbers } from "#site/numbers.ts"
import { partners } from "#site/partners.ts"
import { paymentWays } from "#site/payment.ts"
import { serviceNames } from "#site/services.ts"
import { trainings } from "#site/trainings.ts"

const texts = { en: coursesEn.card, bn: coursesBn.card }
const shareTexts = { en: verifyEn.share, bn: verifyBn.share }
const emptyCard: ShareCard = { company: "", title: "", text: "", tag: "", person: "", price: "", oldPrice: "" }

/** The shipped content of the sections that the office can edit. */
export const siteContent: SiteContent = {
  ...{ announcement, contact, legal, hero, numbers, partners, accreditations, institutions, trainings, paymentWays },
}

/** The server's source for sitemap, robots.txt, security.txt, manifests and the preview images of shared links. */
export const siteFactsOf = (pagePaths: readonly string[], pageTexts: SiteFacts["pageTexts"]): SiteFacts => ({
  pageTexts,
  // Paths with a parameter stand for courses, which the server adds, and services.
  publicPaths: [...pagePaths.filter((path) => !path.includes(":")), ...Object.values(serviceNames).map(servicePath)],
  hiddenPaths: [
    ...[paths.dashboard, paths.resetPassword, paths.acceptInvitation, paths.acceptRole],
    ...[paths.verifyEmail, paths.openBrowser, paths.unsubscribe],
  ],
  notFoundPath: paths.notFound,
  verifyPath: paths.verifyCertificate,
  coursePath,
  securityPolicyPath: `${paths.trust}#report`,
  blogFeedUrl: blog.feedUrl,
  content: siteContent,
  manifest: manifestIn,
  siteCard: (language) => {
    const { name, slogan, description } = company[language]
    return { ...emptyCard, company: name, title: slogan, text: description }
  },
  courseCard,
  certificateCard,
})

function courseCard(row: Course, language: Language): ShareCard {
  const course = inLanguage(row, language)
  const { levels, free } = texts[language]
  const { price } = formatOf(language)
  const now = discountedPrice(course.price, course.discount)
  return {
    ...emptyCard,
    company: company[language].name,
    title: course.title,
    tag: levels[course.level],
    person: course.instructorName,
    price: now === 0 ? free : price(now),
    oldPrice: now < course.price ? price(course.price) : "",
  }
}

/** Other sites keep copies of the image after a revocation, so it does not call the certificate valid. */
function certificateCard(certificate: PublicCertificate, language: Language): ShareCard {
  const { card, state } = shareTexts[language]
  return {
    ...emptyCard,
    company: company[language].name,
    title: documentFields(certificate, language, "").name,
    text: card(certificate.certificationName),
    tag: certificate.certificationNo,
    person: state,
  }
}
