import type {
  AuditEntry,
  CancelledBy,
  CorrectionState,
  Deletion,
  Language,
  NotificationKind,
  OutdatedText,
  RecordKind,
  Role,
  Signatory,
  SiteSection,
} from "contract"
import type { Transaction } from "kysely"
import type { RowOf } from "#resources/define-table.ts"
import type * as recordTables from "#resources/tables.ts"

/** The tables of records that people edit: each is declared in the folder of its resource. */
type RecordTables = {
  // So a kind without a table is one type error, in db/records.ts, instead of one in each file that reads tables.
  [Kind in RecordKind]: Kind extends keyof typeof recordTables ? RowOf<(typeof recordTables)[Kind]> : never
}

/** All tables. Columns are portable: text and integer only; timestamps are ISO text. */
export type Tables = RecordTables & {
  session: SessionRow
  /** What is limited: failed sign-ins, requests for mails, images …, by hashed key: a JSON list of timestamps in milliseconds. */
  counter: { key: string; timestamps: string; expiresAt: string }
  secondFactor: SecondFactorRow
  recoveryCode: { userId: string; codeHash: string }
  passkey: PasskeyRow
  mailLink: MailLinkRow
  mail: MailRow
  audit: AuditRow
  auditHead: AuditHeadRow
  lock: { name: string }
  /** A sample record and its original `updatedAt`: a different one means that someone edited the record. One more row is of the site. */
  demoRecord: { recordId: string; kind: RecordKind | "site"; updatedAt: string }
  /** An image of a record that the weekly check could not load. */
  brokenImage: { recordId: string; kind: RecordKind; url: string }
  /** An uploaded image. `unusedSince` is empty while a record uses it, `removingSince` while no job is removing it. */
  image: { name: string; unusedSince: string; removingSince: string }
  /** Earlier versions of a certificate: its fields as JSON, and the author (email) and reason of the correction. */
  certificateVersion: {
    certificateId: string
    version: number
    fields: string
    replacedAt: string
    reason: string
    actor: string
    /** The import that replaced it; empty for a correction by hand. */
    importId: string
  }
  /** A holder's request for a correction; `closedAt` is empty while it is open. */
  correctionRequest: {
    _id: string
    certificateId: string
    /** The version of the certificate that the holder saw. */
    version: number
    userId: string
    text: string
    createdAt: string
    closedAt: string
    state: CorrectionState
    answer: string
  }
  courseSubscription: CourseSubscriptionRow
  /** English texts whose originals were changed afterwards, also of records in the bin. */
  outdatedText: Omit<OutdatedText, "name">
  /** One row: whether this site's new certificates get random numbers, if the settings do not say it. */
  numberScheme: { isRandom: number }
  /** The signatories of certificates, each from a day on. */
  signatory: Signatory
  /** Versions of a section of the site, as JSON, with their authors. The latest version is the present one; an empty one is the shipped content. */
  siteVersion: {
    section: SiteSection
    version: number
    content: string
    actorId: string
    actor: string
    updatedAt: string
  }
  siteImage: { section: SiteSection; version: number; image: string }
  credentialKey: CredentialKeyRow
  /** The place of a version of a certificate in the lists of revoked credentials. */
  credentialStatus: { position: number; certificateId: string; version: number }
  /** Until when a user has seen the notifications of a kind. */
  notificationSeen: { userId: string; kind: NotificationKind; seenAt: string }
  /** The responses to bulk calls, by the id of the request (db/records/run-once.ts). */
  callResult: { userId: string; requestId: string; call: string; result: string; createdAt: string }
  /** Users whose data was erased: nothing of them can be restored. The ids alone name nobody. */
  erasedUser: { _id: string; erasedAt: string }
  deletion: DeletionRow
  deletedRecord: DeletedRecordRow
  jobRun: JobRunRow
  profileChange: ProfileChangeRow
  /** Which mails were queued that must not be queued again: mail/reminder.ts. A key names what a mail is about by ids alone. */
  reminder: { key: string; queuedAt: string }
  backup: { name: string; createdAt: string; kib: number }
}

export type Trx = Transaction<Tables>
/** The database or a transaction, for queries. */
export type Read = Pick<Trx, "selectFrom">

export type SessionRow = {
  _id: string
  userId: string
  tokenHash: string
  cookieHash: string
  userAgent: string
  address: string
  createdAt: string
  lastSeenAt: string
  /** When its user last entered their password: at sign-in, or again before a dangerous change. Empty in rows of earlier versions. */
  confirmedAt: string
  /** Whether the audit log lists its sign-in: of a browser that signs in again and again, one a day. */
  isListed: 0 | 1
}

/** Of a user with an authenticator app or passkeys, and of one who must set up either. */
export type SecondFactorRow = {
  userId: string
  /** Of the app, encrypted; empty if there is none. */
  secret: string
  /** Since when a second factor is required: the app's first code, or the first passkey. Empty before. */
  confirmedAt: string
  /** The step of time of the app's last code, because each code works once; 0 before its first code. */
  lastStep: number
  /** Until when it must be set up; empty if nothing requires it. */
  dueAt: string
}

export type PasskeyRow = {
  _id: string
  userId: string
  /** Chosen by the authenticator, like the public key; both in base64url. */
  credentialId: string
  publicKey: string
  /** How often it was used, as the authenticator counts, who may count nothing. An unsigned integer of 32 bits. */
  counter: string
  name: string
  createdAt: string
  /** Only challenges that were made later are accepted, so each works once. Empty before its first use. */
  lastUsedAt: string
}

/** Somebody who wants one mail when registration for a course opens. It is deleted when that mail was sent. */
export type CourseSubscriptionRow = {
  _id: string
  courseId: string
  email: string
  language: Language
  /** The secret of the link that unsubscribes: the same for all subscriptions of an email. */
  token: string
  createdAt: string
  /** A short hash of the network that asked for it first: nothing else is known of it. */
  network: string
  /** When its mail was queued; empty while registration is closed. */
  queuedAt: string
}

/** What was deleted together. `recordId` is how callers know it: the id of its only record, or one for all of them. */
export type DeletionRow = Omit<Deletion, "left" | "reviews"> & { actorId: string; searchText: string }

export type DeletedRecordRow = {
  /** That of the record. */
  _id: string
  deletionId: string
  /** Its place in the deletion, after its owner. */
  place: number
  kind: RecordKind
  /** The user whom it is about: the account itself, or the author of a review; otherwise empty. */
  personId: string
  /** Its recorded columns, as JSON. */
  fields: string
  /** Rows that the database deleted with it, by table, as JSON. They have secrets. */
  dependents: string
}

/** The last run of a job in any process: `heartbeatAt` is empty unless it runs, and `failedAt` unless its last attempt failed. */
export type JobRunRow = { name: string; startedAt: string; heartbeatAt: string; failedAt: string; succeededAt: string }

/** A public key that verifies credentials, with its thumbprint. The private one is derived from its number. */
export type CredentialKeyRow = { kid: string; number: number; x: string; createdAt: string }

/**
 * The hour in which a user has changed their own profile. `unlisted` is empty, or has those changes after the first as JSON: the audit
 * log lists them as one when the hour is over, at `dueAt`.
 */
export type ProfileChangeRow = { userId: string; dueAt: string; unlisted: string; attempts: number }

export type MailLinkRow = {
  _id: string
  userId: string
  purpose: "verify" | "reset" | "role" | "browser"
  tokenHash: string
  /** The recipient: if the user's email has changed since, the link proves nothing. */
  email: string
  expiresAt: string
  /** The role that the link offers, if that is its purpose; otherwise empty. */
  role: Role | ""
}

/** Its text is erased once it is sent, because links are secrets. The text of a failed mail is stored until it is out of date. */
export type MailRow = {
  _id: string
  /** What it is: resources/mails.ts lists the kinds. */
  kind: string
  /** The record or row that it is about; empty if its kind needs none. */
  refId: string
  /** In which it waits: mail/lanes.ts has their order. */
  lane: "account" | "unconfirmed" | "users" | "certificate" | "certificates" | "opening" | "verification"
  recipient: string
  subject: string
  text: string
  html: string
  createdAt: string
  attempts: number
  /** The earliest time of the next attempt; empty when it is sent, has failed or was cancelled. */
  nextTryAt: string
  /** The same time while the mail is being sent: until then, no other process sends it. */
  claimedUntil: string
  /** Why a mail about a certificate is not sent any more; otherwise empty. */
  cancelled: CancelledBy | ""
  /** When it is out of date: when its link expires, or after a week; empty in old rows that do not record it. */
  usefulUntil: string
  sentAt: string
  /** When it finally failed; empty if it has not. */
  failedAt: string
  lastError: string
}

export type AuditRow = AuditEntry & { searchText: string }

/** The end of the chain of audit entries. A transaction that adds one locks this row until its commit. */
export type AuditHeadRow = {
  _id: string
  position: number
  hash: string
  /** The key that signed position and hash; empty in a log from before signing was introduced, until its next entry. */
  keyId: string
  signature: string
  mailedPosition: number
  mailedAt: string
}
