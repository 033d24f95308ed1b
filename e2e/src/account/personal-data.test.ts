import type { Page } from "@playwright/test"
import { openAs, password, test } from "../factories.ts"
import { expect, expectAccessible, expectAccessibleDialog } from "../journey.ts"

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, name: string) {
  const focused = page.locator(":focus")
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab")
    const label = await focused.evaluate((element) => {
      const { labels } = element as HTMLInputElement
      return labels?.[0]?.textContent || element.textContent || ""
    })
    if (label.trim() === name) return
  }
  throw new Error(`${name} cannot be reached with the Tab key`)
}

test("a student downloads their data and deletes their account, with the keyboard alone", async ({
  page,
  factories,
  expectProblem,
}) => {
  const student = await factories.student()
  await openAs(page, student, "/dashboard/my-data")
  await expect(page.getByRole("heading", { level: 1, name: "My Data" })).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, "Your password")
  await page.keyboard.type(password)
  const downloading = page.waitForEvent("download")
  await page.keyboard.press("Enter")
  expect((await downloading).suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/)
  await expect(page.getByText("Your data has been downloaded")).toBeVisible()

  await tabTo(page, "Delete my account")
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog", { name: "Delete your account for good?" })
  await expect(dialog).toBeVisible()
  await expectAccessibleDialog(page)
  await expect(dialog.getByLabel("Type your email to confirm")).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(page.getByRole("button", { name: "Delete my account" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(dialog.getByLabel("Type your email to confirm")).toBeFocused()
  await page.keyboard.type(student.user.email)
  await tabTo(page, "Your password")
  await page.keyboard.type(password)
  await page.keyboard.press("Enter")
  await expect(page.getByText("Your account has been deleted")).toBeVisible()
  await expect(page).toHaveURL(/\/(en)?$/)
  expect(await page.evaluate(() => localStorage.getItem("auth"))).toBe(null)

  expectProblem(/401 \(Unauthorized\) .*\/auth\/login/)
  await page.goto("/login")
  await page.getByLabel("Email").fill(student.user.email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Login" }).click()
  await expect(page.getByText("Invalid email or password").first()).toBeVisible()
})
