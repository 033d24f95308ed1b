import * as z from "zod/mini"
import { form, key, listOf } from "../text/input.ts"
import { Holder, Problem } from "./errors.ts"
import { issue } from "./problem.ts"
import { requestId, requestIdDescription } from "./request-id.ts"
import { Id } from "./resource.ts"

export const maxDeletedRecords = 500

/** With `updatedAt`, a record is deleted only in this version. */
const DeletedRecord = z.object({ _id: key, updatedAt: z.optional(key) }, issue("badInput"))

/** `deletion` is that of an earlier call, which this one continues: both are restored as one. */
export const DeleteRecords = form({
  records: listOf(DeletedRecord, maxDeletedRecords),
  deletion: z.optional(z.string(issue("badInput")).check(z.regex(/^[0-9a-f-]{36}$/, issue("badInput")))),
  requestId,
})
export type DeleteRecords = z.infer<typeof DeleteRecords>

/** The description of the calls with this body. */
export const deletingMany = `At most ${maxDeletedRecords} records, all in one transaction and with one audit log entry. Records that are not there any more,
or whose \`updatedAt\` has changed, are \`skipped\`. For more records repeat the call with the \`deletion\` of its first result: all of them are then restored as one.
${requestIdDescription}`

/** A record that a call for several records left as it was, and why. */
export const SkippedRecord = z.object({
  _id: Id,
  record: z.string(),
  message: z.string(),
  ...Problem.shape,
  holder: z.optional(Holder),
})
export type SkippedRecord = z.infer<typeof SkippedRecord>

/** `deletion` is the id to restore these records by; empty if none was deleted. */
export const RecordsDeleted = z.object({ deletion: z.string(), deleted: z.int(), skipped: z.array(SkippedRecord) })
export type RecordsDeleted = z.infer<typeof RecordsDeleted>
