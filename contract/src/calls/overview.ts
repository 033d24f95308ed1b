import { office } from "../call/call.ts"
import { callsOf } from "../call/calls-of.ts"
import { one } from "../call/resource.ts"
import { Overview } from "../overview.ts"

export * from "../overview.ts"

const overview = callsOf("user", "certificate", "review", "course", "mail", "site", "signatory")

export const getOverview = overview.get("/overview/get-overview", {
  access: office,
  response: one(Overview),
  message: "Overview found",
  summary: "Get open tasks, and new records for each of the last twelve weeks",
  description:
    "Contains only what the user's role may act on; the rest is empty. A week is seven whole days in Dhaka time; the last week ends today.",
})
