import * as z from "zod/mini"
import { anyone, editors } from "../call/call.ts"
import { callsOf } from "../call/calls-of.ts"
import { list, one } from "../call/resource.ts"
import {
  Announcement,
  CurrentAnnouncement,
  RestoreSiteVersion,
  SectionParams,
  SiteAccreditations,
  SiteContact,
  SiteHero,
  SiteInstitutions,
  SiteLegal,
  SiteNumbers,
  SitePartners,
  SitePaymentWays,
  SiteSectionState,
  SiteTrainings,
  SiteVersion,
  UpdateAnnouncement,
  UpdateSiteContact,
  UpdateSiteLegal,
} from "../site/site.ts"
import {
  UpdateAccreditations,
  UpdateHero,
  UpdateInstitutions,
  UpdateNumbers,
  UpdatePartners,
  UpdatePaymentWays,
  UpdateTrainings,
} from "../site/site-list-form.ts"

export * from "../site/site.ts"

const site = callsOf("site")
const errors = { editConflict: "editConflict" } as const

type Changes<Content, Form> = {
  /** As its messages begin. */
  name: string
  section: Content
  form: Form
  maxBodyBytes?: number
  summaries: readonly [update: string, reset: string]
  description: string
}

/** The calls that change a section. */
function changesOf<const Path extends string, Content extends z.ZodMiniType, Form extends z.ZodMiniType>(
  path: Path,
  { name, section, form, maxBodyBytes = 16 * 1024, summaries: [updates, resets], description }: Changes<Content, Form>,
) {
  const common = { access: editors, response: one(section), errors }
  return {
    update: site.patch(`/site/update-${path}` as const, {
      ...{ ...common, body: form, maxBodyBytes, message: `${name} updated successfully`, summary: updates },
      description,
    }),
    reset: site.delete(`/site/reset-${path}` as const, {
      ...{ ...common, message: `${name} reset`, summary: resets },
      description: "Earlier versions can still be restored.",
    }),
  }
}

export const getCurrentAnnouncement = site.get("/site/get-current-announcement", {
  access: anyone,
  response: one(z.nullable(CurrentAnnouncement)),
  message: "Announcement found",
  topics: ["site", "course"],
  isCached: true,
  summary: "Get today's announcement of the home page",
  description: `\`data\` is null before the first day, after the last one, and if the announcement is switched off. A link to the page of a
course that is not there any more leads to all courses.`,
})

export const getSiteSections = site.get("/site/get-sections", {
  access: editors,
  response: list(SiteSectionState),
  message: "Sections found",
  summary: "List the sections of the site that the office edits, and who changed them",
})

export const getAnnouncement = site.get("/site/get-announcement", {
  access: editors,
  response: one(Announcement),
  message: "Announcement found",
  summary: "Get the announcement, also outside its days",
})

export const { update: updateAnnouncement, reset: resetAnnouncement } = changesOf("announcement", {
  name: "Announcement",
  section: Announcement,
  form: UpdateAnnouncement,
  summaries: ["Update the banner and the popup of the home page", "Reset the announcement to the shipped content"],
  description: `Both are shown on the days from \`firstDay\` until \`lastDay\` in Bangladesh (UTC+6), both included; a blank day is no limit.
A banner needs its text, a popup its heading. \`en\` has the English texts: where one is blank, English pages show the other.
A link is a page of this site, such as \`/courses\`, or starts with http:// or https://.`,
})

export const getSiteContact = site.get("/site/get-contact", {
  access: editors,
  response: one(SiteContact),
  message: "Contact found",
  summary: "Get the contact details and links of the office",
})

export const { update: updateSiteContact, reset: resetSiteContact } = changesOf("contact", {
  name: "Contact",
  section: SiteContact,
  form: UpdateSiteContact,
  maxBodyBytes: 128 * 1024,
  summaries: [
    "Update how the office is reached, and its links",
    "Reset how the office is reached to the shipped content",
  ],
  description: `Shown in the footer, on the pages about the company, in structured data and in security.txt. A blank link is not shown.
\`en\` has the English texts: where one is blank, English pages show the other.`,
})

export const getSiteLegal = site.get("/site/get-legal", {
  access: editors,
  response: one(SiteLegal),
  message: "Legal data found",
  summary: "Get the company's legal name and the numbers under which it is registered",
})

export const { update: updateSiteLegal, reset: resetSiteLegal } = changesOf("legal", {
  name: "Legal data",
  section: SiteLegal,
  form: UpdateSiteLegal,
  summaries: ["Update the legal name and the numbers of the company", "Reset the legal data to the shipped content"],
  description: `Shown in the footer, on the page about trust and in structured data. Blank ones are not shown.
\`en\` has the English name: where it is blank, English pages show the other.`,
})

/** The calls of a list. Everyone may read it, because pages do. */
function listCalls<const Path extends string, Content extends z.ZodMiniType, Form extends z.ZodMiniType>(
  path: Path,
  {
    what,
    maxBodyBytes = 128 * 1024,
    ...changes
  }: Pick<Changes<Content, Form>, "name" | "section" | "form" | "maxBodyBytes" | "description"> & {
    /** As its summaries name it. */
    what: string
  },
) {
  const { name, section } = changes
  return {
    get: site.get(`/site/get-${path}` as const, {
      ...{ access: anyone, response: one(section), isCached: true, message: `${name} found`, summary: `Get ${what}` },
    }),
    ...changesOf(path, {
      ...{ ...changes, maxBodyBytes, summaries: [`Replace ${what}`, `Reset ${what} to the shipped content`] },
    }),
  }
}

export const {
  get: getSiteHero,
  update: updateSiteHero,
  reset: resetSiteHero,
} = listCalls("hero", {
  ...{ name: "Images", section: SiteHero, form: UpdateHero, what: "the images at the top of the home page" },
  description:
    "They are shown one after the other, in this order. `text` says what an image shows, for people who cannot see it.",
})

export const {
  get: getSiteNumbers,
  update: updateSiteNumbers,
  reset: resetSiteNumbers,
} = listCalls("numbers", {
  ...{ name: "Numbers", section: SiteNumbers, form: UpdateNumbers, what: "the company in numbers" },
  description:
    "Shown on the home page and the page about the company. `number` is short, such as `10,000` or `70%`; `text` says what it counts.",
})

export const {
  get: getSitePartners,
  update: updateSitePartners,
  reset: resetSitePartners,
} = listCalls("partners", {
  ...{ name: "Partners", section: SitePartners, form: UpdatePartners, what: "the partners on the home page" },
  description:
    "All of them, in the order in which they are shown. Without partners the home page does not mention any.",
})

export const {
  get: getSiteAccreditations,
  update: updateSiteAccreditations,
  reset: resetSiteAccreditations,
} = listCalls("accreditations", {
  ...{ name: "Accreditations", section: SiteAccreditations, form: UpdateAccreditations, what: "who reviews the work" },
  description: "All of them, in the order in which they are shown. `text` says which part of the work is reviewed.",
})

export const {
  get: getSiteInstitutions,
  update: updateSiteInstitutions,
  reset: resetSiteInstitutions,
} = listCalls("institutions", {
  ...{ name: "Institutions", section: SiteInstitutions, form: UpdateInstitutions },
  ...{ what: "the institutions of the ambassador programme", maxBodyBytes: 512 * 1024 },
  description:
    "All of them, in the order in which they joined. Each is in the list once, by its level, name and district.",
})

export const {
  get: getSiteTrainings,
  update: updateSiteTrainings,
  reset: resetSiteTrainings,
} = listCalls("trainings", {
  ...{ name: "Training programmes", section: SiteTrainings, form: UpdateTrainings, what: "the training programmes" },
  description: "All of them, in the order in which they are shown. One that is not running is upcoming.",
})

export const {
  get: getSitePaymentWays,
  update: updateSitePaymentWays,
  reset: resetSitePaymentWays,
} = listCalls("payment-ways", {
  ...{ name: "Ways to pay", section: SitePaymentWays, form: UpdatePaymentWays, what: "the ways to pay a fee" },
  description: "Shown on the page about fees and on the pages of courses with a fee.",
})

export const getSiteVersions = site.get("/site/get-versions/:section", {
  access: editors,
  params: SectionParams,
  response: list(SiteVersion),
  message: "Versions found",
  summary: "List the versions of a section, the latest first",
})

export const restoreSiteVersion = site.post("/site/restore-version", {
  access: editors,
  body: RestoreSiteVersion,
  response: one(SiteVersion),
  message: "Version restored",
  errors: { ...errors, notFound: "versionNotFound" },
  summary: "Restore an earlier version of a section, as a new version",
  description: "Version 0 is the shipped content.",
})
