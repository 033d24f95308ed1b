import * as z from "zod/mini"
import {
  AuditChain,
  AuditQuery,
  ExportAuditQuery,
  HistoryEntry,
  HistoryQuery,
  ListedAuditEntry,
  RecordDeletion,
} from "../audit.ts"
import { admins, office } from "../call/call.ts"
import { callsOf } from "../call/calls-of.ts"
import { one, page } from "../call/resource.ts"
import { ExportFormat, exportFormatDescription } from "../text/export-format.ts"

export * from "../audit.ts"

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

export const getHistory = audit.get("/audit/get-history/:id", {
  access: office,
  query: HistoryQuery,
  response: z.extend(page(HistoryEntry), { deletion: z.nullable(RecordDeletion), erasedAt: z.string() }),
  errors: { notFound: "recordNotFound" },
  topics: ["audit", "user"],
  message: "Entries found",
  summary: "Get the history of one record from the audit log, newest first, paginated",
  description: `For records of the kinds that you manage. Of an imported certificate, the last entry is that of the import. Only admins see what is about
the record but no change of it: logins, mails, ended sessions. A record that does not exist has a \`deletion\` if the log knows it; its history
is only for those who may delete such records. \`erasedAt\` is when the person was erased, whom it is about; otherwise empty.`,
})

export const getAuditChain = audit.get("/audit/get-chain", {
  access: admins,
  response: one(AuditChain),
  message: "The audit log is intact",
  topics: [],
  summary: "Verify the integrity of the audit log",
  description: "Verifies every entry. The result is cached for one minute.",
})

export const exportAuditEntries = audit.get("/audit/export-entries", {
  access: admins,
  query: z.extend(ExportAuditQuery, ExportFormat.shape),
  responseType: "text/csv",
  needsConfirmation: true,
  summary: "Export audit log entries as CSV",
  description: exportFormatDescription,
})
