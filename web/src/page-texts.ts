import type { Language, PageText, SiteFacts, SiteList } from "contract"
import { achievementSite } from "#features/achievement/site.ts"
import { verifyFileTexts } from "#features/certificate/verify-file/verify-file-texts.ts"
import { verifyManyTexts } from "#features/certificate/verify-many/verify-many-texts.ts"
import { gallerySite } from "#features/gallery/site.ts"
import { questionSite } from "#features/question/site.ts"
import { reviewSite } from "#features/review/site.ts"
import { teamSite } from "#features/team/site.ts"
import { toKnowSite } from "#features/to-know/site.ts"
import { paths, servicePath } from "#paths.ts"
import { about as aboutBn } from "#site/bn/about.ts"
import { ambassador as ambassadorBn } from "#site/bn/ambassador.ts"
import { blogs as blogsBn } from "#site/bn/blogs.ts"
import { checkMessage as checkMessageBn } from "#site/bn/check-message.ts"
import { courses as coursesBn } from "#site/bn/courses.ts"
import { cyberDefenders as cyberDefendersBn } from "#site/bn/cyber-defenders.ts"
import { fees as feesBn } from "#site/bn/fees.ts"
import { femina as feminaBn } from "#site/bn/femina.ts"
import { guardians as guardiansBn } from "#site/bn/guardians.ts"
import { home as homeBn } from "#site/bn/home.ts"
import { privacy as privacyBn } from "#site/bn/privacy.ts"
import { serviceDetails as serviceDetailsBn } from "#site/bn/service-details.ts"
import { services as servicesBn } from "#site/bn/services.ts"
import { terms as termsBn } from "#site/bn/terms.ts"
import { trust as trustBn } from "#site/bn/trust.ts"
import { verify as verifyBn } from "#site/bn/verify.ts"
import { about as aboutEn } from "#site/en/about.ts"
import { ambassador as ambassadorEn } from "#site/en/ambassador.ts"
import { blogs as blogsEn } from "#site/en/blogs.ts"
import { checkMessage as checkMessageEn } from "#site/en/check-message.ts"
import { courses as coursesEn } from "#site/en/courses.ts"
import { cyberDefenders as cyberDefendersEn } from "#site/en/cyber-defenders.ts"
import { fees as feesEn } from "#site/en/fees.ts"
import { femina as feminaEn } from "#site/en/femina.ts"
import { guardians as guardiansEn } from "#site/en/guardians.ts"
import { home as homeEn } from "#site/en/home.ts"
import { privacy as privacyEn } from "#site/en/privacy.ts"
import { serviceDetails as serviceDetailsEn } from "#site/en/service-details.ts"
import { services as servicesEn } from "#site/en/services.ts"
import { terms as termsEn } from "#site/en/terms.ts"
import { trust as trustEn } from "#site/en/trust.ts"
import { verify as verifyEn } from "#site/en/verify.ts"
import { serviceNames } from "#site/services.ts"

type Content = { title: string }

/** The texts of each page. A test holds that every public page is here, but the search itself. */
const contents: Readonly<Record<string, Record<Language, Content>>> = {
  [paths.home]: { en: homeEn, bn: homeBn },
  [paths.toKnows]: toKnowSite,
  [paths.courses]: { en: coursesEn, bn: coursesBn },
  [paths.reviews]: reviewSite,
  [paths.verifyCertificate]: { en: verification(verifyEn), bn: verification(verifyBn) },
  [paths.verifyMany]: verifyManyTexts,
  [paths.verifyFile]: verifyFileTexts,
  [paths.ambassador]: { en: ambassadorEn, bn: ambassadorBn },
  [paths.services]: { en: servicesEn, bn: servicesBn },
  [servicePath(serviceNames.professional)]: { en: serviceDetailsEn.professional, bn: serviceDetailsBn.professional },
  [servicePath(serviceNames.audit)]: { en: serviceDetailsEn.audit, bn: serviceDetailsBn.audit },
  "/blogs": { en: blogsEn, bn: blogsBn },
  [paths.cyberDefenders]: {
    en: cyberDefendersEn,
    bn: cyberDefendersBn,
  },
  [paths.femina]: { en: feminaEn, bn: feminaBn },
  [paths.checkMessage]: { en: checkMessageEn, bn: checkMessageBn },
  [paths.guardians]: { en: guardiansEn, bn: guardiansBn },
  [paths.fees]: { en: feesEn, bn: feesBn },
  [paths.trust]: { en: trustEn, bn: trustBn },
  [paths.questions]: questionSite,
  [paths.team]: teamSite,
  [paths.gallery]: gallerySite,
  [paths.achievements]: achievementSite,
  [paths.aboutUs]: { en: aboutEn, bn: aboutBn },
  [paths.privacy]: { en: privacyEn, bn: privacyBn },
  [paths.terms]: { en: termsEn, bn: termsBn },
}

function verification({ page, notes }: typeof verifyEn) {
  return { ...page, notes }
}

/** The lists on pages: with the names of institutions, for example, by which students look for their own. */
const listsOn: Readonly<Record<string, readonly SiteList[]>> = {
  [paths.home]: ["partners"],
  [paths.aboutUs]: ["numbers"],
  [paths.trust]: ["accreditations"],
  [paths.cyberDefenders]: ["institutions"],
  [paths.services]: ["trainings"],
  [paths.fees]: ["paymentWays"],
}

/** Headings, and texts of some length. Labels of buttons and descriptions of images would only be in the way. */
const headings = new Set(["title", "name", "heading", "question"])
const pictures = new Set(["image", "images", "imageAlt"])
const isSentence = (text: string) => text.length >= 40 || /[.?!।]$/.test(text)
const isAddress = (text: string) => /^(https?:|[/#])/.test(text)

function textsIn(content: unknown, key = ""): string[] {
  if (typeof content === "string") return isShown(content, key) ? [content] : []
  if (Array.isArray(content)) return content.flatMap((item) => textsIn(item, "title"))
  if (typeof content !== "object" || content === null) return []
  return Object.entries(content)
    .filter(([name]) => !pictures.has(name))
    .flatMap(([name, value]) => textsIn(value, name))
}

const isShown = (text: string, key: string) => !isAddress(text) && (headings.has(key) || isSentence(text))

const pageTextsIn = (language: Language): PageText[] =>
  Object.entries(contents).map(([path, { [language]: content }]) => {
    const { title, ...rest } = content
    return { path, title, texts: textsIn(rest), lists: listsOn[path] ?? [] }
  })

export const pageTexts: SiteFacts["pageTexts"] = { en: pageTextsIn("en"), bn: pageTextsIn("bn") }
