/** The parts of the public site that are lists, in the order in which pages show them. */
export const siteLists = [
  "hero",
  "numbers",
  "partners",
  "accreditations",
  "institutions",
  "trainings",
  "paymentWays",
] as const
export type SiteList = (typeof siteLists)[number]

/** How many items a list may have. All of it is in the page that shows it. */
export const maxItems: Record<SiteList, number> = {
  ...{ hero: 12, numbers: 12, partners: 60, accreditations: 24, institutions: 500, trainings: 60, paymentWays: 24 },
}

export const institutionLevels = ["university", "college"] as const
export type InstitutionLevel = (typeof institutionLevels)[number]
