import * as z from "zod/mini"
import { Id, Timestamp } from "./call/resource.ts"

/** A mail that finally failed, and why. It can be retried until it is out of date: when the link in it expires, without a link after a week, about a certificate after a month. */
export const FailedMail = z.object({
  _id: Id,
  recipient: z.string(),
  subject: z.string(),
  lastError: z.string(),
  createdAt: Timestamp,
  canRetry: z.boolean(),
  /** The certificate that it is about, if it is about one. */
  certificate: z.nullable(z.object({ _id: Id, certificationNo: z.string() })),
})
export type FailedMail = z.infer<typeof FailedMail>

/** `expired` mails are not retried, because they are out of date. */
export const RetriedMails = z.object({ retried: z.int(), expired: z.int() })
export type RetriedMails = z.infer<typeof RetriedMails>

export const Deleted = z.object({ deleted: z.int() })
export type Deleted = z.infer<typeof Deleted>
