import { office } from "../call/call.ts"
import { callsOf } from "../call/calls-of.ts"
import { one } from "../call/resource.ts"
import { MarkSeen, Notifications } from "../notification.ts"

export * from "../notification.ts"

export const getNotifications = callsOf("notification", "user", "review", "certificate", "mail").get(
  "/notifications/get-notifications",
  {
    access: office,
    response: one(Notifications),
    message: "Notifications found",
    summary: "Count what is new since you last looked",
    description:
      "Contains the kinds that your role may open, and those of the last seven days if you have never looked. Tasks also have the number of all that are `open`. A count of 100 means 100 or more.",
  },
)

export const markNotificationsSeen = callsOf("notification").patch("/notifications/mark-seen", {
  access: office,
  body: MarkSeen,
  message: "Marked as seen",
  summary: "Mark notifications as seen",
  description:
    "Without `kind`, all kinds are marked. Send `until` from `get-notifications` if the user has not seen what came later; without it, it is now. An earlier time than before changes nothing.",
})
