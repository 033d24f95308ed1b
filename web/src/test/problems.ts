import { expect } from "vitest"

let problems: string[] = []
let expected: RegExp[] = []

// In development Redux warns when its checks are slow, which only means that the machine is busy.
const isSlowCheck = (text: string) => /^(?:Immutable|Serializable)StateInvariantMiddleware took/.test(text)

/** Vitest has a console of its own for each test file. */
export function watchConsole() {
  for (const level of ["error", "warn"] as const) {
    console[level] = (...parts: unknown[]) => {
      const text = parts.map(String).join(" ")
      if (!isSlowCheck(text)) reportProblem(text)
    }
  }
}

export const reportProblem = (problem: string) => void problems.push(problem)

/** Without this, a console error or warning, a failed request or a response with status 400 or above fails the test. */
export const expectProblem = (problem: RegExp) => void expected.push(problem)

export function forgetProblems() {
  problems = []
  expected = []
}

export const expectNoProblems = () =>
  expect(problems.filter((problem) => !expected.some((each) => each.test(problem)))).toEqual([])
