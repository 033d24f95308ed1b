import type { AuditChain, Call, CertificateImport, FailedMail, Overview, Restored } from "contract"
import { found, listed } from "#http/success.ts"
import { auditEntry, course, user } from "#openapi/examples.ts"
import { type Examples, file, paged } from "#openapi/examples-shape.ts"

const at = auditEntry.at

const failedMail: FailedMail = {
  _id: "019a8f3e-6c1d-7b52-9e04-b1c2d3e4f506",
  recipient: "no-such-person@example.com",
  subject: "Confirm your email address for Prohori",
  lastError: "550 5.1.1 No such mailbox",
  createdAt: at,
  canRetry: true,
}

const overview: Overview = {
  weeks: Array.from({ length: 12 }, (_, week) => new Date(Date.UTC(2026, 7, 24 + 7 * week, 18)).toISOString()),
  counts: [
    { kind: "user", total: 1240, weekly: [18, 22, 19, 31, 27, 24, 40, 38, 35, 41, 29, 12] },
    { kind: "certificate", total: 860, weekly: [0, 0, 45, 0, 0, 0, 52, 0, 0, 0, 38, 0] },
    { kind: "review", total: 96, weekly: [1, 0, 3, 2, 0, 1, 4, 2, 1, 0, 3, 1] },
    { kind: "course", total: 14, weekly: [0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0] },
  ],
  closedOnHome: [{ _id: course._id, title: course.title }],
  failedMails: { count: 1, retryable: 1, latest: [failedMail] },
  unverifiedUsers: 37,
  health: {
    fault: "none",
    storage: { freeBytes: 31_400_000_000, totalBytes: 53_700_000_000, isLow: false },
    checkedAt: at,
  },
  demo: { count: 91, edited: 1, validCertificate: "PRH-0001-0001" },
  anomalies: [
    { kind: "failedSignIns", count: 14, account: user.email, address: "", fault: "", lastAt: at },
    { kind: "deletions", count: 31, account: auditEntry.actor, address: "", fault: "", lastAt: at },
  ],
}

const certificateImport: CertificateImport = {
  _id: "019a8f3e-6c1d-7b52-9e04-c1d2e3f40516",
  at,
  actor: auditEntry.actor,
  created: 52,
  left: 51,
}

const chain: AuditChain = {
  entries: 128,
  fault: "",
  checkedAt: at,
  lastHash: auditEntry.hash,
  signature: "valid",
  signedFrom: 1,
}

const restored: Restored = { kind: "course", _id: course._id, record: course.title, restored: 1, skipped: 0 }

/** The calls by which the office sees to things: what needs attention, mails, imports of the past, the audit log. */
export const examplesOfOffice = {
  "GET /overview/get-overview": { answer: found("Overview found", overview) },
  "DELETE /demo/remove-demo": {
    answer: found("Sample content removed", {
      removed: [{ kind: "certificate", count: 24 }],
      kept: [{ kind: "course", name: "Ethical Hacking Professional" }],
    }),
  },
  "POST /mails/retry-failed": { answer: found("Mails are sent again", { retried: 1, expired: 0 }) },
  "DELETE /mails/delete-failed": { answer: found("Mails deleted successfully", { deleted: 1 }) },
  "GET /certificates/get-imports": { answer: listed("Imports found", [certificateImport]) },
  "DELETE /certificates/undo-import/:id": {
    answer: found("Import undone successfully", { deleted: 51 }),
    fails: { notFound: "importNotFound" },
  },
  "GET /audit/get-entries": { answer: paged("Entries found", auditEntry) },
  "GET /audit/export-entries": { answer: file(auditEntry) },
  "GET /audit/get-chain": { answer: found("The audit log is whole", chain) },
  "POST /audit/restore/:id": {
    answer: found("Restored successfully", restored),
    fails: { notFound: "nothingToRestore", conflict: "alreadyRestored" },
  },
} as const satisfies Partial<Record<Call, Examples>>
