/** The only place where the site's own addresses stand. */
export const paths = {
  home: "/",
  verifyCertificate: "/verify-certificate",
  login: "/login",
  register: "/register",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  dashboard: "/dashboard",
  myProfile: "/dashboard/my-profile",
  changePassword: "/dashboard/change-password",
  manageCertificates: "/dashboard/manage-certificates",
} as const

export function verification(certificationNo: string): string {
  return `${paths.verifyCertificate}?${new URLSearchParams({ no: certificationNo })}`
}
