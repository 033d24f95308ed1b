import * as z from "zod/mini"
import { Anomaly } from "./anomaly.ts"
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
