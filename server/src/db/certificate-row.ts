import type { CreateCertificate } from "contract"
import { foldedNumberOf, numberKeyOf } from "#db/certificate-number.ts"
import { newRecord } from "#db/records.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import { searchText } from "#search-text.ts"

/** The row of a new, active certificate. Its number is folded for comparison, its texts for search. */
export function newCertificate(input: CreateCertificate): CertificateRow {
  const { candidateName, candidateEmail, certificationName, batchNo, certificationNo } = input
  return {
    ...newRecord(),
    candidateName,
    candidateEmail,
    certificationName,
    batchNo,
    certificationNo,
    numberKey: numberKeyOf(certificationNo),
    foldedNumber: foldedNumberOf(certificationNo),
    status: "active",
    importId: "",
    searchText: searchText(candidateName, candidateEmail, certificationName, batchNo, certificationNo),
  }
}
