import { type Login, openAs, test } from "./factories.ts"
import { expect, expectAccessible } from "./journey.ts"

const screen = "/dashboard/all-users"
const listOf = ({ user }: Login) => `${screen}?search=${user.email}`

test("a shortened text shows in full while it is hovered or has the focus, until Escape", async ({
  page,
  factories,
}) => {
  const student = await factories.student()
  const { email } = student.user
  await page.clock.install()
  await openAs(page, factories.admin, listOf(student))
  const row = page.getByRole("row").nth(1)
  const shortened = row.getByText(`${email.slice(0, 20)}...`, { exact: true })
  const whole = row.getByText(email, { exact: true })
  await expect(whole).toBeHidden()
  await shortened.hover()
  await expect(whole).toBeVisible()
  await whole.hover()
  await page.clock.fastForward(1000)
  await expect(whole).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(whole).toBeHidden()
  await shortened.focus()
  await expect(whole).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(whole).toBeHidden()
})

test("Escape closes the list of a user's devices", async ({ page, factories }) => {
  const student = await factories.student()
  await openAs(page, factories.admin, listOf(student))
  const sessions = page.getByRole("button", { name: `1 live session of ${student.user.name}` })
  const device = page.getByText("Chrome on Linux")
  await sessions.click()
  await expect(device).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(device).toBeHidden()
})

test("an admin changes a user's role, resets and copies the password, and deletes the user", async ({
  page,
  factories,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  const student = await factories.student()
  const { name, email } = student.user
  await openAs(page, factories.admin, listOf(student))
  await page.getByRole("combobox", { name: `Role of ${name}` }).selectOption("instructor")
  await expect(page.getByText("Role changed successfully")).toBeVisible()
  await page.getByRole("button", { name: `Reset password ${name}` }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset password" }).click()
  const dialog = page.getByRole("dialog", { name: "One-time password" })
  const field = dialog.getByRole("textbox", { name: "One-time password" })
  const password = await field.inputValue()
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Copy" }).click()
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password)
  // A click beside the dialog does not close it.
  await page.mouse.click(5, 5)
  await expect(field).toHaveValue(password)
  await dialog.getByRole("button", { name: "Done" }).click()
  const login = await page.request.post("/api/auth/login", { data: { email, password } })
  expect((await login.json()).data.mustChangePassword).toBe(true)
  await page.getByRole("button", { name: `Delete ${name}` }).click()
  await expectAccessible(page)
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("No user found...")).toBeVisible()
})
