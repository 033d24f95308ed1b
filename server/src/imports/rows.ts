import {
  type CertificateColumn,
  CertificateStatus,
  certificateColumns,
  decodeProblem,
  ImportedCertificate,
  importLimits,
  type Problem,
  problem,
  requiredColumns,
} from "contract"
import type { Faults } from "#csv/faults.ts"
import { readCsvFile } from "#csv/read.ts"
import { newCertificate } from "#db/records/certificate-row.ts"
import { badInput } from "#errors.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"

/** `given` are the columns in which the row says something. */
export type ParsedRow = { line: number; certificate: CertificateRow; given: CertificateColumn[] }

/** Parses the certificates of a file, and validates each row and that no number occurs twice. */
export function certificatesIn(text: string, importId: string, faults: Faults): ParsedRow[] {
  // Spreadsheets write an empty row as a line of commas.
  const rows = readCsvFile(text).filter(({ cells }) => !cells?.every((cell) => cell === ""))
  const head = rows.next().value?.cells ?? []
  const columns = columnsOf(head)
  const found: ParsedRow[] = []
  const lines = new Map<string, number>()
  let count = 0
  for (const { line, cells } of rows) {
    if (++count > importLimits.rows) throw badInput(problem("csvTooLong", { max: importLimits.rows }))
    if (!cells) faults.add(line, problem("csvQuotes"))
    else if (cells.length !== head.length) faults.add(line, problem("csvCells", { cells: head.length }))
    else {
      const fields = Object.fromEntries(columns.map(({ column, index }) => [column, cells[index]]))
      const certificate = certificateOf(fields, (column, problem) => faults.add(line, problem, column))
      if (!certificate) continue
      const earlier = lines.get(certificate.numberKey)
      if (earlier) faults.add(line, problem("csvTwice", { line: earlier }), "certificationNo")
      else lines.set(certificate.numberKey, line)
      const given = columns.flatMap(({ column }) => (fields[column]?.trim() ? [column] : []))
      found.push({ line, certificate: { ...certificate, importId }, given })
    }
  }
  if (count === 0) throw badInput("csvEmpty")
  return found
}

/** Finds our columns in any order and case; other columns are ignored. */
function columnsOf(head: string[]) {
  const names = head.map((name) => name.trim().toLowerCase())
  return certificateColumns.flatMap((column) => {
    const [index, ...others] = names.flatMap((name, index) => (name === column.toLowerCase() ? [index] : []))
    if (others.length > 0 || (index === undefined && isRequired(column))) throw badInput("csvColumns")
    return index === undefined ? [] : [{ column, index }]
  })
}

const isRequired = (column: CertificateColumn) => (requiredColumns as readonly string[]).includes(column)

function certificateOf(
  fields: Record<string, string | undefined>,
  refuse: (column: string, problem: Problem) => void,
): CertificateRow | null {
  const { data, error } = ImportedCertificate.safeParse(fields)
  for (const { path, message } of error?.issues ?? []) {
    refuse(String(path[0]), decodeProblem(message) ?? problem("badInput"))
  }
  const status = CertificateStatus.safeParse(fields.status?.trim().toLowerCase() || "active").data
  if (!status) refuse("status", problem("invalidStatus"))
  return data && status ? { ...newCertificate(data), status } : null
}
