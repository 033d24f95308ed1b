import { expect, test as testWithoutPage } from "@playwright/test"
import { test } from "./journey.ts"
import { contractViolation } from "./response-contract.ts"

const gallery = {
  _id: "1",
  image: "/api/images/1.webp",
  title: "Graduation",
  updatedAt: "2026-01-01T00:00:00.000Z",
  en: { title: "" },
}
const found = { success: true, message: "Galleries found", data: [gallery], count: 1 }
const response = (body: unknown, status = 200) => ({
  method: "GET",
  url: "http://localhost/api/galleries/get-galleries?x=1",
  status,
  body,
})

const violations = [
  ["a missing field", response({ ...found, data: [{ ...gallery, title: undefined }] }), /data\.0\.title/],
  ["an additional field", response({ ...found, data: [{ ...gallery, uploader: "x" }] }), /not declare/],
  ["another status", response(found, 201), /declares 200/],
  ["a failure without the envelope", response({ error: "Not Found" }, 404), /success/],
] as const

for (const [kind, given, violation] of violations) {
  testWithoutPage(`a response with ${kind} violates the contract`, () => {
    expect(contractViolation(given)).toMatch(violation)
  })
}

testWithoutPage("declared responses and failures match the contract, also for paths with parameters", () => {
  expect(contractViolation(response(found))).toBeUndefined()
  expect(contractViolation(response({ success: false, message: "Busy", code: "busy" }, 503))).toBeUndefined()
  const body = { success: true, message: "Found" }
  const ofOne = { method: "GET", url: "http://localhost/api/certificates/verify/C-1", status: 200, body }
  expect(contractViolation(ofOne)).toMatch(/data/)
})

test.describe("a page that gets a response which violates the contract", () => {
  test.fail(true, "the fixture fails the test, although the page itself shows no error")

  test("fails its test", async ({ page }) => {
    await page.route("**/api/courses/get-home-courses", (route) =>
      route.fulfill({ json: { success: true, message: "", data: [], count: "none" } }),
    )
    await page.goto("/login")
    await page.evaluate(() => fetch("/api/courses/get-home-courses").then((response) => response.text()))
  })
})
