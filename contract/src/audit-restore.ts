import * as z from "zod/mini"
import { Id } from "./resource.ts"

/**
 * What came back: `_id` is the record's own, or the import's where an undone one was restored. Of many, those are
 * `skipped` that are there already or whose unique key is taken.
 */
export const Restored = z.object({
  kind: z.enum(["user", "certificate", "course", "review", "achievement", "gallery", "team", "toKnow"]),
  _id: Id,
  record: z.string(),
  restored: z.int(),
  skipped: z.int(),
})
export type Restored = z.infer<typeof Restored>
