import { admins, call } from "../call.ts"
import { RemoveDemoQuery, RemovedDemo } from "../demo.ts"
import { recordKinds } from "../records.ts"
import { one } from "../resource.ts"

export const removeDemo = call({
  method: "DELETE",
  path: "/demo/remove-demo",
  access: admins,
  query: RemoveDemoQuery,
  response: one(RemovedDemo),
  message: "Sample content removed",
  topics: ["session", ...recordKinds],
  summary: "Delete the sample content of the first start",
  description: "Sample records that somebody has changed stay and are named in `kept`, unless `edited=1` is sent.",
})
