import type { AuditEntry, RecordKind } from "contract"
import type { Transaction } from "kysely"
import type { RowOf } from "#resources/define-table.ts"
import type * as recordTables from "#resources/tables.ts"

/** The tables of records that people edit: each is declared in the folder of its resource. */
type RecordTables = {
  // A kind without a table is one error, in db/records.ts, and not one in each file that reads tables.
  [Kind in RecordKind]: Kind extends keyof typeof recordTables ? RowOf<(typeof recordTables)[Kind]> : never
}

/** The tables, as the code sees them. Portable columns only: text and integer; a moment is ISO text. */
export type Tables = RecordTables & {
  session: SessionRow
  /** When somebody failed to sign in of late, by account and by address: moments as a JSON list. */
  signInAttempt: { key: string; failures: string; lastAt: string }
  mailLink: MailLinkRow
  mail: MailRow
  audit: AuditRow
  auditHead: AuditHeadRow
  turn: { name: string }
  /** A sample record, and the `updatedAt` it was made with: another one means that somebody has changed it. */
  demoRecord: { recordId: string; kind: RecordKind; updatedAt: string }
  /** An uploaded image. Moments as ISO text; empty while some record shows it, and while nobody is removing it. */
  image: { name: string; unusedSince: string; removingSince: string }
  /** How much somebody has uploaded: the moments of the last day as a JSON list of milliseconds, and how many in all. */
  imageQuota: { userId: string; uploads: string; stored: number }
  jobRun: { name: string; startedAt: string }
}

export type Trx = Transaction<Tables>

export type SessionRow = {
  _id: string
  userId: string
  tokenHash: string
  cookieHash: string
  userAgent: string
  address: string
  createdAt: string
  lastSeenAt: string
}

/** A link in a mail that works once. */
export type MailLinkRow = {
  _id: string
  userId: string
  purpose: "verify" | "reset"
  tokenHash: string
  /** Where the mail went: an address that has been changed since proves nothing. */
  email: string
  expiresAt: string
}

/** Emptied once it is sent, for links are secrets. One that is given up keeps its text while its link works. */
export type MailRow = {
  _id: string
  recipient: string
  subject: string
  text: string
  html: string
  createdAt: string
  attempts: number
  /** Not before then it is tried again; empty when it is sent, or given up. */
  nextTryAt: string
  /** When its link ends; empty where that was never written down. */
  usefulUntil: string
  sentAt: string
  lastError: string
}

export type AuditRow = AuditEntry & { searchText: string }

/** The end of the chain of audit entries; whoever adds one holds this row until the commit. */
export type AuditHeadRow = {
  _id: string
  position: number
  hash: string
  /** Which key signed position and hash; empty until the first entry after signing came to be. */
  keyId: string
  signature: string
  mailedPosition: number
  mailedAt: string
}
