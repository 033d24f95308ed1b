import { type FieldError, say } from "contract"
import { RequestFailure } from "#errors.ts"

const mostTold = 100

export type Faults = ReturnType<typeof faultList>

/** What is wrong in a file, each by its line and, where it is one cell's, by its column: `rows.7.candidateEmail`. */
export function faultList() {
  const told: (FieldError & { line: number })[] = []
  let count = 0
  return {
    add(line: number, message: string, column?: string) {
      count++
      if (told.length < mostTold) told.push({ line, field: ["rows", line, column].filter(Boolean).join("."), message })
    },
    /** Fails when there is any: one is enough for nothing of the file to be kept. */
    refuse() {
      if (count === 0) return
      const errors = told.sort((one, other) => one.line - other.line).map(({ field, message }) => ({ field, message }))
      const message = count > mostTold ? say("csvManyInvalid", count) : say("csvInvalid")
      throw new RequestFailure("badInput", message, { errors })
    },
  }
}
