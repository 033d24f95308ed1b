import * as z from "zod/mini"
import { recordKinds } from "./records.ts"
import { flag } from "./text/input.ts"

/** `edited` also removes sample records that someone has changed since they were created. */
export const RemoveDemoQuery = z.object({ edited: z.optional(flag) })

/** `kept` names the sample records that were not removed, because people have changed them. */
export const RemovedDemo = z.object({
  removed: z.array(z.object({ kind: z.enum(recordKinds), count: z.int() })),
  kept: z.array(z.object({ kind: z.enum(recordKinds), name: z.string() })),
})
export type RemovedDemo = z.infer<typeof RemovedDemo>
