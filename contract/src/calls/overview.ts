import { admins, call } from "../call.ts"
import { Overview } from "../overview.ts"
import { one } from "../resource.ts"

export const getOverview = call({
  method: "GET",
  path: "/overview/get-overview",
  access: admins,
  response: one(Overview),
  message: "Overview found",
  topics: ["user", "certificate", "review", "course", "mail"],
  summary: "What needs attention, and how many came in each of the last twelve weeks",
  description: "A week is seven whole days in Dhaka; the last one ends today.",
})
