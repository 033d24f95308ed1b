import * as z from "zod/mini"

/** Certificates as Open Badges 3.0, which are W3C Verifiable Credentials 2.0. Only what is read again is in the schema. */
export const openBadgeContexts = [
  "https://www.w3.org/ns/credentials/v2",
  "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json",
] as const

const maxListItems = 50

const typed = (name: string) => z.array(z.string()).check(z.refine((types) => types.includes(name)))

/** The holder's email as a salted hash, or the Latin spelling of the name. */
const Identity = z.object({
  type: z.literal("IdentityObject"),
  hashed: z.boolean(),
  identityHash: z.string(),
  identityType: z.enum(["emailAddress", "name"]),
  salt: z.optional(z.string()),
})

const Achievement = z.object({
  id: z.string(),
  type: typed("Achievement"),
  achievementType: z.literal("Certificate"),
  name: z.string(),
  description: z.string(),
  criteria: z.object({ narrative: z.string() }),
  /** Skills. */
  tag: z.optional(z.array(z.string()).check(z.maxLength(maxListItems))),
  resultDescription: z.optional(
    z.array(z.object({ id: z.string(), type: typed("ResultDescription"), name: z.string(), resultType: z.string() })),
  ),
})

const Subject = z.object({
  type: typed("AchievementSubject"),
  identifier: z.array(Identity).check(z.maxLength(maxListItems)),
  name: z.string(),
  /** The certificate's number and its batch. */
  licenseNumber: z.string(),
  term: z.string(),
  achievement: Achievement,
  /** The hours of training. */
  result: z.optional(
    z
      .array(z.object({ type: typed("Result"), resultDescription: z.string(), value: z.string() }))
      .check(z.maxLength(1)),
  ),
})

/** The document that a credential is attached to. */
const RelatedDocument = z.object({
  id: z.string(),
  /** Of the file with a space in the place of each byte of the credential. */
  digestSRI: z.string().check(z.regex(/^sha384-[\w+/]{64}$/)),
  mediaType: z.literal("application/pdf"),
})

const StatusEntry = z.object({
  id: z.string(),
  type: z.literal("BitstringStatusListEntry"),
  statusPurpose: z.literal("revocation"),
  statusListIndex: z.string().check(z.regex(/^\d{1,6}$/)),
  statusListCredential: z.string(),
})

/** Claims of JSON Web Tokens repeat what the credential says: `iat` is when this version was issued. Times are in seconds. */
const claims = { iss: z.string(), iat: z.int() }
const versionInId = /#version-(\d{1,9})$/
const day = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+06:00$/

export const OpenBadge = z.object({
  "@context": z.array(z.string()),
  /** Ends with the version of the certificate. */
  id: z.string().check(z.regex(versionInId)),
  type: typed("OpenBadgeCredential"),
  name: z.string(),
  issuer: z.object({ id: z.string(), type: typed("Profile"), name: z.string(), url: z.string() }),
  validFrom: z.string().check(z.regex(day)),
  validUntil: z.optional(z.string().check(z.regex(day))),
  credentialSubject: Subject,
  credentialStatus: StatusEntry,
  relatedResource: z.optional(z.array(RelatedDocument).check(z.maxLength(1))),
  ...claims,
  jti: z.string(),
  nbf: z.int(),
  exp: z.optional(z.int()),
})
export type OpenBadge = z.infer<typeof OpenBadge>

export const StatusList = z.object({
  "@context": z.array(z.string()),
  id: z.string(),
  type: typed("BitstringStatusListCredential"),
  issuer: z.string(),
  validFrom: z.string(),
  credentialSubject: z.object({
    id: z.string(),
    type: z.literal("BitstringStatusList"),
    statusPurpose: z.literal("revocation"),
    /** Multibase: `u` and the compressed bits as base64url. */
    encodedList: z.string().check(z.regex(/^u[\w-]+$/)),
  }),
  ...claims,
})
export type StatusList = z.infer<typeof StatusList>
