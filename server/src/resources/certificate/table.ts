import type { CertificateStatus } from "contract"
import { defineTable, type RecordRow } from "#resources/define-table.ts"

export type CertificateRow = RecordRow & {
  candidateName: string
  candidateEmail: string
  certificationName: string
  batchNo: string
  certificationNo: string
  /** The number as it is compared: without regard to case. */
  numberKey: string
  status: CertificateStatus
  /** Which import made it; empty when a person did. */
  importId: string
  searchText: string
}

export const certificate = defineTable<CertificateRow>({
  name: "certificationNo",
  unique: { taken: "certificateTaken", field: "certificationNo" },
  columns: {
    candidateName: "recorded",
    candidateEmail: "recorded",
    certificationName: "recorded",
    batchNo: "recorded",
    certificationNo: "recorded",
    numberKey: "derived",
    status: "recorded",
    importId: "recorded",
    searchText: "derived",
  },
})
