import * as z from "zod/mini"
import { Id, Moment } from "./resource.ts"

/** Who did what to which record, when and from where. Each entry's hash covers the hash of the one before. */
export const AuditEntry = z.object({
  _id: Id,
  position: z.int(),
  at: Moment,
  actorId: z.string(),
  actor: z.string(),
  action: z.string(),
  recordId: z.string(),
  record: z.string(),
  details: z.string(),
  address: z.string(),
  userAgent: z.string(),
  previousHash: z.string(),
  hash: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>
