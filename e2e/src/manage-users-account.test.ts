import type { Page } from "@playwright/test"
import { type Login, openAs, test } from "./factories.ts"
import { expect, expectAccessible } from "./journey.ts"

const screen = "/dashboard/all-users"
const found = ({ user }: Login) => `${screen}?search=${user.email}`
const oneTime = /^\w{5}(-\w{5}){3}$/

async function reset(page: Page, { user }: Login) {
  await page.getByRole("button", { name: `Reset password ${user.name}` }).click()
  const question = page.getByRole("alertdialog", { name: "Reset the password?" })
  await expect(question.getByText(user.email)).toBeVisible()
  await question.getByRole("button", { name: "Reset password" }).click()
}

test("a reset password is shown once, copied, and opens the account until a new one is chosen", async ({
  page,
  factories,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  const student = await factories.student()
  await openAs(page, factories.admin, found(student))
  await reset(page, student)
  await expect(page.getByText("Password reset successfully")).toBeVisible()
  const dialog = page.getByRole("dialog", { name: "One-time password" })
  const field = dialog.getByRole("textbox", { name: "One-time password" })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(oneTime)
  const password = await field.inputValue()
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Copy" }).click()
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password)
  await page.mouse.click(5, 5)
  await expect(field).toHaveValue(password)
  await dialog.getByRole("button", { name: "Done" }).click()
  await expect(page.getByRole("button", { name: `Reset password ${student.user.name}` })).toBeFocused()
  expect(await page.content()).not.toContain(password)
  const login = await page.request.post("/api/auth/login", { data: { email: student.user.email, password } })
  expect((await login.json()).data.mustChangePassword).toBe(true)
})

test("where the browser does not let it be copied, the password is selected", async ({ page, factories }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }))
  const student = await factories.student()
  await openAs(page, factories.admin, found(student))
  await reset(page, student)
  const dialog = page.getByRole("dialog", { name: "One-time password" })
  await dialog.getByRole("button", { name: "Copy" }).click()
  await expect(dialog.getByText(/It is selected: copy it by Ctrl C/)).toBeVisible()
  expect(await page.evaluate(() => String(getSelection()))).toMatch(oneTime)
})

test("the password stays in sight even when the list can then not be asked for again", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|Failed to load resource/)
  const student = await factories.student()
  await openAs(page, factories.admin, found(student))
  await expect(page.getByRole("row")).toHaveCount(2)
  await page.route("**/api/auth/get-users*", (route) => route.abort())
  await reset(page, student)
  await expect(page.getByText("This list may be out of date.")).toBeAttached()
  await expect(page.getByRole("textbox", { name: "One-time password" })).toHaveValue(oneTime)
})

test("a reset that is pressed twice at once is made once", async ({ page, factories }) => {
  const student = await factories.student()
  await openAs(page, factories.admin, found(student))
  let count = 0
  await page.route("**/api/auth/reset-password/*", (route) => {
    count++
    return route.continue()
  })
  await page.getByRole("button", { name: `Reset password ${student.user.name}` }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset password" }).dblclick()
  await expect(page.getByRole("textbox", { name: "One-time password" })).toHaveValue(oneTime)
  expect(count).toBe(1)
})

test("a reset that fails says so in the document's words, and its question stays", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/500/)
  const student = await factories.student()
  await openAs(page, factories.admin, found(student))
  await page.route("**/api/auth/reset-password/*", (route) =>
    route.fulfill({ status: 500, json: { success: false, message: "Something went wrong" } }),
  )
  await reset(page, student)
  await expect(page.getByText("Failed to resetting password")).toBeVisible()
  await expect(page.getByRole("alertdialog", { name: "Reset the password?" })).toBeVisible()
})

test("a reset after somebody else's change is refused, and done when it is pressed again", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/412/)
  const student = await factories.student()
  await openAs(page, factories.admin, found(student))
  const role = page.getByRole("combobox", { name: `Role of ${student.user.name}`, includeHidden: true })
  await expect(role).toHaveValue("student")
  await factories.suspend(student)
  await reset(page, student)
  await expect(page.getByText("Somebody has changed this in the meantime. Please look at it again")).toBeVisible()
  await expect(role).toHaveValue("suspended")
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset password" }).click()
  await expect(page.getByRole("textbox", { name: "One-time password" })).toHaveValue(oneTime)
})

test("one's own password is not reset but changed, and one's own account is not deleted", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/409/)
  const { name } = factories.admin.user
  await openAs(page, factories.admin, found(factories.admin))
  await page.getByRole("button", { name: `Delete ${name}` }).click()
  const question = page.getByRole("alertdialog", { name: "Delete this user?" })
  await expect(question.getByText("This is your own account: another admin has to delete it.")).toBeVisible()
  await question.getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("Failed to deleting user")).toBeVisible()
  await expect(page.getByText("You cannot delete your own account")).toBeVisible()
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: `Reset password ${name}` }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Change Password" }).click()
  await expect(page).toHaveURL("/dashboard/change-password")
})

test("somebody is deleted after a question that names them", async ({ page, factories }) => {
  const student = await factories.student()
  await openAs(page, factories.admin, found(student))
  await page.getByRole("button", { name: `Delete ${student.user.name}` }).click()
  const question = page.getByRole("alertdialog", { name: "Delete this user?" })
  await expect(question.getByText(student.user.email)).toBeVisible()
  await expectAccessible(page)
  await question.getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("User deleted successfully")).toBeVisible()
  await expect(page.getByText("No user found...")).toBeVisible()
})

test("several users get one role: the count is asked, one toast tells, what failed stays selected", async ({
  page,
  factories,
}) => {
  const students = [await factories.student(), await factories.student()]
  await openAs(page, factories.admin, found(factories.admin))
  await page.getByRole("checkbox", { name: `Select ${factories.admin.user.name}` }).check()
  for (const student of students) {
    await page.getByRole("searchbox", { name: "Search users" }).fill(student.user.email)
    await page.getByRole("checkbox", { name: `Select ${student.user.name}` }).check()
  }
  await expect(page.getByText("3 selected")).toBeVisible()
  await page.getByRole("combobox", { name: "New role of the selected users" }).selectOption("instructor")
  await page.getByRole("button", { name: "Change role of the selected users" }).click()
  const question = page.getByRole("alertdialog", { name: "Role “Instructor” for 3 selected?" })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole("button", { name: "Change role" }).click()
  await expect(page.getByText("1 failed: your own role is changed in its own row")).toBeVisible()
  await expect(question).toBeHidden()
  await expect(page.getByText("1 selected", { exact: true })).toBeVisible()
  for (const { token } of students) {
    const own = await page.request.get("/api/auth/get-user", { headers: { authorization: token } })
    expect((await own.json()).data.role).toBe("instructor")
  }
})

test("in Bengali: a role is changed, a password reset, somebody deleted", async ({ page, factories }) => {
  const student = await factories.student()
  const { name } = student.user
  await openAs(page, factories.admin, found(student))
  await page.getByRole("link", { name: "বাংলা" }).click()
  await expect(page.getByRole("heading", { name: "সব ব্যবহারকারী (১)" })).toBeVisible()
  await page.getByRole("combobox", { name: `${name}: ভূমিকা` }).selectOption({ label: "প্রশিক্ষক" })
  await expect(page.getByText("ভূমিকা বদলানো হয়েছে")).toBeVisible()
  await page.getByRole("button", { name: `পাসওয়ার্ড রিসেট ${name}` }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "পাসওয়ার্ড রিসেট" }).click()
  const dialog = page.getByRole("dialog", { name: "একবার ব্যবহারের পাসওয়ার্ড" })
  await expect(dialog.getByRole("textbox")).toHaveValue(oneTime)
  // A toast that fades away has too little contrast while it does.
  await expect(page.locator("[data-toaster]").getByText(/হয়েছে$/)).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "ঠিক আছে" }).click()
  await page.getByRole("button", { name: `মুছুন ${name}` }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "মুছুন" }).click()
  await expect(page.getByText("ব্যবহারকারী মুছে ফেলা হয়েছে")).toBeVisible()
  await expect(page.getByText("কোনো ব্যবহারকারী পাওয়া যায়নি...")).toBeVisible()
})
