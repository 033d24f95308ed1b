import { expect, test } from "./journey.ts"
import { breachOf } from "./response-contract.ts"

const gallery = { _id: "1", image: "/api/images/1.webp", title: "Graduation", updatedAt: "2026-01-01T00:00:00.000Z" }
const found = { success: true, message: "Galleries found", data: [gallery], count: 1 }
const answer = (body: unknown, status = 200) => ({
  method: "GET",
  url: "http://localhost/api/galleries/get-galleries?x=1",
  status,
  body,
})

const breaches = [
  ["with a field missing", answer({ ...found, data: [{ ...gallery, title: undefined }] }), /data\.0\.title/],
  ["with a field too many", answer({ ...found, data: [{ ...gallery, uploader: "x" }] }), /not declare/],
  ["of another status", answer(found, 201), /declares 200/],
  ["of a failure in another form", answer({ error: "Not Found" }, 404), /success/],
] as const

for (const [kind, given, breach] of breaches) {
  test(`an answer ${kind} breaks the contract`, () => {
    expect(breachOf(given)).toMatch(breach)
  })
}

test("answers and failures as declared keep the contract, also where a path has parameters", () => {
  expect(breachOf(answer(found))).toBeUndefined()
  expect(breachOf(answer({ success: false, message: "Busy", code: "busy" }, 503))).toBeUndefined()
  const body = { success: true, message: "Found" }
  const ofOne = { method: "GET", url: "http://localhost/api/certificates/verify/C-1", status: 200, body }
  expect(breachOf(ofOne)).toMatch(/data/)
})

test.describe("a page that meets such an answer", () => {
  test.fail(true, "the journey fails, although the page shows what it can")

  test("fails its journey", async ({ page }) => {
    await page.route("**/api/courses/get-home-courses", (route) =>
      route.fulfill({ json: { success: true, message: "", data: [], count: "none" } }),
    )
    await page.goto("/login")
    await page.evaluate(() => fetch("/api/courses/get-home-courses").then((response) => response.text()))
  })
})
