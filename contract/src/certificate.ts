import * as z from "zod/mini"
import { isBounded } from "./bounded-text.ts"
import { bulkForm, bulkResult } from "./bulk.ts"
import {
  CreatedQuery,
  email,
  flag,
  form,
  lengths,
  PageQuery,
  requiredText,
  sortOrder,
  text,
  withoutUnprintable,
  writtenEmail,
} from "./input.ts"
import { issue } from "./problem.ts"
import { Id, record, Timestamp } from "./resource.ts"

export const CertificateStatus = z.enum(["active", "inactive"])
export type CertificateStatus = z.infer<typeof CertificateStatus>

export const Certificate = record({
  candidateName: z.string(),
  candidateEmail: z.string(),
  certificationName: z.string(),
  batchNo: z.string(),
  certificationNo: z.string(),
  status: CertificateStatus,
  /** The import that created it; empty if it was created by hand. */
  importId: z.string(),
})
export type Certificate = z.infer<typeof Certificate>

/** The public part of a certificate, without the candidate's email. */
export const PublicCertificate = z.omit(Certificate, { candidateEmail: true, importId: true, updatedAt: true })
export type PublicCertificate = z.infer<typeof PublicCertificate>

export const CreateCertificate = form({
  candidateName: requiredText(lengths.name),
  candidateEmail: email,
  certificationName: requiredText(lengths.name),
  batchNo: requiredText(lengths.number),
  // The number is part of a URL, where dots alone would mean a parent folder.
  certificationNo: requiredText(lengths.number).check(
    z.refine<string>((no) => /[\p{L}\p{N}]/u.test(no), issue("noLetter")),
  ),
})
export type CreateCertificate = z.infer<typeof CreateCertificate>

/** Removes invisible characters that were pasted along. An over-long text can be no number, so it becomes an empty one. */
const searchedNumber = (value: string) => (isBounded(value, lengths.number) ? withoutUnprintable(value) : "")
export const ByNumber = z.object({ certificationNo: z.string().check(z.overwrite(searchedNumber)) })

/** The columns of a certificate file. Only the last is optional. */
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

/** A dry run checks everything and saves nothing. Strict, so that a misspelt `dryRun` does not start a real import. */
export const ImportQuery = z.strictObject({ dryRun: z.optional(flag) }, issue("badInput"))

/** The result of an import or of its dry run. Rows equal to an existing certificate are `unchanged`. */
export const ImportResult = z.object({
  /** Needed to undo the import; empty if it created nothing. */
  importId: z.string(),
  rows: z.int(),
  created: z.int(),
  unchanged: z.int(),
  dryRun: z.boolean(),
})
export type ImportResult = z.infer<typeof ImportResult>

/** A past import. `left` is how many of its certificates still exist. */
export const CertificateImport = z.object({
  _id: Id,
  at: Timestamp,
  actor: z.string(),
  created: z.int(),
  left: z.int(),
})
export type CertificateImport = z.infer<typeof CertificateImport>

export const maxExportIds = 100
const maxIdsLength = maxExportIds * 65
const tooManyIds = issue("chosenTooMany", { max: maxExportIds })

const exportIds = z.pipe(
  z.string().check(
    z.refine<string>((ids) => ids.length <= maxIdsLength, { error: tooManyIds, abort: true }),
    z.regex(/^[\w-]{1,64}(,[\w-]{1,64})*$/, { error: issue("badInput"), abort: true }),
    z.refine((ids) => ids.split(",").length <= maxExportIds, tooManyIds),
  ),
  z.transform((ids) => ids.split(",")),
)

/** `batchNo`, `certificationName` and `candidateEmail` are compared as a whole, without regard to case, digits' script and surrounding space. */
export const CertificateFilters = z.extend(CreatedQuery, {
  search: PageQuery.shape.search,
  status: z.optional(z.enum(CertificateStatus.options, issue("invalidStatus"))),
  batchNo: z.optional(text(lengths.name)),
  certificationName: z.optional(text(lengths.name)),
  candidateEmail: z.optional(writtenEmail),
})
export type CertificateFilters = z.infer<typeof CertificateFilters>

export const CertificatesQuery = z.extend(PageQuery, {
  ...CertificateFilters.shape,
  sort: sortOrder("createdAt", "candidateName", "certificationNo", "batchNo"),
})
export type CertificatesQuery = z.infer<typeof CertificatesQuery>

/** `ids`, separated by commas, limits the export to these certificates. */
export const ExportCertificatesQuery = z.extend(CertificateFilters, { ids: z.optional(exportIds) })

export const CertificateSuggestionsQuery = z.object({
  field: z.enum(["batchNo", "certificationName"], issue("badInput")),
  search: PageQuery.shape.search,
})
export type CertificateSuggestionsQuery = z.infer<typeof CertificateSuggestionsQuery>

const statusChange = { status: z.enum(CertificateStatus.options, issue("invalidStatus")) }

export const ChangeStatuses = bulkForm(statusChange, CertificateFilters.shape)
export type ChangeStatuses = z.infer<typeof ChangeStatuses>

export const StatusesChanged = bulkResult({ status: CertificateStatus })
export type StatusesChanged = z.infer<typeof StatusesChanged>
