import type { Difference, FileVerdict, OpenBadge } from "contract"
import { expect, test } from "vitest"
import { hasOriginal, otherNumberIn, outcomeOf, toneOf } from "./verify-file-outcome.ts"

const original = (differences: Difference[]): FileVerdict => ({
  kind: "original",
  verdict: { result: "valid", credential: {} as OpenBadge, isStatusKnown: true },
  differences,
})

test("an original with missing letters gets a warning, is not called forged, and nothing else is offered", () => {
  expect([outcomeOf(original([])), toneOf("original")]).toEqual(["original", "gold"])
  for (const field of ["candidateName", "certificationNo"] as const) {
    const file = original([{ field, stated: "张 伟", shown: "? ?" }])
    expect([outcomeOf(file), toneOf(outcomeOf(file))]).toEqual(["lettersReplaced", "neutral"])
    expect([hasOriginal(file), otherNumberIn(file)]).toEqual([false, undefined])
  }
})
