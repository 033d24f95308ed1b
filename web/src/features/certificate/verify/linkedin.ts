import type { VerifiedCertificate } from "contract"

type Shown = Pick<VerifiedCertificate, "certificationName" | "certificationNo" | "issuedOn" | "expiresOn">

/** LinkedIn's form for a certificate, filled in. It knows year and month of a date, but not the day. */
export function linkedInUrl(certificate: Shown, organizationName: string, certUrl: string): string {
  const query = new URLSearchParams({
    startTask: "CERTIFICATION_NAME",
    name: certificate.certificationName,
    organizationName,
    ...yearAndMonth("issue", certificate.issuedOn),
    ...yearAndMonth("expiration", certificate.expiresOn),
    certUrl,
    certId: certificate.certificationNo,
  })
  return `https://www.linkedin.com/profile/add?${query}`
}

function yearAndMonth(name: string, day: string) {
  const [year, month] = day.split("-").map(Number)
  return year && month ? { [`${name}Year`]: String(year), [`${name}Month`]: String(month) } : {}
}
