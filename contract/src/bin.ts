import * as z from "zod/mini"
import { Role } from "./account/user.ts"
import { SkippedRecord } from "./call/deletion.ts"
import { issue } from "./call/problem.ts"
import { Id, Timestamp } from "./call/resource.ts"
import { recordKinds } from "./records.ts"
import { CreatedQuery } from "./text/day-input.ts"
import { key, PageQuery, sortOrder, wholeNumber, writtenEmail } from "./text/input.ts"

/** How long the bin lists deleted records and the server stores their images. */
export const binDays = 30

/**
 * Records that were deleted together. `record` is the name of the only one, or of the first and the last; `detail` describes
 * the only one. `left` of them are still deleted. `reviews` counts the reviews of deleted users, which are restored with them.
 */
export const Deletion = z.object({
  _id: Id,
  kind: z.enum(recordKinds),
  recordId: z.string(),
  record: z.string(),
  detail: z.string(),
  count: z.int(),
  left: z.int(),
  reviews: z.int(),
  at: Timestamp,
  actor: z.string(),
})
export type Deletion = z.infer<typeof Deletion>

export const DeletionsQuery = z.extend(PageQuery, {
  ...CreatedQuery.shape,
  kind: z.optional(z.enum(recordKinds, issue("badInput"))),
  actor: z.optional(writtenEmail),
  sort: sortOrder("createdAt"),
})
export type DeletionsQuery = z.infer<typeof DeletionsQuery>

export const DeletedRecord = z.object({ _id: Id, kind: z.enum(recordKinds), record: z.string(), detail: z.string() })
export type DeletedRecord = z.infer<typeof DeletedRecord>

export const maxListedDeleted = 100

/** `record` is the only record to restore. `after` continues a series of calls: it is the `next` of the previous result. */
export const RestoreQuery = z.object({ record: z.optional(key), after: z.optional(wholeNumber(2 ** 31 - 1)) })
export type RestoreQuery = z.infer<typeof RestoreQuery>

/**
 * `skipped` are the records of this call that could not be restored. `demoted` are restored users whose role is not the one that they
 * had. `next` is 0 if nothing is left for further calls.
 */
export const Restoration = z.object({
  kind: z.enum(recordKinds),
  _id: Id,
  record: z.string(),
  restored: z.int(),
  skipped: z.array(SkippedRecord),
  demoted: z.array(z.object({ _id: Id, record: z.string(), role: Role })),
  next: z.int(),
})
export type Restoration = z.infer<typeof Restoration>
