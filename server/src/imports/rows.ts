import { type CertificateStatus, CreateCertificate, type CsvRow, importLimits, say } from "contract"
import type { Faults } from "#csv/faults.ts"
import { readCsvFile } from "#csv/read.ts"
import { newId } from "#db/new-id.ts"
import type { CertificateRow } from "#db/schema.ts"
import { badInput, RequestFailure } from "#errors.ts"

const required = ["candidateName", "candidateEmail", "certificationName", "batchNo", "certificationNo"] as const
type Column = (typeof required)[number] | "status"

/** `saysStatus` where the file names one. */
export type Found = { line: number; certificate: CertificateRow; saysStatus: boolean }

/** The certificates of a file, each with its line, checked by themselves and against each other. */
export function certificatesIn(text: string, importId: string, faults: Faults): Found[] {
  const rows = rowsOf(text)
  const head = rows.next().value?.cells ?? []
  const columns = columnsOf(head)
  const certificateOf = certificateReader(columns, importId)
  const statusAt = columns.get("status") ?? -1
  const found: Found[] = []
  const lines = new Map<string, number>()
  let count = 0
  for (const { line, cells } of rows) {
    if (++count > importLimits.rows) throw new RequestFailure("badInput", say("csvTooLong", importLimits.rows))
    if (!cells) faults.add(line, say("csvQuotes"))
    else if (cells.length !== head.length) faults.add(line, say("csvCells", head.length))
    else {
      const certificate = certificateOf(cells, (column, message) => faults.add(line, message, column))
      if (!certificate) continue
      const earlier = lines.get(certificate.numberKey)
      if (earlier) faults.add(line, say("csvTwice", earlier), "certificationNo")
      else lines.set(certificate.numberKey, line)
      found.push({ line, certificate, saysStatus: Boolean(cells[statusAt]?.trim()) })
    }
  }
  if (count === 0) throw badInput("csvEmpty")
  return found
}

/** Without blank ones, which spreadsheets write as a line of commas. */
function* rowsOf(text: string): Generator<CsvRow, undefined> {
  for (const row of readCsvFile(text)) if (!row.cells?.every((cell) => cell === "")) yield row
}

/** In any order and case; what else a file has is passed over. */
function columnsOf(head: string[]): Map<Column, number> {
  const names = head.map((name) => name.trim().toLowerCase())
  const columns = new Map<Column, number>()
  for (const column of [...required, "status"] as const) {
    const name = column.toLowerCase()
    const isOnce = names.indexOf(name) === names.lastIndexOf(name)
    if (!isOnce || (column !== "status" && !names.includes(name))) throw badInput("csvColumns")
    if (names.includes(name)) columns.set(column, names.indexOf(name))
  }
  return columns
}

/**
 * Makes what `newCertificate` would make of what the form lets in. Ten thousand rows want it cell by cell, and without
 * tidying texts again that the form has tidied: that is three times as fast.
 */
function certificateReader(columns: Map<Column, number>, importId: string) {
  const now = new Date().toISOString()
  const checks = required.map((column) => ({ column, check: checkOf(column), at: columns.get(column) ?? -1 }))
  const statusAt = columns.get("status") ?? -1

  return (cells: string[], refuse: (column: Column, message: string) => void): CertificateRow | null => {
    const texts: string[] = []
    for (const { column, check, at } of checks) {
      const { data, error } = check(cells[at])
      if (data !== undefined) texts.push(data)
      for (const { message } of error?.issues ?? []) refuse(column, message)
    }
    const status = statusOf(cells[statusAt])
    if (!status) refuse("status", say("invalidStatus"))
    if (!status || texts.length < required.length) return null
    const [candidateName = "", candidateEmail = "", certificationName = "", batchNo = "", certificationNo = ""] = texts
    return {
      _id: newId(),
      candidateName,
      candidateEmail,
      certificationName,
      batchNo,
      certificationNo,
      numberKey: certificationNo.toLowerCase(),
      searchText: texts.join("\n").toLowerCase(),
      status,
      importId,
      createdAt: now,
      updatedAt: now,
    }
  }
}

/** All rows of a batch have some cells in common: what stands under the same again is not checked again. */
function checkOf(column: (typeof required)[number]) {
  const schema = CreateCertificate.shape[column]
  let last: string | undefined
  let checked = schema.safeParse(last)
  return (cell: string | undefined) => {
    if (cell !== last) checked = schema.safeParse(cell)
    last = cell
    return checked
  }
}

function statusOf(cell = ""): CertificateStatus | null {
  const status = cell.trim().toLowerCase()
  if (status === "") return "active"
  return status === "active" || status === "inactive" ? status : null
}
