import * as z from "zod/mini"
import { ErrorCode, Problem } from "./errors.ts"
import { Moment } from "./resource.ts"

/** What the audit log of the last day, and its chain, should make an admin look. */
export const AnomalyKind = z.enum([
  "failedSignIns",
  "failedSignInsFrom",
  "throttledSignIns",
  "deniedAccess",
  "deletions",
  "exports",
  "chainFault",
  "otherKey",
  "chainUnchecked",
  "wrongSignature",
])
export type AnomalyKind = z.infer<typeof AnomalyKind>

/** `account`, `address` and `fault` are empty where a kind has none; `count` is 0 where nothing is counted. */
export const Anomaly = z.object({
  kind: AnomalyKind,
  count: z.int(),
  account: z.string(),
  address: z.string(),
  /** What is wrong with the chain, by `code` and `params` too. */
  fault: z.string(),
  code: z.optional(ErrorCode),
  params: Problem.shape.params,
  lastAt: Moment,
})
export type Anomaly = z.infer<typeof Anomaly>
