/** The paths that links use. A path that only menus link to is in its feature's `pages.ts`. */
export const paths = {
  home: "/",
  /** No page: what the server renders once for all URLs without one. */
  notFound: "/404",
  toKnows: "/to-knows",
  courses: "/courses",
  ambassador: "/ambassador",
  verifyCertificate: "/verify-certificate",
  verifyMany: "/verify-certificate/many",
  verifyFile: "/verify-certificate/file",
  services: "/our-services",
  reviews: "/reviews",
  cyberDefenders: "/cyber-defenders",
  femina: "/femina",
  guardians: "/guardians",
  fees: "/fees",
  trust: "/trust",
  privacy: "/privacy-policy",
  checkMessage: "/check-a-message",
  search: "/search",
  aboutUs: "/about-us",
  team: "/our-team",
  gallery: "/gallery",
  questions: "/questions",
  terms: "/terms-and-conditions",
  achievements: "/our-achievements",
  login: "/login",
  register: "/register",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  acceptInvitation: "/accept-invitation",
  acceptRole: "/accept-role",
  verifyEmail: "/verify-email",
  openBrowser: "/open-browser",
  unsubscribe: "/unsubscribe",
  dashboard: "/dashboard",
  account: "/dashboard/account",
  myProfile: "/dashboard/my-profile",
  myDevices: "/dashboard/my-devices",
  myData: "/dashboard/my-data",
  security: "/dashboard/security",
  changePassword: "/dashboard/change-password",
  confirmEmail: "/dashboard/confirm-email",
  myCertificates: "/dashboard/my-certificates",
  myReview: "/dashboard/my-review",
  allUsers: "/dashboard/all-users",
  manageCourses: "/dashboard/manage-courses",
  manageCertificates: "/dashboard/manage-certificates",
  importCertificates: "/dashboard/manage-certificates/import",
  signatory: "/dashboard/manage-certificates/signature",
  manageReviews: "/dashboard/manage-reviews",
  auditLog: "/dashboard/audit-log",
  bin: "/dashboard/bin",
  manageQuestions: "/dashboard/manage-questions",
  manageGalleries: "/dashboard/manage-galleries",
  manageAchievements: "/dashboard/manage-achievements",
  manageTeams: "/dashboard/manage-teams",
  manageToKnows: "/dashboard/manage-to-knows",
  manageSite: "/dashboard/manage-site",
  translations: "/dashboard/translations",
  user: "/dashboard/users/:id",
  course: "/dashboard/manage-courses/:id",
  review: "/dashboard/reviews/:id",
  certificate: "/dashboard/certificates/:id",
} as const

/** The dashboard's page of one record; `path` has `:id` in place of its id. */
export const recordUrl = (path: string, id: string) => path.replace(":id", encodeURIComponent(id))

export function verificationUrl(certificationNo: string): string {
  return `${paths.verifyCertificate}?${new URLSearchParams({ no: certificationNo })}`
}

/** The short form of the verification page's URL, for QR codes and messages; the server redirects it. */
export const shortVerificationUrl = (certificationNo: string): string => `/c/${encodeURIComponent(certificationNo)}`

/** The certificate as a PDF file. */
export const documentUrl = (certificationNo: string, language: string): string =>
  `/api/certificates/document/${encodeURIComponent(certificationNo)}.pdf?language=${language}`

/** The certificate as an image. A corrected one has another URL, so that no page shows the earlier image. */
export const documentImageUrl = (certificationNo: string, version: number, language: string): string =>
  `/api/certificates/document/${encodeURIComponent(certificationNo)}.png?version=${version}&language=${language}&preview=1`

/** A course's path. Its route may be in Bengali. */
export const coursePath = (route: string): string => `${paths.courses}/${encodeURIComponent(route)}`

/** A service's path is its English name in lower case with dashes; `&` is not replaced. */
export const servicePath = (name: string): string =>
  `${paths.services}/${name.toLowerCase().trim().replace(/\s+/g, "-")}`
