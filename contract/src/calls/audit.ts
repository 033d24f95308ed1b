import { AuditChain, AuditQuery, ExportAuditQuery, ListedAuditEntry, Restored } from "../audit.ts"
import { admins } from "../call.ts"
import { callsOf } from "../calls-of.ts"
import { one, page } from "../resource.ts"

const audit = callsOf("audit")

export const getAuditEntries = audit.get("/audit/get-entries", {
  access: admins,
  query: AuditQuery,
  response: page(ListedAuditEntry),
  topics: ["audit", "user"],
  message: "Entries found",
  summary: "List audit log entries, newest first, paginated",
  description: "With `recordId`, these are the changes of one record, even if it has been deleted.",
})

export const getAuditChain = audit.get("/audit/get-chain", {
  access: admins,
  response: one(AuditChain),
  message: "The audit log is whole",
  topics: [],
  summary: "Verify the integrity of the audit log",
  description: "Verifies every entry. The result is cached for one minute.",
})

export const restoreDeleted = audit.post("/audit/restore/:id", {
  access: admins,
  response: one(Restored),
  message: "Restored successfully",
  errors: { notFound: "nothingToRestore", conflict: "alreadyRestored" },
  summary: "Restore the records that an audit log entry deleted",
  description:
    "The record is restored with its `_id`, fields and `createdAt`. A user is restored without sessions and without a password: they set one by 'Forgot password', or an admin resets it. For an undone import, only certificates whose numbers are still free are restored.",
})

export const exportAuditEntries = audit.get("/audit/export-entries", {
  access: admins,
  query: ExportAuditQuery,
  responseType: "text/csv",
  summary: "Export audit log entries as CSV",
})
