import { openAs, test } from "../factories.ts"
import { expect, expectAccessible, unique } from "../journey.ts"

test("a student rates with keys, mouse and touch, and submits a review", async ({ page, factories, browser }) => {
  await openAs(page, await factories.student(), "/dashboard/my-review")
  const rating = page.getByRole("slider", { name: "Rating" })
  await expect(rating).toHaveValue("5")
  await rating.press("ArrowLeft")
  await expect(rating).toHaveAttribute("aria-valuetext", "4.5 stars out of 5")
  await rating.press("Home")
  await expect(rating).toHaveValue("0.5")
  for (const [x, value] of [
    [2, "0.5"],
    [43, "1"],
    [45, "1.5"],
    [131, "3"],
    [133, "3.5"],
    [218, "5"],
  ] as const) {
    await rating.click({ position: { x, y: 20 } })
    await expect(rating).toHaveValue(value)
  }
  await rating.hover({ position: { x: 30, y: 20 } })
  await expect(page.getByText("1 / 5", { exact: true })).toBeVisible()
  const storageState = await page.context().storageState()
  const phone = await browser.newContext({ storageState, hasTouch: true, viewport: { width: 320, height: 640 } })
  const small = await phone.newPage()
  await small.goto("/dashboard/my-review")
  const onPhone = small.getByRole("slider", { name: "Rating" })
  await onPhone.tap({ position: { x: 100, y: 20 } })
  await expect(onPhone).toHaveValue("2.5")
  await phone.close()
  await page.getByLabel("Comment").fill(unique("The labs were good"))
  await page.getByRole("button", { name: "Submit Review" }).click()
  await expect(page.getByText("Review submitted successfully")).toBeVisible()
  await expect(page.getByRole("button", { name: "Submitted" })).toBeDisabled()
  await expectAccessible(page)
})
