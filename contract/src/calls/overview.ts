import { admins } from "../call.ts"
import { callsOf } from "../calls-of.ts"
import { Overview } from "../overview.ts"
import { one } from "../resource.ts"

const overview = callsOf("user", "certificate", "review", "course", "mail")

export const getOverview = overview.get("/overview/get-overview", {
  access: admins,
  response: one(Overview),
  message: "Overview found",
  summary: "What needs attention, and how many came in each of the last twelve weeks",
  description: "A week is seven whole days in Dhaka; the last one ends today.",
})
