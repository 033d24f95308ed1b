/** The only place where the site's own addresses stand. */
export const paths = {
  home: "/",
  verifyCertificate: "/verify-certificate",
  login: "/login",
  register: "/register",
  dashboard: "/dashboard",
  myProfile: "/dashboard/my-profile",
  manageCertificates: "/dashboard/manage-certificates",
} as const

export function verification(certificationNo: string): string {
  return `${paths.verifyCertificate}?${new URLSearchParams({ no: certificationNo })}`
}
