import { type FieldError, type ImportResult, importLimits, type One, say } from "contract"
import type { CallFailure } from "#api/base-query.ts"
import { faultsOf, type Sent } from "./csv-sent.ts"
import type { Fault } from "./csv-table.ts"
import type { Check } from "./import-state.ts"

/** What is wrong with a file as a whole: whoever is beyond a limit hears it before a long upload. */
export function refusalOf({ csv, count }: Sent): CallFailure | undefined {
  const refused = (status: number, message: string) => ({ status, data: { success: false, message } })
  if (count === 0) return refused(400, say("csvEmpty"))
  if (count > importLimits.rows) return refused(400, say("csvTooLong", importLimits.rows))
  return csv.size > importLimits.bytes ? refused(413, say("tooLarge")) : undefined
}

type Answer = { data?: One<ImportResult> | undefined; error?: unknown }

/** A dry run's answer and what the browser found by itself, as one. */
export function checkOf({ data, error }: Answer, sent: Sent): Check {
  if (data) return sent.faults.length > 0 ? faulty(sent.faults, 0) : { phase: "good", result: data.data }
  const failure = error as CallFailure
  const { errors = [], message } = (("data" in failure && failure.data) || {}) as {
    errors?: FieldError[]
    message?: string
  }
  if (failure.status !== 400 || errors.length === 0) return { phase: "failed", failure }
  return faulty(faultsOf(errors, sent), Math.max(countIn(message), errors.length) - errors.length)
}

function faulty(faults: Fault[], untold: number): Check {
  return { phase: "faulty", faults, count: faults.length + untold }
}

const countIn = (message = "") => {
  const count = Number(/\d+/.exec(message)?.[0])
  return message === say("csvManyInvalid", count) ? count : 0
}
