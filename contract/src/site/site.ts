import * as z from "zod/mini"
import { issue } from "../call/problem.ts"
import { Timestamp } from "../call/resource.ts"
import { optionalDay } from "../text/day-input.ts"
import { toLatinDigits } from "../text/digits.ts"
import {
  email,
  form,
  integer,
  lengths,
  linkPattern,
  optionalImage,
  optionalLink,
  paragraphs,
  patchForm,
  requiredText,
  text,
} from "../text/input.ts"
import { languageInPath } from "../text/language.ts"
import { completeLink } from "../text/link.ts"
import { hasPhoneDigits, phonePattern } from "../text/phone.ts"
import {
  AccreditationsContent,
  HeroContent,
  InstitutionsContent,
  NumbersContent,
  PartnersContent,
  PaymentWaysContent,
  type SiteListContent,
  TrainingsContent,
} from "./site-item.ts"
import { siteLists } from "./site-list.ts"

/** The parts of the public site that the office edits. One that nobody has changed is as the content module has it. */
export const siteSections = ["announcement", "contact", "legal", ...siteLists] as const
export type SiteSection = (typeof siteSections)[number]

/**
 * The sections whose shipped content is invented. They have it only beside the sample content, and are empty afterwards until
 * the office saves its own.
 */
export const inventedSections: readonly SiteSection[] = siteSections.filter((section) => section !== "hero")

/** How many versions of a section are stored. */
export const maxSiteVersions = 50

/** Which version of a section this is; 0 is the shipped one. */
const publicVersion = { version: z.int(), isShipped: z.boolean(), updatedAt: Timestamp }

/** `changedBy` is a name, or an email if the account is gone. */
const version = { ...publicVersion, changedBy: z.string() }

const announcementTexts = { banner: z.string(), heading: z.string(), text: z.string(), button: z.string() }

/** The announcement in the banner and the popup of the home page, on the days from `firstDay` until `lastDay` in Dhaka, both included. */
export const AnnouncementContent = z.object({
  hasBanner: z.boolean(),
  hasPopup: z.boolean(),
  firstDay: z.string(),
  lastDay: z.string(),
  ...announcementTexts,
  /** Pages of this site, as paths, or links to other sites. */
  bannerLink: z.string(),
  link: z.string(),
  image: z.string(),
  en: z.object(announcementTexts),
})
export type AnnouncementContent = z.infer<typeof AnnouncementContent>

/** The links of the office: its map, its chats, where it is followed, and forms and groups. An empty one is not shown. */
export const contactLinks = [
  ...(["mapUrl", "whatsapp", "messenger", "facebook", "youtube", "linkedin", "instagram"] as const),
  ...(["chat", "booking", "emergency", "feminaGroup", "universityAmbassador", "collegeAmbassador"] as const),
]
export type ContactLink = (typeof contactLinks)[number]

const each = <Schema>(schema: Schema) =>
  Object.fromEntries(contactLinks.map((name) => [name, schema])) as Record<ContactLink, Schema>

const officeTexts = { address: z.string(), hours: z.string() }

/** How to reach the office. */
export const ContactContent = z.object({
  email: z.string(),
  phone: z.string(),
  ...officeTexts,
  ...each(z.string()),
  en: z.object(officeTexts),
})
export type ContactContent = z.infer<typeof ContactContent>

export const SiteContact = z.extend(ContactContent, version)
export type SiteContact = z.infer<typeof SiteContact>

/** Under which name and numbers the company is registered. Those that are empty are not shown. */
export const LegalContent = z.object({
  legalName: z.string(),
  tradeLicence: z.string(),
  bin: z.string(),
  en: z.object({ legalName: z.string() }),
})
export type LegalContent = z.infer<typeof LegalContent>

export const SiteLegal = z.extend(LegalContent, version)
export type SiteLegal = z.infer<typeof SiteLegal>

/** The content of each section. */
export type SiteContent = SiteListContent & {
  announcement: AnnouncementContent
  contact: ContactContent
  legal: LegalContent
}

export const Announcement = z.extend(AnnouncementContent, version)
export type Announcement = z.infer<typeof Announcement>

/** The announcement of today, as visitors see it. */
export const CurrentAnnouncement = z.extend(AnnouncementContent, { version: z.int() })
export type CurrentAnnouncement = z.infer<typeof CurrentAnnouncement>

// Not `//host` or `/\host`, which browsers take for another site.
const pagePattern = /^\/(?:[^\s/\\?#][^\s\\]*)?$/
// Nor behind the beginning, also encoded: a part in front of them could be removed (`/..//host`).
const hiddenHost = /\/\/|%(?:25)*(?:2f|5c)/i
const linkError = issue("invalidPageLink")

/** A page of this site without the language in its path, or a link to another site; it may be blank. */
const pageLink = text(lengths.link).check(
  z.overwrite((value) => (value.startsWith("/") ? languageInPath(value).rest : completeLink(value))),
  z.regex(new RegExp(`^$|${pagePattern.source}|${linkPattern.source}`, "i"), { error: linkError, abort: true }),
  z.refine(
    (value) => value === "" || (value.startsWith("/") ? !hiddenHost.test(value) : URL.canParse(value)),
    linkError,
  ),
)

const flag = z.boolean(issue("badInput"))
const writtenTexts = {
  banner: z.optional(text(160)),
  heading: z.optional(text(120)),
  text: z.optional(paragraphs(600)),
  button: z.optional(text(60)),
}

export const UpdateAnnouncement = patchForm({
  hasBanner: z.optional(flag),
  hasPopup: z.optional(flag),
  firstDay: optionalDay,
  lastDay: optionalDay,
  ...writtenTexts,
  bannerLink: z.optional(pageLink),
  link: z.optional(pageLink),
  image: optionalImage,
  en: z.optional(z.object(writtenTexts, issue("badInput"))),
})
export type UpdateAnnouncement = z.infer<typeof UpdateAnnouncement>

const writtenOffice = { address: z.optional(text(lengths.name)), hours: z.optional(text(lengths.name)) }

/** As the office writes it, in Latin digits: pages show it in the digits of their language. */
const writtenPhone = requiredText(lengths.phone).check(
  z.overwrite(toLatinDigits),
  z.regex(phonePattern, { error: issue("invalidPhone"), abort: true }),
  z.refine<string>(hasPhoneDigits, issue("invalidPhone")),
)

export const UpdateSiteContact = patchForm({
  email,
  phone: writtenPhone,
  ...writtenOffice,
  ...each(optionalLink),
  en: z.optional(z.object(writtenOffice, issue("badInput"))),
})
export type UpdateSiteContact = z.infer<typeof UpdateSiteContact>

const writtenName = z.optional(text(lengths.name))
const writtenNumber = z.optional(text(lengths.number))

export const UpdateSiteLegal = patchForm({
  legalName: writtenName,
  tradeLicence: writtenNumber,
  bin: writtenNumber,
  en: z.optional(z.object({ legalName: writtenName }, issue("badInput"))),
})
export type UpdateSiteLegal = z.infer<typeof UpdateSiteLegal>

const listed = <Shape extends z.core.$ZodShape>(content: z.ZodMiniObject<Shape>) => z.extend(content, publicVersion)

/** Anyone may read the lists, so these do not say who changed them. */
export const SiteHero = listed(HeroContent)
export const SiteNumbers = listed(NumbersContent)
export const SitePartners = listed(PartnersContent)
export const SiteAccreditations = listed(AccreditationsContent)
export const SiteInstitutions = listed(InstitutionsContent)
export const SiteTrainings = listed(TrainingsContent)
export const SitePaymentWays = listed(PaymentWaysContent)

/** The initial values of a section's form. */
export type SectionVersion = Omit<SiteVersion, "changedBy">

const Section = z.enum(siteSections, issue("badInput"))

/** `announced` is only of the announcement: whether it is shown today, later or not any more. */
export const SiteSectionState = z.object({
  section: Section,
  ...version,
  announced: z.enum(["", "off", "now", "later", "over"]),
})
export type SiteSectionState = z.infer<typeof SiteSectionState>

export const SectionParams = z.object({ section: Section })

export const SiteVersion = z.object(version)
export type SiteVersion = z.infer<typeof SiteVersion>

export const RestoreSiteVersion = form({ section: Section, version: integer(1_000_000) })
export type RestoreSiteVersion = z.infer<typeof RestoreSiteVersion>

/** Whether an announcement is shown on a day. */
export function announcedOn(day: string, announcement: AnnouncementContent): SiteSectionState["announced"] {
  const { hasBanner, hasPopup, firstDay, lastDay } = announcement
  if (!hasBanner && !hasPopup) return "off"
  if (firstDay > day) return "later"
  return lastDay !== "" && lastDay < day ? "over" : "now"
}
