import { describeProblem, type FieldError, type Problem, problem } from "contract"
import { RequestFailure } from "#errors.ts"

const mostTold = 100

export type Faults = ReturnType<typeof faultList>

/** What is wrong in a file, each by its line and, where it is one cell's, by its column: `rows.7.candidateEmail`. */
export function faultList() {
  const told: (FieldError & { line: number })[] = []
  let count = 0
  return {
    add(line: number, problem: Problem, column?: string) {
      count++
      if (told.length === mostTold) return
      told.push({ line, field: ["rows", line, column].filter(Boolean).join("."), ...describeProblem(problem) })
    },
    /** Fails when there is any: one is enough for nothing of the file to be kept. */
    refuse() {
      if (count === 0) return
      const errors = told.sort((one, other) => one.line - other.line).map(({ line: _, ...error }) => error)
      const whole = count > mostTold ? problem("csvManyInvalid", { count }) : problem("csvInvalid")
      throw new RequestFailure("badInput", whole, { errors })
    },
  }
}
