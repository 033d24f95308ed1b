import {
  binDays,
  DeletedRecord,
  Deletion,
  DeletionsQuery,
  maxListedDeleted,
  Restoration,
  RestoreQuery,
} from "../bin.ts"
import { editors } from "../call/call.ts"
import { callsOf } from "../call/calls-of.ts"
import { maxDeletedRecords } from "../call/deletion.ts"
import { list, one, page } from "../call/resource.ts"

export * from "../bin.ts"

const bin = callsOf("audit")

export const getDeletions = bin.get("/bin/get-deletions", {
  access: editors,
  query: DeletionsQuery,
  response: page(Deletion),
  message: "Deleted records found",
  summary: "List what was deleted and not restored, newest first, paginated",
  description: `The deletions of the last ${binDays} days, of the kinds of records that you may delete. What one call deleted is one deletion.`,
})

export const getDeletedRecords = bin.get("/bin/get-deleted-records/:id", {
  access: editors,
  response: list(DeletedRecord),
  errors: { notFound: "nothingToRestore" },
  message: "Deleted records found",
  summary: "List the records of a deletion that were not restored",
  description: `At most ${maxListedDeleted}.`,
})

export const restoreDeletion = bin.post("/bin/restore/:id", {
  access: editors,
  query: RestoreQuery,
  response: one(Restoration),
  errors: { notFound: "nothingToRestore", conflict: "alreadyRestored" },
  message: "Restored successfully",
  summary: "Restore what was deleted together",
  description: `By the \`_id\` of a deletion, by the \`deletion\` that a call for several records returned, or by the \`_id\` of a record that was deleted alone.
Records get their \`_id\`, fields and \`createdAt\` again, users also their reviews, requests for corrections, authenticator app, recovery codes and passkeys; a user has no session, and no password until they set one by 'Forgot password', or an
admin resets it; who was an admin, editor or registrar is a student. Restoring users needs the password again, as deleting them does. One call restores at most about ${maxDeletedRecords} records, all in one transaction: repeat it with \`after\` set to \`next\` of its result until that is 0.
Records whose number, route or email is taken are \`skipped\`; if there is only one record, the call fails with 409. \`holder\` is the record that has the number now, or the deleted author of a review.`,
})
