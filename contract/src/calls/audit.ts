import { AuditChain, AuditEntry, AuditQuery, ExportAuditQuery } from "../audit.ts"
import { Restored } from "../audit-restore.ts"
import { admins, call } from "../call.ts"
import { ById } from "../input.ts"
import { one, page } from "../resource.ts"

export const getAuditEntries = call({
  method: "GET",
  path: "/audit/get-entries",
  access: admins,
  query: AuditQuery,
  response: page(AuditEntry),
  message: "Entries found",
  topics: ["audit"],
  summary: "Who did what, newest first, in pages",
})

export const getAuditChain = call({
  method: "GET",
  path: "/audit/get-chain",
  access: admins,
  response: one(AuditChain),
  message: "The audit log is whole",
  summary: "Whether the audit log is as it was written",
  description: "Every entry is verified; an answer of the last minute is given again.",
})

export const restoreDeleted = call({
  method: "POST",
  path: "/audit/restore/:id",
  access: admins,
  params: ById,
  response: one(Restored),
  message: "Restored successfully",
  errors: { notFound: "nothingToRestore", conflict: "alreadyRestored" },
  topics: ["audit"],
  summary: "Restore what an audit entry says was deleted",
  description:
    "The record comes back with its `_id`, its fields and `createdAt`. A user comes back without sessions and without a password: they choose one by 'Forgot password', or an admin resets it. Of an undone import those certificates come back whose numbers are still free.",
})

export const exportAuditEntries = call({
  method: "GET",
  path: "/audit/export-entries",
  access: admins,
  query: ExportAuditQuery,
  responseType: "text/csv",
  summary: "The whole audit log as a file",
})
