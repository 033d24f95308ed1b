import { described } from "contract"
import { expect, test } from "vitest"
import { en } from "#i18n/en.ts"
import { i18nFor } from "#i18n/language.tsx"
import { readFailure } from "./failure.ts"
import { answerIn } from "./send-file.ts"
import { isStored } from "./upload-image.ts"

const i18n = i18nFor("en", en)
const stored = { data: { url: "https://pictures.example/a.webp" }, success: true, status: 200 }

test("the address of the stored picture is taken from our own host's answer and from another's", () => {
  expect(answerIn(200, JSON.stringify(stored), isStored).data?.data.url).toBe("https://pictures.example/a.webp")
  const another = { data: { id: "x", url: "http://pictures.example/b.png", thumb: {} }, success: true, status: 200 }
  expect(answerIn(201, JSON.stringify(another), isStored).data?.data.url).toBe("http://pictures.example/b.png")
})

test("a refusal is told in the server's words", () => {
  const told = described({ code: "imageTooWide" })
  const refusal = { success: false, ...told, errors: [{ field: "image", ...told }] }
  const { error } = answerIn(400, JSON.stringify(refusal), isStored)
  expect(readFailure(error, i18n)).toMatchObject({ status: 400, message: told.message })
})

test.each([
  ["a page in HTML", 500, "<html>Oops</html>"],
  ["no text at all", 200, ""],
  ["JSON without an address", 200, '{"data":{}}'],
  ["an address that is no link", 200, '{"data":{"url":"javascript:alert(1)"}}'],
  ["nothing", 200, "null"],
])("%s instead of an answer is a failure", (_, status, text) => {
  const { error } = answerIn(status, text, isStored)
  expect(readFailure(error, i18n)).toMatchObject({ status, message: en.failures.broken })
})
