import * as z from "zod/mini"
import { Id, Timestamp } from "../call/resource.ts"
import { flag } from "../text/input.ts"

/** Whether the holder gets a mail about the change. Not by default: a script that uses the API must not send mails by accident. */
export const NotifyQuery = z.object({ notify: z.optional(flag) })
export type NotifyQuery = z.infer<typeof NotifyQuery>

/** The most mails about certificates that one address gets in 24 hours, and from one import. */
export const maxMailsPerHolder = 50

/** The contents of a mail to the holder of a certificate. The last three answer a request for a correction. */
export const CertificateNotice = z.enum([
  "issued",
  "corrected",
  "revoked",
  "reinstated",
  "requestCorrected",
  "requestDone",
  "requestDeclined",
])
export type CertificateNotice = z.infer<typeof CertificateNotice>

/** Events after which a mail about a certificate would be wrong. */
export const CancelledBy = z.enum(["revoked", "reinstated", "corrected", "undone"])
export type CancelledBy = z.infer<typeof CancelledBy>

export const CertificateMail = z.object({
  _id: Id,
  notice: CertificateNotice,
  recipient: z.string(),
  createdAt: Timestamp,
  state: z.enum(["waiting", "sending", "sent", "failed", "cancelled"]),
  /** When it was sent, finally failed, or is sent at the earliest; otherwise empty. */
  at: z.string(),
  /** Why it was not sent; empty if it was not cancelled. `undone`: the import that had corrected the certificate. */
  cancelledBy: z.union([CancelledBy, z.literal("")]),
  /** The mail server's last error; empty if there was none. */
  lastError: z.string(),
})
export type CertificateMail = z.infer<typeof CertificateMail>
