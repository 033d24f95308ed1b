import type { Page } from "@playwright/test"
import { openAs, password, test } from "./factories.ts"
import { expect, expectAccessible, logIn } from "./journey.ts"

const fresh = "three herons by the jetty"

async function fill(page: Page, current: string, fresh: string, confirm: string) {
  await page.getByLabel("Current Password").fill(current)
  await page.getByLabel("New Password").fill(fresh)
  await page.getByLabel("Confirm Password").fill(confirm)
  await page.getByRole("button", { name: "Change Password" }).click()
}

test("a password is changed, which logs out everywhere else", async ({ page, factories, browser, expectProblem }) => {
  expectProblem(/401/)
  const student = await factories.student()
  await openAs(page, student, "/dashboard/my-profile")
  const { email } = student.user
  const elsewhere = await browser.newPage()
  await elsewhere.goto("/login")
  await logIn(elsewhere, email, password)
  await expect(elsewhere).toHaveURL("/dashboard")
  await page.getByRole("link", { name: "Change Password" }).first().click()
  await expect(page.getByText(/^At least 6 characters/)).toBeVisible()
  await expectAccessible(page)
  await fill(page, password, fresh, fresh)
  await expect(page.getByText("Password changed successfully")).toBeVisible()
  await expect(page.getByLabel("New Password")).toHaveValue("")
  await elsewhere.reload()
  await expect(elsewhere.getByText("Your session has ended. Please log in again.")).toBeVisible()
  await logIn(elsewhere, email, fresh)
  await expect(elsewhere).toHaveURL("/dashboard")
  await elsewhere.close()
})

test("every refusal of a new password stands at its field, and what was typed stays", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/400/)
  const student = await factories.student()
  await openAs(page, student, "/dashboard/my-profile")
  const { email } = student.user
  await page.goto("/dashboard/change-password")
  await fill(page, "", "", "")
  await expect(page.getByText("All fields are required")).toHaveCount(3)
  for (const [current, typed, confirm, message] of [
    [password, "five5", "five5", "Password must be up to 6 characters"],
    [password, fresh, "something else", "Passwords do not match"],
    [password, password, password, "Your new password must differ from the current one"],
    ["not my password", fresh, fresh, "Current password is incorrect"],
    [password, "password", "password", "This password is one of the most common ones. Please choose another"],
    [password, email, email, "Your password must differ from your email"],
    [password, "B4ngladesh!1971", "B4ngladesh!1971", "This password is too easy to guess. Please choose another"],
  ] as const) {
    await fill(page, current, typed, confirm)
    await expect(page.locator("form").getByText(message)).toBeVisible()
    await expect(page.getByLabel("New Password")).toHaveValue(typed)
  }
  await expectAccessible(page)
})

test("each of the three fields can be shown, and the meter says in a word how strong a password is", async ({
  page,
  factories,
}) => {
  await openAs(page, await factories.student(), "/dashboard/my-profile")
  await page.goto("/dashboard/change-password")
  for (let shown = 1; shown <= 3; shown++) {
    await page.getByRole("button", { name: "Show password" }).first().click()
    await expect(page.getByRole("button", { name: "Hide password" })).toHaveCount(shown)
  }
  const meter = page.getByRole("meter", { name: "Password strength" })
  for (const [typed, word] of [
    ["qwerty", "Weak"],
    ["kolwi7tn", "Fair"],
    ["Vq7!mzRk2w", "Good"],
    [fresh, "Strong"],
  ] as const) {
    await page.getByLabel("New Password").fill(typed)
    await expect(page.getByText(`${word}:`)).toBeVisible()
    await expect(meter).toHaveAttribute("aria-valuetext", word)
  }
})

test("an admin reads beforehand that 12 characters are needed, and at the field what is wrong", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/400/)
  await openAs(page, factories.admin, "/dashboard/change-password")
  await expect(page.getByText(/^At least 12 characters/)).toBeVisible()
  const short = "x7#Kq2!vLpW"
  await fill(page, "the watch at the gate", short, short)
  await expect(page.getByLabel("New Password")).toHaveAccessibleDescription(
    /Please use at least 12 characters: this account can do more than a student's/,
  )
  await expect(page.getByRole("meter", { name: "Password strength" })).toHaveAttribute("aria-valuetext", "Weak")
  await expectAccessible(page)
  await page.getByRole("link", { name: "বাংলা" }).click()
  await expect(page.getByText(/^অন্তত ১২ অক্ষরের পাসওয়ার্ড দিন/)).toBeVisible()
  await expect(page.getByLabel("নতুন পাসওয়ার্ড", { exact: true })).toHaveValue(short)
})
