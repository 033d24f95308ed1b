import * as z from "zod/mini"
import { Deletion } from "./bin.ts"
import { ErrorCode, Problem } from "./call/errors.ts"
import { issue } from "./call/problem.ts"
import { Id, Timestamp } from "./call/resource.ts"
import { recordKinds } from "./records.ts"
import { CreatedQuery } from "./text/day-input.ts"
import { key, PageQuery, sortOrder, writtenEmail } from "./text/input.ts"

/** One action: its user, record, time and client. Each entry's hash covers the previous entry's hash. */
export const AuditEntry = z.object({
  _id: Id,
  position: z.int(),
  at: Timestamp,
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

/** `actorName` is the present name of the actor's account; empty if there is none any more. */
export const ListedAuditEntry = z.extend(AuditEntry, { actorName: z.string() })
export type ListedAuditEntry = z.infer<typeof ListedAuditEntry>

/** An entry in the history of one record, without the client of the person who acted. */
export const HistoryEntry = z.pick(ListedAuditEntry, {
  _id: true,
  at: true,
  actorId: true,
  actor: true,
  actorName: true,
  action: true,
  recordId: true,
  record: true,
  details: true,
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** The latest deletion of a record that does not exist: its `_id`, the record's name, who deleted it and when. */
export const RecordDeletion = z.extend(z.pick(Deletion, { _id: true, record: true, at: true, actor: true }), {
  actorName: z.string(),
})
export type RecordDeletion = z.infer<typeof RecordDeletion>

export const HistoryQuery = z.object({
  kind: z.enum(recordKinds, issue("badInput")),
  page: PageQuery.shape.page,
  limit: PageQuery.shape.limit,
})
export type HistoryQuery = z.infer<typeof HistoryQuery>

/** The part of an action before the dot: the kind of its target. */
export const AuditKind = z.enum(
  [...recordKinds, "session", "signIn", "access", "mail", "audit", "chain", "server", "credentialKey", "site"],
  issue("badInput"),
)
export type AuditKind = z.infer<typeof AuditKind>

/** `actor` is one person's complete email, `recordId` the `_id` of one record. An entry must match all given filters. */
export const ExportAuditQuery = z.extend(CreatedQuery, {
  search: PageQuery.shape.search,
  actor: z.optional(writtenEmail),
  kind: z.optional(AuditKind),
  recordId: z.optional(key),
})
export type ExportAuditQuery = z.infer<typeof ExportAuditQuery>

export const AuditQuery = z.extend(PageQuery, {
  ...ExportAuditQuery.shape,
  sort: sortOrder("createdAt"),
})
export type AuditQuery = z.infer<typeof AuditQuery>

/** The signature at the end of the log. `otherKey`: made with a key that this server does not have. */
export const AuditSignature = z.enum(["valid", "unsigned", "otherKey", "invalid"])
export type AuditSignature = z.infer<typeof AuditSignature>

/** The result of verifying the whole log. `fault` is the English text of `code` and `params`; empty if the log is intact. */
export const AuditChain = z.object({
  entries: z.int(),
  fault: z.string(),
  code: z.optional(ErrorCode),
  params: Problem.shape.params,
  checkedAt: Timestamp,
  lastHash: z.string(),
  signature: AuditSignature,
  /** Position of the first entry that was signed when it was written; 0 if there is none. */
  signedFrom: z.int(),
})
export type AuditChain = z.infer<typeof AuditChain>
