import * as z from "zod/mini"
import { flag } from "./input.ts"
import { issue } from "./problem.ts"
import { Id, Timestamp } from "./resource.ts"

/** The columns that a certificate file must have. */
export const requiredColumns = [
  "candidateName",
  "candidateEmail",
  "certificationName",
  "batchNo",
  "certificationNo",
] as const

/** All columns of a certificate file. */
export const certificateColumns = [
  ...requiredColumns,
  "status",
  "latinName",
  "issuedOn",
  "expiresOn",
  "hours",
  "skills",
  "mark",
] as const
export type CertificateColumn = (typeof certificateColumns)[number]

export const importLimits = { rows: 20_000, bytes: 8 * 1024 * 1024 } as const

/** A dry run checks everything and saves nothing. Strict, so that a misspelt `dryRun` does not start a real import. */
export const ImportQuery = z.strictObject({ dryRun: z.optional(flag) }, issue("badInput"))

/** The result of an import or of its dry run. Rows equal to an existing certificate are `unchanged`. */
export const ImportResult = z.object({
  /** Needed to undo the import; empty if it created nothing. */
  importId: z.string(),
  rows: z.int(),
  created: z.int(),
  unchanged: z.int(),
  dryRun: z.boolean(),
})
export type ImportResult = z.infer<typeof ImportResult>

/** A past import. `left` is how many of its certificates still exist. */
export const CertificateImport = z.object({
  _id: Id,
  at: Timestamp,
  actor: z.string(),
  created: z.int(),
  left: z.int(),
})
export type CertificateImport = z.infer<typeof CertificateImport>
