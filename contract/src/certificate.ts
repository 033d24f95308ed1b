import * as z from "zod/mini"
import { email, filled, form, lengths, withoutUnprintable } from "./input.ts"
import { say } from "./messages.ts"
import { Id, Moment } from "./resource.ts"

export const CertificateStatus = z.enum(["active", "inactive"])
export type CertificateStatus = z.infer<typeof CertificateStatus>

export const Certificate = z.object({
  _id: Id,
  candidateName: z.string(),
  candidateEmail: z.string(),
  certificationName: z.string(),
  batchNo: z.string(),
  certificationNo: z.string(),
  status: CertificateStatus,
  updatedAt: Moment,
})
export type Certificate = z.infer<typeof Certificate>

/** What anyone may see of a certificate: never the candidate's email. */
export const PublicCertificate = z.omit(Certificate, { candidateEmail: true, updatedAt: true })
export type PublicCertificate = z.infer<typeof PublicCertificate>

export const CreateCertificate = form({
  candidateName: filled(lengths.name),
  candidateEmail: email,
  certificationName: filled(lengths.name),
  batchNo: filled(lengths.number),
  // A number stands in addresses, where one of dots alone would be read as a way up.
  certificationNo: filled(lengths.number).check(z.refine<string>((no) => /[\p{L}\p{N}]/u.test(no), say("noLetter"))),
})
export type CreateCertificate = z.infer<typeof CreateCertificate>

/** What is pasted here is looked for, whatever came along with it. */
export const ByNumber = z.object({ certificationNo: z.string().check(z.overwrite(withoutUnprintable)) })

/** A dry run checks everything and keeps nothing; misspelt, it must not be the real one. */
export const ImportQuery = z.strictObject(
  { dryRun: z.optional(z.enum(["0", "1", "true", "false"], say("badInput"))) },
  say("badInput"),
)

/** What an import did, or, as a dry run, would do. Rows that were there already, the same, are left as they are. */
export const ImportResult = z.object({ rows: z.int(), created: z.int(), unchanged: z.int(), dryRun: z.boolean() })
export type ImportResult = z.infer<typeof ImportResult>
