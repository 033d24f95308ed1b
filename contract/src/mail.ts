import * as z from "zod/mini"
import { Id, Moment } from "./resource.ts"

/** A mail that is given up, and why. It can be sent again for as long as the link in it would work. */
export const FailedMail = z.object({
  _id: Id,
  recipient: z.string(),
  subject: z.string(),
  lastError: z.string(),
  createdAt: Moment,
  canRetry: z.boolean(),
})
export type FailedMail = z.infer<typeof FailedMail>

/** `expired` stay given up: their links work no longer. */
export const RetriedMails = z.object({ retried: z.int(), expired: z.int() })
export type RetriedMails = z.infer<typeof RetriedMails>

export const Deleted = z.object({ deleted: z.int() })
export type Deleted = z.infer<typeof Deleted>
