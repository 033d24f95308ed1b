import { describeProblem } from "contract"
import { expect, test } from "vitest"
import { readFailure } from "#api/failure.ts"
import { en } from "#i18n/en.ts"
import { i18nFor } from "#i18n/language.tsx"
import { readResponse } from "./send-file.ts"
import { isStored } from "./upload-image.ts"

const i18n = i18nFor("en", en)
const stored = { data: { url: "https://pictures.example/a.webp" }, success: true, status: 200 }

test("the URL of the stored image is read from our own response and from another host's", () => {
  expect(readResponse(200, JSON.stringify(stored), isStored).data?.data.url).toBe("https://pictures.example/a.webp")
  const another = { data: { id: "x", url: "http://pictures.example/b.png", thumb: {} }, success: true, status: 200 }
  expect(readResponse(201, JSON.stringify(another), isStored).data?.data.url).toBe("http://pictures.example/b.png")
})

test("a refused upload shows the server's message", () => {
  const problem = describeProblem({ code: "imageTooWide" })
  const refusal = { success: false, ...problem, errors: [{ field: "image", ...problem }] }
  const { error } = readResponse(400, JSON.stringify(refusal), isStored)
  expect(readFailure(error, i18n)).toMatchObject({ status: 400, message: problem.message })
})

test.each([
  ["an HTML page", 500, "<html>Oops</html>"],
  ["an empty body", 200, ""],
  ["JSON without a URL", 200, '{"data":{}}'],
  ["a URL that is not a web link", 200, '{"data":{"url":"javascript:alert(1)"}}'],
  ["null", 200, "null"],
])("%s in place of the expected response is a failure", (_, status, text) => {
  const { error } = readResponse(status, text, isStored)
  expect(readFailure(error, i18n)).toMatchObject({ status, message: en.failures.broken })
})
