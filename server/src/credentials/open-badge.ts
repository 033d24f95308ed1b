import { createHash, createHmac } from "node:crypto"
import { type OpenBadge, openBadgeContexts, tagsOf } from "contract"
import type { CredentialIssuer } from "#credentials/issuer.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"

type Context = {
  issuer: CredentialIssuer
  company: string
  saltKey: Buffer
  versionSince: string
  statusUrl: string
  statusIndex: number
}

/** The content of a certificate's credential. It depends on nothing but the certificate's version and the installation. */
export function openBadgeOf(
  certificate: CertificateRow,
  { issuer, company, saltKey, versionSince, ...status }: Context,
): OpenBadge {
  const { certificationNo, version, certificationName, issuedOn, expiresOn } = certificate
  const id = `${issuer.publicUrl}/api/certificates/credential/${encodeURIComponent(certificationNo)}#version-${version}`
  const validFrom = `${issuedOn}T00:00:00+06:00`
  const validUntil = expiresOn === "" ? undefined : `${expiresOn}T23:59:59+06:00`
  const { statusUrl, statusIndex } = status
  return {
    "@context": [...openBadgeContexts],
    id,
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    name: certificationName,
    issuer: { id: issuer.did, type: ["Profile"], name: company, url: issuer.publicUrl },
    validFrom,
    ...(validUntil !== undefined && { validUntil }),
    credentialSubject: subjectOf(certificate, company, saltKey),
    credentialStatus: {
      id: `${statusUrl}#${statusIndex}`,
      type: "BitstringStatusListEntry",
      statusPurpose: "revocation",
      statusListIndex: String(statusIndex),
      statusListCredential: statusUrl,
    },
    iss: issuer.did,
    jti: id,
    iat: secondsOf(versionSince),
    nbf: secondsOf(validFrom),
    ...(validUntil !== undefined && { exp: secondsOf(validUntil) }),
  }
}

const secondsOf = (time: string) => Math.floor(Date.parse(time) / 1000)

/** The number is the `licenseNumber`, the batch the `term`, skills are tags and hours a result. The mark is not published. */
function subjectOf(certificate: CertificateRow, company: string, saltKey: Buffer): OpenBadge["credentialSubject"] {
  const { candidateName, latinName, certificationName, certificationNo, batchNo, hours, skills } = certificate
  const achievementId = uuidOf(certificationName, skills, hours === 0 ? "" : "hours")
  const hoursId = uuidOf(achievementId, "hours")
  const tags = tagsOf(skills)
  return {
    type: ["AchievementSubject"],
    identifier: [emailIdentity(certificate, saltKey), ...(latinName === "" ? [] : [nameIdentity(latinName)])],
    name: candidateName,
    licenseNumber: certificationNo,
    term: batchNo,
    achievement: {
      id: achievementId,
      type: ["Achievement"],
      achievementType: "Certificate",
      name: certificationName,
      description: `The certificate “${certificationName}” of ${company}`,
      criteria: { narrative: `Completed the training “${certificationName}” and passed its examination.` },
      ...(tags.length > 0 && { tag: tags }),
      ...(hours > 0 && {
        resultDescription: [
          { id: hoursId, type: ["ResultDescription"], name: "Hours of training", resultType: "Result" },
        ],
      }),
    },
    ...(hours > 0 && { result: [{ type: ["Result"], resultDescription: hoursId, value: String(hours) }] }),
  }
}

/** The same salt each time, so that a version has one credential; a different one per certificate, so that two do not show the same holder. */
function emailIdentity({ _id, candidateEmail }: CertificateRow, saltKey: Buffer) {
  const salt = createHmac("sha256", saltKey).update(_id).digest("base64url").slice(0, 22)
  const hash = createHash("sha256")
    .update(candidateEmail + salt)
    .digest("hex")
  const type = "IdentityObject" as const
  return { type, hashed: true, identityHash: `sha256$${hash}`, identityType: "emailAddress" as const, salt }
}

const nameIdentity = (name: string) =>
  ({ type: "IdentityObject", hashed: false, identityHash: name, identityType: "name" }) as const

/** A UUID of version 8: custom, here the beginning of a hash. */
function uuidOf(...texts: string[]) {
  const hex = createHash("sha256").update(JSON.stringify(texts)).digest("hex")
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)]
  return `urn:uuid:${parts.join("-")}`
}
