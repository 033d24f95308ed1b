import { admins } from "../call.ts"
import { callsOf } from "../calls-of.ts"
import { RemoveDemoQuery, RemovedDemo } from "../demo.ts"
import { recordKinds } from "../records.ts"
import { one } from "../resource.ts"

const demo = callsOf()

export const removeDemo = demo.delete("/demo/remove-demo", {
  access: admins,
  query: RemoveDemoQuery,
  response: one(RemovedDemo),
  message: "Sample content removed",
  topics: ["session", ...recordKinds],
  needsConfirmation: true,
  summary: "Delete the sample content that the first start created",
  description: "Sample records that have been edited are not deleted, but listed in `kept`, unless `edited=1` is sent.",
})
