import type { Language, VerifiedCertificate } from "contract"
import { formatOf } from "#i18n/format.ts"
import { coursePath } from "#paths.ts"
import type { VerifyContent } from "#site/en/verify.ts"

export type Fact = { name: string; value: string; size?: "name" | "number" | "state"; to?: string }

type Stated = Pick<VerifiedCertificate, "candidateName" | "latinName" | "certificationName" | "certificationNo"> &
  Pick<VerifiedCertificate, "batchNo" | "issuedOn" | "expiresOn" | "hours" | "skills"> &
  Partial<Pick<VerifiedCertificate, "courseRoute">>

/** What a certificate states. Facts that were not given have no entry. */
export function factsOf(stated: Stated, names: VerifyContent["record"], language: Language, status = ""): Fact[] {
  const { date, number } = formatOf(language)
  const { candidateName, latinName, courseRoute, issuedOn, expiresOn, hours } = stated
  const facts: Fact[] = [
    { name: names.candidateName, value: candidateName, size: "name" },
    { name: names.latinName, value: latinName === candidateName ? "" : latinName },
    {
      name: names.certificationName,
      value: stated.certificationName,
      size: "name",
      ...(courseRoute && { to: coursePath(courseRoute) }),
    },
    { name: names.certificationNo, value: stated.certificationNo, size: "number" },
    { name: names.batchNo, value: stated.batchNo },
    { name: names.status, value: status, size: "state" },
    { name: names.issuedOn, value: issuedOn && date(issuedOn) },
    { name: names.expiresOn, value: expiresOn && date(expiresOn) },
    { name: names.hours, value: hours > 0 ? number(hours) : "" },
    { name: names.skills, value: stated.skills },
  ]
  return facts.filter(({ value }) => value !== "")
}
