import { certificateColumns } from "contract"
import type { CertificateRow } from "#resources/certificate/table.ts"

export const correctable = certificateColumns.filter((column) => column !== "certificationNo" && column !== "status")

/** These columns of a version. One that was written before a column was introduced lacks it. */
export function correctableIn(fields: string): Partial<CertificateRow> {
  const version: Partial<CertificateRow> = JSON.parse(fields)
  return Object.fromEntries(correctable.map((column) => [column, version[column]]))
}
