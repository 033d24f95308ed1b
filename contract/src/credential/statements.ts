import type { OpenBadge } from "./open-badge.ts"

/** The credential's statements as fields of a certificate. */
export function statementsIn({ id, validFrom, validUntil = "", credentialSubject }: OpenBadge) {
  const { identifier, name, licenseNumber, term, achievement, result = [] } = credentialSubject
  return {
    candidateName: name,
    latinName: identifier.find(({ identityType }) => identityType === "name")?.identityHash ?? "",
    certificationName: achievement.name,
    batchNo: term,
    certificationNo: licenseNumber,
    issuedOn: validFrom.slice(0, 10),
    expiresOn: validUntil.slice(0, 10),
    hours: Number(result[0]?.value ?? 0),
    skills: skillsOf(achievement.tag ?? []),
    version: Number(/\d+$/.exec(id)?.[0]),
  }
}

export const tagsOf = (skills: string) =>
  skills
    .split(",")
    .map((skill) => skill.trim())
    .filter((skill) => skill !== "")

const skillsOf = (tags: readonly string[]) => tags.join(", ")
