import type { CertificateStatus } from "contract"
import { defineTable, derivedText, oneOf, type RowOf, text } from "#resources/define-table.ts"

export const certificate = defineTable({
  name: "certificationNo",
  unique: { taken: "certificateTaken", field: "certificationNo" },
  columns: {
    candidateName: text,
    candidateEmail: text,
    certificationName: text,
    batchNo: text,
    certificationNo: text,
    /** The number as it is compared: without regard to case. */
    numberKey: derivedText,
    status: oneOf<CertificateStatus>(),
    /** Which import made it; empty when a person did. */
    importId: text,
    searchText: derivedText,
  },
})

export type CertificateRow = RowOf<typeof certificate>
