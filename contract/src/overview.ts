import * as z from "zod/mini"
import { ErrorCode, Problem } from "./errors.ts"
import { FailedMail } from "./mail.ts"
import { Id, Moment } from "./resource.ts"

export const weeksShown = 12

export const CountedKind = z.enum(["user", "certificate", "review", "course"])
export type CountedKind = z.infer<typeof CountedKind>

/** How the server is. `totalBytes` is 0 where it cannot be told; `checkedAt` is empty until the database file was checked. */
export const ServerHealth = z.object({
  fault: z.enum(["none", "databaseDamaged", "storageFull", "storageFailing"]),
  storage: z.object({ freeBytes: z.int(), totalBytes: z.int(), isLow: z.boolean() }),
  checkedAt: z.string(),
})
export type ServerHealth = z.infer<typeof ServerHealth>

/** What the audit log of the last day, and its chain, should make an admin look. */
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
])
export type AnomalyKind = z.infer<typeof AnomalyKind>

/** `account`, `address` and `fault` are empty where a kind has none; `count` is 0 where nothing is counted. */
export const Anomaly = z.object({
  kind: AnomalyKind,
  count: z.int(),
  account: z.string(),
  address: z.string(),
  /** What is wrong with the chain, by `code` and `params` too. */
  fault: z.string(),
  code: z.optional(ErrorCode),
  params: Problem.shape.params,
  lastAt: Moment,
})
export type Anomaly = z.infer<typeof Anomaly>

/** What an admin sees first: what needs attention, and how things went of late. */
export const Overview = z.object({
  /** When each week begins, oldest first: seven whole days in Dhaka each, so that all are alike; the last ends today. */
  weeks: z.array(Moment),
  /** `weekly` is how many of those that are there now came in each week. */
  counts: z.array(z.object({ kind: CountedKind, total: z.int(), weekly: z.array(z.int()) })),
  /** Courses on the home page for which nobody can register. */
  closedOnHome: z.array(z.object({ _id: Id, title: z.string() })),
  /** `retryable` is how many of them can be sent again. */
  failedMails: z.object({ count: z.int(), retryable: z.int(), latest: z.array(FailedMail) }),
  unverifiedUsers: z.int(),
  health: ServerHealth,
  /** Sample content; `validCertificate` is one of its certificates that anyone can verify, or empty. */
  demo: z.object({ count: z.int(), edited: z.int(), validCertificate: z.string() }),
  anomalies: z.array(Anomaly),
})
export type Overview = z.infer<typeof Overview>
