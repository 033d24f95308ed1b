import {
  MailPreview,
  MailsSent,
  PreviewMail,
  ResendVerifications,
  SendMail,
  VerificationsSent,
} from "../../account/user-mail.ts"
import { maxBulkRecords } from "../../call/bulk.ts"
import { admins } from "../../call/call.ts"
import { callsOf } from "../../call/calls-of.ts"
import { one } from "../../call/resource.ts"

export * from "../../account/user-mail.ts"

const mail = callsOf("mail")

/** Two texts of 10,000 letters, each sent as `\\uXXXX`, and 500 ids. */
const maxBodyBytes = 192 * 1024

const whom = `Send \`ids\`, at most ${maxBulkRecords}, or \`filter\`, which has the parameters of the list. Suspended users and those who have not verified
their email get no mail; they are counted as \`skipped\`.`
const limit =
  "All mails of one call are queued together or none: more than may still be sent today (the setting MAILS_PER_DAY) return 429."

export const previewMail = mail.post("/mails/preview", {
  access: admins,
  body: PreviewMail,
  maxBodyBytes,
  response: one(MailPreview),
  message: "Mail previewed",
  topics: [],
  summary: "Show a mail to users as it would be sent, and to how many",
  description: whom,
})

export const sendMail = mail.post("/mails/send", {
  access: admins,
  body: SendMail,
  maxBodyBytes,
  response: one(MailsSent),
  message: "Mails queued successfully",
  errors: { conflict: "recipientsChanged" },
  needsConfirmation: true,
  summary: "Send a mail to one user or many",
  description: `${whom} Give a subject and text in Bengali, English or both: each user gets the version in the language in which they last used the site, or the only one. ${limit}`,
})

export const resendVerifications = mail.post("/mails/resend-verifications", {
  access: admins,
  body: ResendVerifications,
  maxBodyBytes: 32 * 1024,
  response: one(VerificationsSent),
  message: "Mails queued successfully",
  summary: "Send another mail to users who have not verified their email address",
  description: `Send \`ids\` or \`filter\`. One call queues at most ${maxBulkRecords} mails, and at most those that may still be sent today, to the newest users first; repeat it
for the \`remaining\`. Users who are suspended or invited, and those who got such a mail in the last 24 hours, get none.`,
})
