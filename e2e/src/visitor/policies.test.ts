import { expect, test } from "../journey.ts"

test("the table of contents beside a policy scrolls to a section", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto("/en/terms-and-conditions")
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "No refunds" }).click()
  await expect(page).toHaveURL("/en/terms-and-conditions#refunds")
  await expect(page.getByRole("heading", { name: "No refunds" })).toBeInViewport()
})

test("a link to a section of a policy opens at that section", async ({ page }) => {
  await page.goto("/bn/privacy-policy#kept")
  await expect(page.getByRole("heading", { name: "কত দিন রাখি" })).toBeInViewport()
})

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test("a policy can be read, and its table of contents unfolds", async ({ page, expectProblem }) => {
    // The browser reports the preloaded scripts that it did not run.
    expectProblem(/\.js csp$/)
    await page.goto("/bn/terms-and-conditions")
    await expect(page.locator("#refunds").getByRole("paragraph").first()).toBeVisible()
    const contents = page.getByRole("navigation", { name: "সূচি" })
    await expect(contents).toBeHidden()
    await page.locator("summary").filter({ hasText: "সূচি" }).click()
    await contents.getByRole("link").nth(5).click()
    await expect(page).toHaveURL("/bn/terms-and-conditions#conduct")
    await expect(page.locator("#conduct-title")).toBeInViewport()
  })
})
