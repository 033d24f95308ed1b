import type { CertificateStatus, NumberSeen } from "contract"
import { defineTable, derivedOneOf, derivedText, integer, oneOf, type RowOf, text } from "#resources/define-table.ts"

export const certificate = defineTable({
  name: "certificationNo",
  detail: "candidateName",
  unique: { taken: "certificateTaken", field: "certificationNo", column: "numberKey" },
  sortKeys: {
    candidateName: { column: "candidateName", as: "lowerCase" },
    batchNo: { column: "batchNo", as: "lowerCase" },
    certificationNo: { column: "numberKey", as: "bytes" },
  },
  columns: {
    candidateName: text,
    candidateEmail: text,
    certificationName: text,
    batchNo: text,
    certificationNo: text,
    /** The case-folded number, for comparison. */
    numberKey: derivedText,
    /** How the number became known outside of the office; empty while it can be corrected. */
    numberSeen: derivedOneOf<NumberSeen>(),
    /** The number without separators, for verification of numbers that are typed differently. */
    foldedNumber: derivedText,
    latinName: text,
    issuedOn: text,
    expiresOn: text,
    hours: integer,
    skills: text,
    mark: text,
    status: oneOf<CertificateStatus>(),
    withdrawnAt: text,
    withdrawalReason: text,
    withdrawalNote: text,
    /** The `withdrawnAt` that a reinstatement has cleared: undoing that restores it. */
    lastWithdrawnAt: derivedText,
    /** From 1; earlier states are in `certificateVersion`. */
    version: integer,
    correctedAt: text,
    correctionReason: text,
    /** Since when its holder allows search engines to show its page; empty if not. */
    indexedSince: text,
    /** The import that created it; empty if it was created by hand. */
    importId: text,
    searchText: derivedText,
  },
})

export type CertificateRow = RowOf<typeof certificate>
