import { admins } from "../call.ts"
import { callsOf } from "../calls-of.ts"
import { Deleted, RetriedMails } from "../mail.ts"
import { one } from "../resource.ts"

const mail = callsOf("mail")

export const retryFailedMails = mail.post("/mails/retry-failed", {
  access: admins,
  response: one(RetriedMails),
  message: "Mails are sent again",
  summary: "Send the mails again that were given up",
  description: "Carries no body. Mails whose links have expired stay given up, and are counted as `expired`.",
})

export const deleteFailedMails = mail.delete("/mails/delete-failed", {
  access: admins,
  response: one(Deleted),
  message: "Mails deleted successfully",
  summary: "Forget the mails that were given up",
})
