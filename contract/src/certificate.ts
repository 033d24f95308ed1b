import * as z from "zod/mini"
import { isBounded } from "./bounded-text.ts"
import { email, filled, flag, form, lengths, PageQuery, withoutUnprintable } from "./input.ts"
import { issue } from "./problem.ts"
import { Id, Moment, record } from "./resource.ts"

export const CertificateStatus = z.enum(["active", "inactive"])
export type CertificateStatus = z.infer<typeof CertificateStatus>

export const Certificate = record({
  candidateName: z.string(),
  candidateEmail: z.string(),
  certificationName: z.string(),
  batchNo: z.string(),
  certificationNo: z.string(),
  status: CertificateStatus,
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
  certificationNo: filled(lengths.number).check(z.refine<string>((no) => /[\p{L}\p{N}]/u.test(no), issue("noLetter"))),
})
export type CreateCertificate = z.infer<typeof CreateCertificate>

/** What is pasted here is looked for, whatever came along with it. What is too long for any number is the number of none. */
const searchedNumber = (value: string) => (isBounded(value, lengths.number) ? withoutUnprintable(value) : "")
export const ByNumber = z.object({ certificationNo: z.string().check(z.overwrite(searchedNumber)) })

/** Of a file of certificates. Only the last may be missing. */
export const certificateColumns = [
  "candidateName",
  "candidateEmail",
  "certificationName",
  "batchNo",
  "certificationNo",
  "status",
] as const
export type CertificateColumn = (typeof certificateColumns)[number]

export const importLimits = { rows: 20_000, bytes: 8 * 1024 * 1024 } as const

/** A dry run checks everything and keeps nothing; misspelt, it must not be the real one. */
export const ImportQuery = z.strictObject({ dryRun: z.optional(flag) }, issue("badInput"))

/** What an import did, or, as a dry run, would do. Rows that were there already, the same, are left as they are. */
export const ImportResult = z.object({
  /** By which it is undone; empty when it made nothing. */
  importId: z.string(),
  rows: z.int(),
  created: z.int(),
  unchanged: z.int(),
  dryRun: z.boolean(),
})
export type ImportResult = z.infer<typeof ImportResult>

/** An import of the past; `left` is how many of the certificates that it made are still there. */
export const CertificateImport = z.object({
  _id: Id,
  at: Moment,
  actor: z.string(),
  created: z.int(),
  left: z.int(),
})
export type CertificateImport = z.infer<typeof CertificateImport>

export const mostChosen = 100
const maxIdsLength = mostChosen * 65
const tooManyChosen = issue("chosenTooMany", { max: mostChosen })

const chosenIds = z.pipe(
  z.string().check(
    z.refine<string>((ids) => ids.length <= maxIdsLength, { error: tooManyChosen, abort: true }),
    z.regex(/^[\w-]{1,64}(,[\w-]{1,64})*$/, { error: issue("badInput"), abort: true }),
    z.refine((ids) => ids.split(",").length <= mostChosen, tooManyChosen),
  ),
  z.transform((ids) => ids.split(",")),
)

/** `ids`, with commas between: these alone. */
export const ExportCertificatesQuery = z.object({ search: PageQuery.shape.search, ids: z.optional(chosenIds) })
