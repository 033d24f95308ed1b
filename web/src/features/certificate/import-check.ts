import { described, type Failure, type ImportResult, importLimits, type One, type Problem, problem } from "contract"
import type { CallFailure } from "#api/base-query.ts"
import { faultsOf, type Sent } from "./csv-sent.ts"
import type { Fault } from "./csv-table.ts"
import type { Check } from "./import-state.ts"

/** What is wrong with a file as a whole: whoever is beyond a limit hears it before a long upload. */
export function refusalOf({ csv, count }: Sent): CallFailure | undefined {
  const refused = (status: number, problem: Problem) => ({ status, data: { success: false, ...described(problem) } })
  if (count === 0) return refused(400, problem("csvEmpty"))
  if (count > importLimits.rows) return refused(400, problem("csvTooLong", { max: importLimits.rows }))
  return csv.size > importLimits.bytes ? refused(413, problem("tooLarge")) : undefined
}

/** Where nothing is left to send, what is wrong with the rows says more than that. */
export function refusedBeforeSending(sent: Sent): Check | undefined {
  const failure = refusalOf(sent)
  if (!failure) return undefined
  return sent.count === 0 && sent.faults.length > 0 ? faulty(sent.faults, 0) : { phase: "failed", failure }
}

type Answer = { data?: One<ImportResult> | undefined; error?: unknown }

/** A dry run's answer and what the browser found by itself, as one. */
export function checkOf({ data, error }: Answer, sent: Sent): Check {
  if (data) return sent.faults.length > 0 ? faulty(sent.faults, 0) : { phase: "good", result: data.data }
  const failure = error as CallFailure
  const { errors = [], code, params } = (("data" in failure && failure.data) || {}) as Partial<Failure>
  if (failure.status !== 400 || errors.length === 0) return { phase: "failed", failure }
  return faulty(faultsOf(errors, sent), code === "csvManyInvalid" && params?.count ? params.count - errors.length : 0)
}

function faulty(faults: Fault[], untold: number): Check {
  return { phase: "faulty", faults, count: faults.length + untold }
}
