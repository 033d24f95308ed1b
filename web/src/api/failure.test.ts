import { described, problem } from "contract"
import { describe, expect, it } from "vitest"
import { bn } from "#i18n/bn.ts"
import { i18nFor } from "#i18n/language.tsx"
import { readFailure } from "./failure.ts"

const i18n = i18nFor("bn", bn)

it("a failure is told in the reader's language by its code, whatever its English message says", () => {
  const data = { success: false, ...described(problem("tooManySignIns", { minutes: 15 })), message: "Reworded" }
  expect(readFailure({ status: 429, data }, i18n)).toEqual({
    status: 429,
    message: "অনেকবার ভুল হয়েছে। ১৫ মিনিট পরে আবার চেষ্টা করুন",
    fields: [],
  })
})

it("the fields of a failure keep their codes and numbers for the form", () => {
  const errors = [{ field: "name", ...described(problem("tooLong", { max: 200 })) }]
  const data = { success: false, ...described(problem("allFieldsRequired")), errors }
  expect(readFailure({ status: 400, data }, i18n)).toMatchObject({ message: "সবগুলো ঘর পূরণ করুন", fields: errors })
})

describe("a failure without a code", () => {
  it.each([
    ["is told by its status", { status: "PARSING_ERROR", originalStatus: 502, data: "<html>" }, 502, "সার্ভার এখন ব্যস্ত"],
    ["may be too large for a proxy", { status: 413, data: { error: "too large" } }, 413, "অনুরোধটি খুব বড়"],
    ["has its own words", { status: 500, data: { message: "Out of ink" } }, 500, "Out of ink"],
    ["says at least that it failed", { status: 500, data: { code: 7 } }, 500, bn.failures.broken],
    ["may be no answer at all", { status: "FETCH_ERROR", error: "x" }, 0, bn.failures.network],
  ])("%s", (_, failure, status, message) => {
    expect(readFailure(failure, i18n)).toMatchObject({ status, message: expect.stringContaining(message) })
  })
})
