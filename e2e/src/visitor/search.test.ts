import { test } from "../factories.ts"
import { expect, expectAccessible } from "../journey.ts"

test("a visitor on a phone searches from the menu, by keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto("/en/courses")
  await page.locator("summary").filter({ hasText: "Menu" }).press("Enter")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("banner").getByRole("searchbox", { name: "Search the site" })).toBeFocused()
  await page.keyboard.type("refund")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/en/search?q=refund")
  await expect(page.getByText(/^\d+ results for “refund”$/)).toBeVisible()
  await expect(page.getByRole("banner").getByRole("searchbox")).toBeHidden()
  await expectAccessible(page)
  const fees = page.getByRole("link", { name: "Fees and refunds", exact: true })
  await expect(fees.locator("mark")).toHaveText("refunds")
  await fees.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Fees and refunds" })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("refund")
  await expect(fees).toBeVisible()
})

test("the other language shows the same search", async ({ page }) => {
  await page.goto("/en/search?q=OTP")
  await page.getByRole("link", { name: "বাংলা" }).click()
  await expect(page).toHaveURL("/bn/search?q=OTP")
  await expect(page.getByRole("link", { name: "মেসেজ যাচাই করুন".normalize("NFC") }).first()).toBeVisible()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("the not-found page has the search, and results lead to pages", async ({ page, expectProblem }) => {
    expectProblem(/\.js csp$/)
    expectProblem(/404/)
    await page.goto("/bn/no/such/page")
    await page.getByRole("main").getByRole("searchbox").fill("ল্যাপটপ")
    await page.getByRole("main").getByRole("searchbox").press("Enter")
    await expect(page).toHaveURL(/\/bn\/search\?q=/)
    await page.getByRole("link", { name: "ল্যাপটপ কি থাকতেই হবে?".normalize("NFC") }).click()
    await expect(page).toHaveURL(/\/bn\/questions#/)
  })
})
