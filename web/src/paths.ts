/** The addresses that links lead to; one that only the menus lead to stands in its feature's `pages.ts`. */
export const paths = {
  home: "/",
  toKnows: "/to-knows",
  courses: "/courses",
  ambassador: "/ambassador",
  verifyCertificate: "/verify-certificate",
  services: "/our-services",
  reviews: "/reviews",
  cyberDefenders: "/cyber-defenders",
  femina: "/femina",
  aboutUs: "/about-us",
  team: "/our-team",
  gallery: "/gallery",
  questions: "/questions",
  achievements: "/our-achievements",
  login: "/login",
  register: "/register",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  dashboard: "/dashboard",
  myProfile: "/dashboard/my-profile",
  myDevices: "/dashboard/my-devices",
  changePassword: "/dashboard/change-password",
  myReview: "/dashboard/my-review",
  allUsers: "/dashboard/all-users",
  manageCourses: "/dashboard/manage-courses",
  manageCertificates: "/dashboard/manage-certificates",
  importCertificates: "/dashboard/manage-certificates/import",
  auditLog: "/dashboard/audit-log",
} as const

export function verification(certificationNo: string): string {
  return `${paths.verifyCertificate}?${new URLSearchParams({ no: certificationNo })}`
}

/** A course's address; its route may be in Bengali. */
export const coursePath = (route: string): string => `${paths.courses}/${encodeURIComponent(route)}`

/** A service's address is its English name, lower-cased, with dashes; `&` stays as it is. */
export const servicePath = (name: string): string =>
  `${paths.services}/${name.toLowerCase().trim().replace(/\s+/g, "-")}`
