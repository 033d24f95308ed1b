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
import { faultsOf, type Sent } from "./csv-sent.ts"
import type { Fault } from "./csv-table.ts"

/** What is said of a file before anything of it is kept. */
export type Check =
  | { phase: "running"; share?: number }
  | { phase: "good"; result: ImportResult }
  /** `count` is of all of them; the server names the first hundred. */
  | { phase: "faulty"; faults: Fault[]; count: number }
  | { phase: "failed"; failure: CallFailure }

/** What is wrong with a file as a whole: whoever is beyond a limit hears it before a long upload. */
export function checkBeforeSending({ csv, count, faults }: Sent): Check | undefined {
  // Where nothing is left to send, what is wrong with the rows says more than that.
  if (count === 0 && faults.length > 0) return { phase: "faulty", faults, count: faults.length }
  if (count === 0) return refused(400, problem("csvEmpty"))
  if (count > importLimits.rows) return refused(400, problem("csvTooLong", { max: importLimits.rows }))
  return csv.size > importLimits.bytes ? refused(413, problem("tooLarge")) : undefined
}

function refused(status: number, reason: Problem): Check {
  return { phase: "failed", failure: { status, data: { success: false, ...describeProblem(reason) } } }
}

type Answer = { data?: One<ImportResult> | undefined; error?: unknown }

/** A dry run's answer and what the browser found by itself, as one. */
export function checkOf({ data, error }: Answer, sent: Sent): Check {
  const found = sent.faults.length
  if (data && found === 0) return { phase: "good", result: data.data }
  if (data) return { phase: "faulty", faults: sent.faults, count: found }
  const failure = error as CallFailure
  const { errors = [], code, params } = (("data" in failure && failure.data) || {}) as Partial<Failure>
  if (failure.status !== 400 || errors.length === 0) return { phase: "failed", failure }
  const all = code === "csvManyInvalid" && params?.count ? params.count : errors.length
  return { phase: "faulty", faults: faultsOf(errors, sent), count: found + all }
}
