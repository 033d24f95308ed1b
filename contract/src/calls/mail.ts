import { admins, call } from "../call.ts"
import { Deleted, RetriedMails } from "../mail.ts"
import { one } from "../resource.ts"

export const retryFailedMails = call({
  method: "POST",
  path: "/mails/retry-failed",
  access: admins,
  response: one(RetriedMails),
  message: "Mails are sent again",
  topics: ["mail"],
  summary: "Send the mails again that were given up",
  description: "Carries no body. Mails whose links have expired stay given up, and are counted as `expired`.",
})

export const deleteFailedMails = call({
  method: "DELETE",
  path: "/mails/delete-failed",
  access: admins,
  response: one(Deleted),
  message: "Mails deleted successfully",
  topics: ["mail"],
  summary: "Forget the mails that were given up",
})
