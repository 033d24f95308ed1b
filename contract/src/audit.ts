import * as z from "zod/mini"
import { ErrorCode, Problem } from "./errors.ts"
import { lengths, PageQuery, text } from "./input.ts"
import { issue } from "./problem.ts"
import { recordKinds } from "./records.ts"
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

/** What stands before the dot of an action: what it was done to. */
export const AuditKind = z.enum(
  [...recordKinds, "session", "signIn", "access", "mail", "audit", "chain", "server"],
  issue("badInput"),
)
export type AuditKind = z.infer<typeof AuditKind>

/** `actor` is the whole email of one person. All that is given must be true of an entry. */
export const AuditQuery = z.extend(PageQuery, { actor: z.optional(text(lengths.email)), kind: z.optional(AuditKind) })
export type AuditQuery = z.infer<typeof AuditQuery>
export const ExportAuditQuery = z.pick(AuditQuery, { search: true, actor: true, kind: true })

/** By whom the end of the log is signed: by this server, by nobody yet, or with a key that this server does not have. */
export const AuditSignature = z.enum(["valid", "unsigned", "otherKey", "invalid"])
export type AuditSignature = z.infer<typeof AuditSignature>

/** Whether the whole log is as it was written; `fault` is empty, or says what is not, as `code` and `params` do. */
export const AuditChain = z.object({
  entries: z.int(),
  fault: z.string(),
  code: z.optional(ErrorCode),
  params: Problem.shape.params,
  checkedAt: Moment,
  lastHash: z.string(),
  signature: AuditSignature,
  /** Entries from this one on were signed as they were written; 0 where none was. */
  signedFrom: z.int(),
})
export type AuditChain = z.infer<typeof AuditChain>

/** `_id` is the record's or the import's. Of many, those are `skipped` that exist, or whose unique key is taken. */
export const Restored = z.object({
  kind: z.enum(recordKinds),
  _id: Id,
  record: z.string(),
  restored: z.int(),
  skipped: z.int(),
})
export type Restored = z.infer<typeof Restored>
