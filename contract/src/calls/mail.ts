import { admins } from "../call/call.ts"
import { callsOf } from "../call/calls-of.ts"
import { one } from "../call/resource.ts"
import { Deleted, RetriedMails } from "../mail.ts"

export * from "../mail.ts"

const mail = callsOf("mail")

export const retryFailedMails = mail.post("/mails/retry-failed", {
  access: admins,
  response: one(RetriedMails),
  message: "Mails are sent again",
  summary: "Retry the failed mails",
  description:
    "No request body. Mails that are out of date (the link in them has expired, or they are a week old) are not retried, and are counted as `expired`.",
})

export const deleteFailedMails = mail.delete("/mails/delete-failed", {
  access: admins,
  response: one(Deleted),
  message: "Mails deleted successfully",
  summary: "Delete the failed mails",
})
