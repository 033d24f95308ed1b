import { describeProblem, problem } from "contract"
import { describe, expect, test } from "vitest"
import { bn } from "#i18n/bn.ts"
import { i18nFor } from "#i18n/language.tsx"
import { readFailure } from "./failure.ts"

const i18n = i18nFor("bn", bn)

test("a failure's code determines the message in the user's language, whatever the English message says", () => {
  const data = { success: false, ...describeProblem(problem("tooManySignIns", { minutes: 15 })), message: "Reworded" }
  expect(readFailure({ status: 429, data }, i18n)).toEqual({
    status: 429,
    message: "অনেকবার ভুল হয়েছে। ১৫ মিনিট পরে আবার চেষ্টা করুন",
    fields: [],
  })
})

test("field errors keep their codes and numbers for the form", () => {
  const errors = [{ field: "name", ...describeProblem(problem("tooLong", { max: 200 })) }]
  const data = { success: false, ...describeProblem(problem("allFieldsRequired")), errors }
  expect(readFailure({ status: 400, data }, i18n)).toMatchObject({ message: "সবগুলো ঘর পূরণ করুন", fields: errors })
})

describe("a failure without a code", () => {
  test.each([
    [
      "gets a message by its status",
      { status: "PARSING_ERROR", originalStatus: 502, data: "<html>" },
      502,
      "সার্ভার এখন ব্যস্ত",
    ],
    [
      "may come from a proxy that refuses large requests",
      { status: 413, data: { error: "too large" } },
      413,
      "অনুরোধটি খুব বড়",
    ],
    ["shows its own message", { status: 500, data: { message: "Out of ink" } }, 500, "Out of ink"],
    ["gets a general message without anything better", { status: 500, data: { code: 7 } }, 500, bn.failures.broken],
    ["may be a network failure", { status: "FETCH_ERROR", error: "x" }, 0, bn.failures.network],
  ])("%s", (_, failure, status, message) => {
    expect(readFailure(failure, i18n)).toMatchObject({ status, message: expect.stringContaining(message) })
  })
})
