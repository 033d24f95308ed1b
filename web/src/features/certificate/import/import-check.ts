import {
  describeProblem,
  type Failure,
  type ImportResult,
  importLimits,
  type One,
  type Problem,
  problem,
} from "contract"
import type { CallFailure } from "#api/base-query.ts"
import type { Fault } from "./csv-table.ts"
import { faultsOf, type PreparedFile } from "./csv-upload.ts"

/** The state of checking a file before anything is saved. */
export type Check =
  | { phase: "running"; share?: number }
  | { phase: "good"; result: ImportResult }
  /** `count` includes all faults; the server lists only the first hundred. */
  | { phase: "faulty"; faults: Fault[]; count: number }
  | { phase: "failed"; failure: CallFailure }

/** Checks the limits of a whole file, so that users need not wait for a long upload to fail. */
export function checkBeforeSending({ csv, count, faults }: PreparedFile): Check | undefined {
  // If no row is left to send, the faults of the rows say more than "empty".
  if (count === 0 && faults.length > 0) return { phase: "faulty", faults, count: faults.length }
  if (count === 0) return refused(400, problem("csvEmpty"))
  if (count > importLimits.rows) return refused(400, problem("csvTooLong", { max: importLimits.rows }))
  return csv.size > importLimits.bytes ? refused(413, problem("tooLarge")) : undefined
}

function refused(status: number, reason: Problem): Check {
  return { phase: "failed", failure: { status, data: { success: false, ...describeProblem(reason) } } }
}

/** The session ended during the check. */
export const signedOut: Check = refused(401, problem("notSignedIn"))

type Response = { data?: One<ImportResult> | undefined; error?: unknown }

/** Combines the response of a dry run with the faults that the browser found. */
export function checkOf({ data, error }: Response, sent: PreparedFile): Check {
  const found = sent.faults.length
  if (data && found === 0) return { phase: "good", result: data.data }
  if (data) return { phase: "faulty", faults: sent.faults, count: found }
  const failure = error as CallFailure
  const { errors = [], code, params } = (("data" in failure && failure.data) || {}) as Partial<Failure>
  if (failure.status !== 400 || errors.length === 0) return { phase: "failed", failure }
  const all = code === "csvManyInvalid" && params?.count ? params.count : errors.length
  return { phase: "faulty", faults: faultsOf(errors, sent), count: found + all }
}
