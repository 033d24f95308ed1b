import * as z from "zod/mini"
import { recordKinds } from "./records.ts"
import { Id } from "./resource.ts"

/**
 * What came back: `_id` is the record's own, or the import's where an undone one was restored. Of many, those are
 * `skipped` that are there already or whose unique key is taken.
 */
export const Restored = z.object({
  kind: z.enum(recordKinds),
  _id: Id,
  record: z.string(),
  restored: z.int(),
  skipped: z.int(),
})
export type Restored = z.infer<typeof Restored>
