import { paths } from "#paths.ts"

/** What the header and the footer lead to; their words stand in `i18n` under the same keys. */
export const mainLinks = {
  toKnows: paths.toKnows,
  courses: paths.courses,
  verifyCertificate: paths.verifyCertificate,
  ambassador: paths.ambassador,
  services: paths.services,
  blogs: paths.blogs,
  reviews: paths.reviews,
} as const

export const companyLinks = {
  aboutUs: paths.aboutUs,
  team: paths.team,
  achievements: paths.achievements,
  gallery: paths.gallery,
  cyberDefenders: paths.cyberDefenders,
  femina: paths.femina,
  privacyPolicy: paths.privacyPolicy,
  terms: paths.terms,
} as const

export function linksOf<Key extends string>(links: Record<Key, string>, labels: Record<Key, string>) {
  return (Object.keys(links) as Key[]).map((key) => ({ to: links[key], label: labels[key] }))
}
