import { type CreateCertificate, dhakaDay } from "contract"
import { foldedNumberOf, numberKeyOf } from "#db/records/certificate-number.ts"
import { newRecord } from "#db/records/records.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import { searchText } from "#search-text.ts"

const neverChanged = {
  status: "active",
  withdrawnAt: "",
  withdrawalReason: "",
  withdrawalNote: "",
  lastWithdrawnAt: "",
  numberSeen: "",
  version: 1,
  correctedAt: "",
  correctionReason: "",
  indexedSince: "",
} as const

export function newCertificate(input: CreateCertificate): CertificateRow {
  const { candidateName, candidateEmail, certificationName, batchNo, certificationNo } = input
  const { latinName = "", expiresOn = "", hours = 0, skills = "", mark = "" } = input
  const row = {
    ...newRecord(),
    ...{ candidateName, candidateEmail, certificationName, batchNo, certificationNo },
    ...{ latinName, expiresOn, hours, skills, mark },
    issuedOn: input.issuedOn || dhakaDay(Date.now()),
    ...neverChanged,
    importId: "",
  }
  return { ...row, ...derivedColumns(row) }
}

type Source = Pick<
  CertificateRow,
  "candidateName" | "candidateEmail" | "certificationName" | "batchNo" | "certificationNo" | "latinName"
>

/** The number is folded for comparison, the texts for search. */
export function derivedColumns(row: Source) {
  const { candidateName, latinName, candidateEmail, certificationName, batchNo, certificationNo } = row
  const latin = latinName === "" ? [] : [latinName]
  return {
    numberKey: numberKeyOf(certificationNo),
    foldedNumber: foldedNumberOf(certificationNo),
    searchText: searchText(candidateName, ...latin, candidateEmail, certificationName, batchNo, certificationNo),
  }
}

/** Days as `year-month-day` sort as texts. */
export const expiresTooEarly = ({ issuedOn, expiresOn }: Pick<CertificateRow, "issuedOn" | "expiresOn">) =>
  expiresOn !== "" && expiresOn < issuedOn
