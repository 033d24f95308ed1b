import * as z from "zod/mini"
import { ErrorCode, Problem } from "./call/errors.ts"
import { Id, Timestamp } from "./call/resource.ts"
import { CorrectionRequest } from "./certificate/correction-request.ts"
import { FailedMail } from "./mail.ts"
import { recordKinds } from "./records.ts"
import { siteSections } from "./site/site.ts"

export const weeksShown = 12

/**
 * `totalBytes` is 0 if it is unknown; `checkedAt` is empty until the database file has been checked, and the backup's `at` until
 * there is one. `failedAt` is empty unless the last attempt to write a backup failed.
 */
export const ServerHealth = z.object({
  fault: z.enum(["none", "databaseDamaged", "storageFull", "storageFailing"]),
  storage: z.object({ freeBytes: z.int(), totalBytes: z.int(), isLow: z.boolean() }),
  backup: z.object({ at: z.string(), bytes: z.int(), isOverdue: z.boolean(), failedAt: z.string() }),
  checkedAt: z.string(),
})
export type ServerHealth = z.infer<typeof ServerHealth>

/** The kinds of anomalies in the last day of the audit log, of its hash chain, of the mails that registrations send, and of daily jobs. */
export const AnomalyKind = z.enum([
  "failedSignIns",
  "failedSignInsFrom",
  "throttledSignIns",
  "deniedAccess",
  "deletions",
  "exports",
  "chainFault",
  "otherKey",
  "chainUnchecked",
  "wrongSignature",
  "heldVerifications",
  "failedJob",
])
export type AnomalyKind = z.infer<typeof AnomalyKind>

/** `account` (of a job, its name), `address` and `fault` are empty if the kind has none; `count` is 0 if nothing is counted. */
export const Anomaly = z.object({
  kind: AnomalyKind,
  count: z.int(),
  account: z.string(),
  address: z.string(),
  /** The fault of the chain: the English text of `code` and `params`. */
  fault: z.string(),
  code: z.optional(ErrorCode),
  params: Problem.shape.params,
  lastAt: Timestamp,
})
export type Anomaly = z.infer<typeof Anomaly>

/** What a new site needs first. The password is that of the first admin, which was printed or is in the settings. */
export const firstSteps = ["password", "contact", "signature", "colleague", "course", "payment"] as const
export type FirstStep = (typeof firstSteps)[number]

/** The first page of the dashboard: what needs attention, and recent activity. */
export const Overview = z.object({
  /** The start of each week, oldest first. A week is seven whole days in Dhaka, so that weeks can be compared; the last one ends today. */
  weeks: z.array(Timestamp),
  /** `weekly` counts the records that exist now, by the week of their creation. */
  counts: z.array(z.object({ kind: z.enum(recordKinds), total: z.int(), weekly: z.array(z.int()) })),
  /** Courses on the home page that are closed for registration. */
  closedOnHome: z.array(z.object({ _id: Id, title: z.string() })),
  /** `retryable` is how many of them can be retried. */
  failedMails: z.object({ count: z.int(), retryable: z.int(), latest: z.array(FailedMail) }),
  unverifiedUsers: z.int(),
  /** Those of them who registered in the last of the weeks. */
  newUnverifiedUsers: z.int(),
  /** Reviews that wait for approval. */
  waitingReviews: z.int(),
  /** The oldest open requests of holders for corrections, at most 20. */
  correctionRequests: z.array(CorrectionRequest),
  /** Images of records that the weekly check could not load, at most 20. */
  brokenImages: z.array(z.object({ recordId: Id, kind: z.enum(recordKinds), name: z.string(), url: z.string() })),
  /** Courses that are closed for registration, with how many people want to be told when it opens. */
  waitingPeople: z.array(z.object({ _id: Id, title: z.string(), count: z.int() })),
  /** Only of admins, in their order; empty when all are done. */
  firstSteps: z.array(z.object({ step: z.enum(firstSteps), isDone: z.boolean() })),
  /** Only of admins. */
  health: z.nullable(ServerHealth),
  /** The sections of the site whose shipped content is invented, and that the office has not saved, or only with addresses that nobody has. */
  unsavedSections: z.array(z.enum(siteSections)),
  /** Sample content: `hasSite` is whether sections of the site show theirs, too; `validCertificate` is one of its certificates that anyone can verify, or empty. */
  demo: z.object({ hasSite: z.boolean(), count: z.int(), edited: z.int(), validCertificate: z.string() }),
  anomalies: z.array(Anomaly),
})
export type Overview = z.infer<typeof Overview>
