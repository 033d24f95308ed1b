import { AuditChain, AuditEntry, AuditQuery, ExportAuditQuery, Restored } from "../audit.ts"
import { admins } from "../call.ts"
import { callsOf } from "../calls-of.ts"
import { one, page } from "../resource.ts"

const audit = callsOf("audit")

export const getAuditEntries = audit.get("/audit/get-entries", {
  access: admins,
  query: AuditQuery,
  response: page(AuditEntry),
  message: "Entries found",
  summary: "Who did what, newest first, in pages",
})

export const getAuditChain = audit.get("/audit/get-chain", {
  access: admins,
  response: one(AuditChain),
  message: "The audit log is whole",
  topics: [],
  summary: "Whether the audit log is as it was written",
  description: "Every entry is verified; an answer of the last minute is given again.",
})

export const restoreDeleted = audit.post("/audit/restore/:id", {
  access: admins,
  response: one(Restored),
  message: "Restored successfully",
  errors: { notFound: "nothingToRestore", conflict: "alreadyRestored" },
  summary: "Restore what an audit entry says was deleted",
  description:
    "The record comes back with its `_id`, its fields and `createdAt`. A user comes back without sessions and without a password: they choose one by 'Forgot password', or an admin resets it. Of an undone import those certificates come back whose numbers are still free.",
})

export const exportAuditEntries = audit.get("/audit/export-entries", {
  access: admins,
  query: ExportAuditQuery,
  responseType: "text/csv",
  summary: "The whole audit log as a file",
})
