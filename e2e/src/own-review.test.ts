import type { Page } from "@playwright/test"
import { type Factories, openAs, test } from "./factories.ts"
import { authorization, expect, expectAccessible, unique } from "./journey.ts"

const rating = (page: Page) => page.getByRole("slider", { name: "Rating" })

async function openReview(page: Page, factories: Factories) {
  await openAs(page, await factories.student(), "/dashboard/my-review")
  await expect(page.getByRole("button", { name: "Submit Review" })).toBeEnabled()
}

test("stars are chosen by halves, with keys, mouse and touch", async ({ page, factories, browser }) => {
  await openReview(page, factories)
  await expect(rating(page)).toHaveValue("5")
  await rating(page).press("ArrowLeft")
  await expect(rating(page)).toHaveAttribute("aria-valuetext", "4.5 stars out of 5")
  await rating(page).press("Home")
  await expect(rating(page)).toHaveValue("0.5")
  for (const [x, value] of [
    [2, "0.5"],
    [43, "1"],
    [45, "1.5"],
    [131, "3"],
    [133, "3.5"],
    [218, "5"],
  ] as const) {
    await rating(page).click({ position: { x, y: 20 } })
    await expect(rating(page)).toHaveValue(value)
  }
  await rating(page).hover({ position: { x: 30, y: 20 } })
  await expect(page.getByText("1 / 5", { exact: true })).toBeVisible()
  const storageState = await page.context().storageState()
  const phone = await browser.newContext({ storageState, hasTouch: true, viewport: { width: 320, height: 640 } })
  const small = await phone.newPage()
  await small.goto("/dashboard/my-review")
  await rating(small).tap({ position: { x: 100, y: 20 } })
  await expect(rating(small)).toHaveValue("2.5")
  await phone.close()
})

test("a review that fails keeps what was typed; once submitted it is shown and locked", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/500/)
  await openReview(page, factories)
  await page.getByRole("button", { name: "Submit Review" }).click()
  await expect(page.getByText("All fields are required").first()).toBeVisible()
  await expect(page.getByLabel("Comment")).toBeFocused()
  const comment = unique("The labs were good")
  await page.getByLabel("Comment").fill(comment)
  await rating(page).press("ArrowLeft")
  await page.route("**/api/reviews/register", (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole("button", { name: "Submit Review" }).click()
  await expect(page.getByText("Failed to submit review")).toBeVisible()
  await expect(page.getByLabel("Comment")).toHaveValue(comment)
  await page.unroute("**/api/reviews/register")
  await page.getByRole("button", { name: "Submit Review" }).dblclick()
  await expect(page.getByText("Review submitted successfully")).toBeVisible()
  const locked = page.getByRole("button", { name: "Submitted" })
  await expect(locked).toBeDisabled()
  await page.reload()
  await expect(locked).toBeDisabled()
  await expect(rating(page)).toBeDisabled()
  await expect(rating(page)).toHaveValue("4.5")
  await expect(page.getByLabel("Comment")).toHaveValue(comment)
  await expect(page.getByLabel("Comment")).not.toBeEditable()
  await expectAccessible(page)
})

test("whoever submits in two tabs is told, sees the review that stands, and can copy what was not sent", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/409/)
  await openReview(page, factories)
  await page.getByLabel("Comment").fill("the second one")
  const headers = await authorization(page)
  await page.request.post("/api/reviews/register", { headers, data: { rating: 3, comment: "the first one" } })
  await page.getByRole("button", { name: "Submit Review" }).click()
  await expect(page.getByText("Failed to submit review")).toBeVisible()
  await expect(page.getByLabel("Comment")).toHaveValue("the first one")
  await expect(page.getByRole("button", { name: "Submitted" })).toBeDisabled()
  const notice = page.getByRole("alert").filter({ hasText: "You had submitted a review before" })
  await notice.getByText("What you have just written", { exact: true }).click()
  await expect(notice.getByText("the second one")).toBeVisible()
  await expectAccessible(page)
})

test("what was typed into a review is there again after another page", async ({ page, factories }) => {
  await openReview(page, factories)
  await page.getByLabel("Comment").fill("half a thought")
  await rating(page).press("ArrowLeft")
  await page.getByRole("link", { name: "Change Password" }).first().click()
  await expect(page.getByLabel("Current password")).toBeVisible()
  await page.getByRole("link", { name: "My Review" }).first().click()
  await expect(page.getByText("What you had typed before is here again.")).toBeVisible()
  await expect(page.getByLabel("Comment")).toHaveValue("half a thought")
  await expect(rating(page)).toHaveValue("4.5")
  await page.getByRole("button", { name: "Start afresh" }).click()
  await expect(page.getByLabel("Comment")).toHaveValue("")
})
