import {
  byteOrderMark,
  dhakaDay,
  dhakaOffsetMs,
  escapeFormula,
  quotedCell,
  type VerifiedNumber,
  type VerifiedNumbers,
} from "contract"
import type { Widened } from "#i18n/en.ts"
import type { verifyManyTexts } from "./verify-many-texts.ts"

type Texts = Pick<Widened<typeof verifyManyTexts.en>, "columns" | "states" | "corrected" | "sameAs">

const row = (cells: string[]) => `${cells.map((cell) => quotedCell(escapeFormula(cell))).join(",")}\r\n`

/** `2026-11-23 18:05`, in Bangladesh as all days of a certificate. */
const dhakaMinute = (timestamp: string) =>
  new Date(Date.parse(timestamp) + dhakaOffsetMs).toISOString().slice(0, 16).replace("T", " ")

/** The results as CSV for spreadsheets, with days as `2026-11-23`. Each row has the time of the check: rows may be copied elsewhere. */
export function resultsCsv(
  { checkedAt, results }: VerifiedNumbers,
  firstSpellings: ReadonlyMap<string, string>,
  { columns, states, corrected, sameAs }: Texts,
): string {
  const noteOf = ({ number, isCorrected }: VerifiedNumber) => {
    const first = firstSpellings.get(number)
    const notes = [isCorrected && corrected, first && sameAs(first)].filter(Boolean)
    return notes.length > 0 ? ` (${notes.join(", ")})` : ""
  }
  const { number, state, candidateName, certificationName, issuedOn, expiresOn, revokedOn, withdrawalReason } = columns
  const rows = results.map((result) => [
    result.number,
    result.certificationNo,
    states[result.state] + noteOf(result),
    result.candidateName,
    result.certificationName,
    result.issuedOn,
    result.expiresOn,
    result.withdrawnAt && dhakaDay(Date.parse(result.withdrawnAt)),
    result.withdrawalReason,
    dhakaMinute(checkedAt),
  ])
  const facts = [candidateName, certificationName, issuedOn, expiresOn, revokedOn, withdrawalReason]
  const headings = [number, columns.certificationNo, state, ...facts, columns.checkedAt]
  return byteOrderMark + [headings, ...rows].map(row).join("")
}
