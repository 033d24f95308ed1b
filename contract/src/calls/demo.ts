import { admins } from "../call/call.ts"
import { callsOf } from "../call/calls-of.ts"
import { one } from "../call/resource.ts"
import { RemoveDemoQuery, RemovedDemo } from "../demo.ts"
import { recordKinds } from "../records.ts"

export * from "../demo.ts"

const demo = callsOf()

export const removeDemo = demo.delete("/demo/remove-demo", {
  access: admins,
  query: RemoveDemoQuery,
  response: one(RemovedDemo),
  message: "Sample content removed",
  topics: ["session", "site", ...recordKinds],
  needsConfirmation: true,
  summary: "Delete the sample content that the first start created",
  description: `Sample records that have been edited are not deleted, but listed in \`kept\`, unless \`edited=1\` is sent. The invented content
of the site's sections goes as well: those that the office has not saved are empty afterwards.`,
})
