import * as z from "zod/mini"
import { bulkForm, bulkResult } from "../call/bulk.ts"
import { issue } from "../call/problem.ts"
import { record, Timestamp } from "../call/resource.ts"
import { isBounded } from "../text/bounded-text.ts"
import { today } from "../text/day.ts"
import { CreatedQuery, optionalDay, optionalPastDay } from "../text/day-input.ts"
import {
  email,
  flag,
  form,
  isWhollyVisible,
  key,
  lengths,
  optionalInteger,
  PageQuery,
  requiredText,
  sortOrder,
  text,
  wholeNumber,
  withoutUnprintable,
  writtenEmail,
} from "../text/input.ts"
import { daysInOrder } from "./certificate-days.ts"

export const CertificateStatus = z.enum(["active", "inactive"])
export type CertificateStatus = z.infer<typeof CertificateStatus>

/**
 * How a certificate's number became known outside of the office: `shown` among the holder's own certificates, or `unknown` of one
 * that was issued before that was recorded. Empty while nobody has seen it.
 */
export const NumberSeen = z.enum(["", "verified", "downloaded", "mailed", "shown", "unknown"])
export type NumberSeen = z.infer<typeof NumberSeen>

/** The fields of a certificate about its holder and course. Texts that were not given are empty, hours that were not given are 0. */
const statements = {
  candidateName: z.string(),
  /** The name in Latin letters, if it is written in others. */
  latinName: z.string(),
  certificationName: z.string(),
  batchNo: z.string(),
  /** Days, as `year-month-day`. A certificate is valid on the day on which it expires. */
  issuedOn: z.string(),
  expiresOn: z.string(),
  hours: z.int(),
  skills: z.string(),
}

export const Certificate = record({
  ...statements,
  candidateEmail: z.string(),
  /** The result of the examination. It is not published. */
  mark: z.string(),
  certificationNo: z.string(),
  /** Only while this is empty, the number can be corrected. */
  numberSeen: NumberSeen,
  status: CertificateStatus,
  /** Since when it is revoked; empty if it is not, or if that was not recorded. */
  withdrawnAt: z.string(),
  /** The published reason, and a note for the office. */
  withdrawalReason: z.string(),
  withdrawalNote: z.string(),
  /** From 1; each correction adds one. */
  version: z.int(),
  /** When it was last corrected and why; empty if it never was. The reason is not published. */
  correctedAt: z.string(),
  correctionReason: z.string(),
  /** Since when its holder allows search engines to show its page; empty if not. */
  indexedSince: z.string(),
  /** The import that created it; empty if it was created by hand. */
  importId: z.string(),
})
export type Certificate = z.infer<typeof Certificate>

/** The public part of a certificate, without the candidate's email. */
export const PublicCertificate = z.omit(Certificate, {
  candidateEmail: true,
  mark: true,
  withdrawalNote: true,
  correctionReason: true,
  importId: true,
  numberSeen: true,
  updatedAt: true,
})
export type PublicCertificate = z.infer<typeof PublicCertificate>

/** A certificate as its verification shows it. */
export const VerifiedCertificate = z.extend(PublicCertificate, {
  /** By the server's clock, at the time of the check. */
  isExpired: z.boolean(),
  isNotYetValid: z.boolean(),
  /** It is valid, and the document can show all its letters. */
  hasDocument: z.boolean(),
  checkedAt: Timestamp,
  /** The route of the course that has the certification's name as its title; empty if there is none. */
  courseRoute: z.string(),
})
export type VerifiedCertificate = z.infer<typeof VerifiedCertificate>

const latinText = text(lengths.name).check(
  z.regex(/^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u, issue("notLatin")),
)

/** The fields that can always be corrected: all but the number. */
const correctable = {
  candidateName: requiredText(lengths.name),
  candidateEmail: email,
  certificationName: requiredText(lengths.name),
  batchNo: requiredText(lengths.number),
  latinName: z.optional(latinText),
  /** The current day if it is left blank. */
  issuedOn: optionalPastDay,
  expiresOn: optionalDay,
  hours: optionalInteger(10_000),
  skills: z.optional(text(lengths.skills)),
  mark: z.optional(text(lengths.number)),
}

// The number is part of a URL, where dots alone would mean a parent folder.
export const CertificateNumber = requiredText(lengths.number).check(
  z.refine<string>((no) => /[\p{L}\p{N}]/u.test(no), issue("noLetter")),
  // Two numbers could look alike.
  z.refine(isWhollyVisible, issue("unprintable")),
)

const created = form({ ...correctable, certificationNo: CertificateNumber })

export const CreateCertificate = created.check(daysInOrder(today))
export type CreateCertificate = z.infer<typeof CreateCertificate>
/** As a form has it: numbers are texts. */
export type CertificateInput = z.input<typeof CreateCertificate>

/** A row of a file. A blank day of issue is that of the certificate, if it exists already. */
export const ImportedCertificate = created.check(daysInOrder(() => ""))

/** The fields that certificates share if they are issued together. */
export const CertificateBatch = z
  .pick(created, {
    certificationName: true,
    batchNo: true,
    issuedOn: true,
    expiresOn: true,
    hours: true,
    skills: true,
  })
  .check(daysInOrder(today))
export type CertificateBatch = z.infer<typeof CertificateBatch>
export type CertificateBatchInput = z.input<typeof CertificateBatch>

/** Fields that are not sent stay as they are. The number may be sent as it is, whatever was allowed when it was issued. */
export const CorrectCertificate = z
  .extend(z.partial(form(correctable)), {
    certificationNo: z.optional(text(lengths.number)),
    reason: requiredText(lengths.reason, "fieldRequired"),
  })
  .check(daysInOrder(() => ""))
export type CorrectCertificate = z.infer<typeof CorrectCertificate>

/** A state of a certificate that a correction has replaced. */
export const CertificateVersion = z.object({
  ...statements,
  certificationNo: z.string(),
  candidateEmail: z.string(),
  mark: z.string(),
  version: z.int(),
  replacedAt: Timestamp,
  /** Why, and by whom (email). Empty if the import that had corrected it was undone. */
  reason: z.string(),
  actor: z.string(),
})
export type CertificateVersion = z.infer<typeof CertificateVersion>

const withdrawal = {
  /** Shown to everybody who verifies the certificate. */
  reason: z.optional(text(lengths.reason)),
  /** For the office only. */
  note: z.optional(text(lengths.reason)),
}
export const WithdrawCertificate = form(withdrawal)
export type WithdrawCertificate = z.infer<typeof WithdrawCertificate>
const revocation = {
  ...withdrawal,
  /** The certificate is revoked since the date that its reinstatement has cleared: for undoing that. */
  restoresDate: z.optional(z.boolean(issue("badInput"))),
}
const Revocation = form(revocation)
export type Revocation = z.infer<typeof Revocation>
/** Without a reason and a note, no body is needed. */
export const Withdrawal = z.nullish(Revocation)

/** Removes invisible characters that were pasted along. An over-long text can be no number, so it becomes an empty one. */
export const searchedNumber = (value: string) => (isBounded(value, lengths.number) ? withoutUnprintable(value) : "")
export const ByNumber = z.object({ certificationNo: z.string().check(z.overwrite(searchedNumber)) })

/** The number of a list of revoked credentials. */
export const ByListNumber = z.object({
  list: key.check(z.regex(/^[1-9]\d{0,7}$/, issue("badInput"))),
})

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
  courses: z.optional(flag),
})
export type CertificateSuggestionsQuery = z.infer<typeof CertificateSuggestionsQuery>

export const maxNewNumbers = 500

export const NewNumbersQuery = z.object({
  batchNo: requiredText(lengths.number),
  count: z.optional(wholeNumber(maxNewNumbers)),
})
export type NewNumbersQuery = z.infer<typeof NewNumbersQuery>

export const BatchQuery = z.pick(NewNumbersQuery, { batchNo: true })

/** The holders of a batch's certificates. */
export const Candidate = z.object({ candidateName: z.string(), candidateEmail: z.string() })
export type Candidate = z.infer<typeof Candidate>

const statusChange = { status: z.enum(CertificateStatus.options, issue("invalidStatus")), ...revocation }

/** A reason and a note belong to the status `inactive`; with `active` they are ignored. */
export const ChangeStatuses = bulkForm(statusChange, CertificateFilters.shape)
export type ChangeStatuses = z.infer<typeof ChangeStatuses>

export const StatusesChanged = bulkResult({
  status: CertificateStatus,
  reason: z.string(),
  note: z.string(),
  restoresDate: z.boolean(),
})
export type StatusesChanged = z.infer<typeof StatusesChanged>
