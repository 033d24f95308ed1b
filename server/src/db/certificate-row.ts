import type { CreateCertificate } from "contract"
import { newRecord } from "#db/records.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import { normalizeForSearch, searchText } from "#search-text.ts"

/** The row of a new, active certificate. Its number is case-folded for comparison, its texts for search. */
export function newCertificate(input: CreateCertificate): CertificateRow {
  const { candidateName, candidateEmail, certificationName, batchNo, certificationNo } = input
  return {
    ...newRecord(),
    candidateName,
    candidateEmail,
    certificationName,
    batchNo,
    certificationNo,
    numberKey: normalizeForSearch(certificationNo),
    status: "active",
    importId: "",
    searchText: searchText(candidateName, candidateEmail, certificationName, batchNo, certificationNo),
  }
}
