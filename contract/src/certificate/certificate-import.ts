import * as z from "zod/mini"
import { issue } from "../call/problem.ts"
import { requestId } from "../call/request-id.ts"
import { Id, Timestamp } from "../call/resource.ts"
import { flag, lengths, text } from "../text/input.ts"
import { certificateColumns } from "./certificate-columns.ts"
import { NotifyQuery } from "./certificate-mail.ts"

export const importLimits = { rows: 20_000, bytes: 8 * 1024 * 1024, corrections: 2_000 } as const
/** The changes that a dry run lists. */
export const maxListedChanges = 100

/** A `dryRunDigest` has this many slots of this many bytes, in base64url. */
export const dryRunDigestLimits = { slots: 512, bytesEach: 3 } as const
const maxDigestLength = (dryRunDigestLimits.slots * dryRunDigestLimits.bytesEach * 4) / 3

const dryRunDigest = z.string(issue("badInput")).check(
  z.refine<string>((state) => state.length <= maxDigestLength, { error: issue("badInput"), abort: true }),
  z.regex(/^[\w-]+$/, issue("badInput")),
)

/** A dry run checks everything and saves nothing. Strict, so that a misspelt `dryRun` does not start a real import. */
export const ImportQuery = z.strictObject(
  {
    dryRun: z.optional(flag),
    ...NotifyQuery.shape,
    requestId,
    corrects: z.optional(flag),
    reason: z.optional(text(lengths.reason)),
    dryRunDigest: z.optional(dryRunDigest),
  },
  issue("badInput"),
)
export type ImportQuery = z.infer<typeof ImportQuery>

/** The changes that an import makes to a certificate. */
export const ImportChange = z.object({
  /** Of the file. */
  line: z.int(),
  certificationNo: z.string(),
  fields: z.array(z.object({ field: z.enum(certificateColumns), before: z.string(), now: z.string() })),
})
export type ImportChange = z.infer<typeof ImportChange>

/** The result of an import or of its dry run. Rows equal to an existing certificate are `unchanged`. */
export const ImportResult = z.object({
  /** Needed to undo the import; empty if it changed nothing. */
  importId: z.string(),
  rows: z.int(),
  created: z.int(),
  corrected: z.int(),
  unchanged: z.int(),
  /** How many holders get a mail, or would get one with `notify`: those of valid certificates, each address at most fifty times. */
  mails: z.int(),
  dryRun: z.boolean(),
  /** Of a dry run: the first corrections. */
  changes: z.array(ImportChange),
  /** Of a dry run: the stored state of the file's rows. */
  dryRunDigest: z.string(),
})
export type ImportResult = z.infer<typeof ImportResult>

/** A past import. `left` counts its certificates that still exist and its corrections that are still in effect. */
export const CertificateImport = z.object({
  _id: Id,
  at: Timestamp,
  actor: z.string(),
  created: z.int(),
  corrected: z.int(),
  left: z.int(),
})
export type CertificateImport = z.infer<typeof CertificateImport>

/** `skipped` are corrections that another one has replaced since: they stay. */
export const ImportUndone = z.object({ deleted: z.int(), restored: z.int(), skipped: z.int() })
export type ImportUndone = z.infer<typeof ImportUndone>
