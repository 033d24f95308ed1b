import { describeProblem, type FieldError, type Problem, problem } from "contract"
import { RequestFailure } from "#errors.ts"

const maxReportedFaults = 100

export type Faults = ReturnType<typeof faultList>

/** Collects the errors of a file, each with its line and, if it is in one cell, its column: `rows.7.candidateEmail`. */
export function faultList() {
  const reported: (FieldError & { line: number })[] = []
  let count = 0
  return {
    add(line: number, problem: Problem, column?: string) {
      count++
      if (reported.length === maxReportedFaults) return
      reported.push({ line, field: ["rows", line, column].filter(Boolean).join("."), ...describeProblem(problem) })
    },
    /** Throws if there are any errors: a file is imported whole or not at all. */
    refuse() {
      if (count === 0) return
      const errors = reported.sort((one, other) => one.line - other.line).map(({ line: _, ...error }) => error)
      const failure = count > maxReportedFaults ? problem("csvManyInvalid", { count }) : problem("csvInvalid")
      throw new RequestFailure("badInput", failure, { errors })
    },
  }
}
