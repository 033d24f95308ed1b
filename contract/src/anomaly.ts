import * as z from "zod/mini"
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
  /** A sentence on what is wrong with the chain. */
  fault: z.string(),
  lastAt: Moment,
})
export type Anomaly = z.infer<typeof Anomaly>
