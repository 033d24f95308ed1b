import type { Page } from "@playwright/test"
import { type Login, openAs, test } from "./factories.ts"
import { expectFitsOnPhone } from "./fits-on-phone.ts"
import { expect, expectAccessible } from "./journey.ts"

const screen = "/dashboard/all-users"
const found = ({ user }: Login) => `${screen}?search=${user.email}`
const roleCall = "**/api/auth/change-role"
const roleOf = (page: Page, { user }: Login) => page.getByRole("combobox", { name: `Role of ${user.name}` })

test("the users' table has the document's columns, and fits on a phone", async ({ page, factories }) => {
  await openAs(page, factories.admin, screen)
  await expect(page.getByRole("heading", { name: /^All Users \([1-9]\d*\)$/ })).toBeVisible()
  const headings = ["Select", "SL", "Name", "Contact", "Session", "Role", "Action"]
  await expect(page.getByRole("columnheader")).toHaveText(headings)
  await expectFitsOnPhone(page)
})

test("texts are cut at 12, 20 and 15 characters, and the whole shows on hover and on focus", async ({
  page,
  factories,
}) => {
  const student = await factories.student()
  const { name, email } = student.user
  await page.request.patch("/api/auth/update-user", {
    headers: { authorization: student.token },
    data: { phone: "+880 1711-234567" },
  })
  await page.clock.install()
  await openAs(page, factories.admin, found(student))
  const row = page.getByRole("row").nth(1)
  await expect(row.getByText(`${name.slice(0, 12)}...`, { exact: true })).toBeVisible()
  await expect(row.getByText("+880 1711-23456...", { exact: true })).toBeVisible()
  const cut = row.getByText(`${email.slice(0, 20)}...`, { exact: true })
  const whole = row.getByText(email, { exact: true })
  await expect(whole).toBeHidden()
  await cut.hover()
  await expect(whole).toBeVisible()
  await whole.hover()
  await page.clock.fastForward(1000)
  await expect(whole).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(whole).toBeHidden()
  await cut.focus()
  await expect(whole).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(whole).toBeHidden()
})

test("the number of sessions opens the list of devices, and Escape closes it", async ({ page, factories }) => {
  const student = await factories.student()
  const phone = "Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36"
  const data = { email: student.user.email, password: "a quiet evening in Rajshahi" }
  const headers = { "user-agent": phone }
  expect((await page.request.post("/api/auth/login", { data, headers })).ok()).toBe(true)
  await openAs(page, factories.admin, found(student))
  const sessions = page.getByRole("button", { name: `2 live sessions of ${student.user.name}` })
  const device = page.getByText("Chrome on Android")
  await expect(device).toBeHidden()
  await sessions.click()
  await expect(device).toBeVisible()
  await expect(sessions).toHaveAttribute("aria-expanded", "true")
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(device).toBeHidden()
  await sessions.blur()
  await sessions.focus()
  await expect(device).toBeVisible()
})

test("a role changes at once, and goes back with the reason when it cannot", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/409/)
  const student = await factories.student()
  await openAs(page, factories.admin, found(student))
  const role = roleOf(page, student)
  const { promise: seen, resolve: answer } = Promise.withResolvers<void>()
  await page.route(roleCall, async (route) => {
    await seen
    await route.fulfill({
      status: 409,
      json: { success: false, message: "The last admin can be neither demoted, suspended nor deleted" },
    })
  })
  await role.selectOption("instructor")
  await expect(role).toHaveValue("instructor")
  await expect(page.getByText("Changing role...")).toBeVisible()
  answer()
  await expect(page.getByText("Failed to change role")).toBeVisible()
  await expect(page.getByText("The last admin can be neither demoted, suspended nor deleted")).toBeVisible()
  await expect(role).toHaveValue("student")
  await page.unroute(roleCall)
  await role.selectOption("instructor")
  await expect(page.getByText("Role changed successfully")).toBeVisible()
  await page.reload()
  await expect(role).toHaveValue("instructor")
})

test("suspending asks first, and ends every session of that person", async ({ page, factories }) => {
  const student = await factories.student()
  await openAs(page, factories.admin, found(student))
  const role = roleOf(page, student)
  await role.focus()
  await role.selectOption("suspended")
  const question = page.getByRole("alertdialog", { name: "Suspend this user?" })
  await expect(question.getByText(student.user.email)).toBeVisible()
  await expectAccessible(page)
  await question.getByRole("button", { name: "Cancel" }).click()
  await expect(role).toHaveValue("student")
  await expect(role).toBeFocused()
  await role.selectOption("suspended")
  await question.getByRole("button", { name: "Suspend" }).click()
  await expect(page.getByText("Role changed successfully")).toBeVisible()
  await expect(role).toHaveValue("suspended")
  await expect(page.getByText("No live session")).toBeAttached()
  const headers = { authorization: student.token }
  expect((await page.request.get("/api/auth/get-user", { headers })).status()).toBe(401)
})

test("to make an admin, or to give up one's own role, asks first", async ({ page, factories }) => {
  const student = await factories.student()
  await openAs(page, factories.admin, found(student))
  await roleOf(page, student).selectOption("admin")
  const question = page.getByRole("alertdialog", { name: "Make this user an admin?" })
  await expect(question.getByText(student.user.email)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(roleOf(page, student)).toHaveValue("student")
  await page.goto(found(factories.admin))
  await roleOf(page, factories.admin).selectOption("student")
  await expect(page.getByRole("alertdialog", { name: "Give up your own admin role?" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(roleOf(page, factories.admin)).toHaveValue("admin")
})

test("what somebody else has changed meanwhile is not overwritten: it is said, shown, and can be done then", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/412/)
  const student = await factories.student()
  await openAs(page, factories.admin, found(student))
  const role = roleOf(page, student)
  await expect(role).toHaveValue("student")
  await factories.suspend(student)
  await role.selectOption("instructor")
  await expect(page.getByText("Somebody has changed this in the meantime. Please look at it again")).toBeVisible()
  await expect(role).toHaveValue("suspended")
  await role.selectOption("instructor")
  await expect(page.getByText("Role changed successfully")).toBeVisible()
})

test("an old answer that comes late does not overwrite a newer one", async ({ page, factories }) => {
  const [first, second] = [await factories.student(), await factories.student()]
  await openAs(page, factories.admin, screen)
  const search = page.getByRole("searchbox", { name: "Search users" })
  const { promise: seen, resolve: answer } = Promise.withResolvers<void>()
  const [name] = first.user.email.split("@")
  await page.route(`**/api/auth/get-users?search=${name}*`, async (route) => {
    await seen
    await route.continue()
  })
  const late = page.waitForResponse((response) => response.url().includes(`get-users?search=${name}`))
  await search.fill(first.user.email)
  await expect(page).toHaveURL(new RegExp(`search=${name}`))
  await search.fill(second.user.email)
  await expect(roleOf(page, second)).toBeVisible()
  answer()
  await (await late).finished()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(roleOf(page, second)).toBeVisible()
  await expect(roleOf(page, first)).toHaveCount(0)
  await expect(search).toHaveValue(second.user.email)
})

test("those whose email is not verified are a filter of the address, which can be cleared", async ({
  page,
  factories,
}) => {
  const student = await factories.student()
  await openAs(page, factories.admin, `${found(student)}&isVerified=false`)
  await expect(page.getByRole("heading", { name: "All Users (1)" })).toBeVisible()
  await expect(page.getByRole("cell").getByText("Email not verified")).toBeVisible()
  const filter = page.getByRole("combobox", { name: "Verified or not" })
  await expect(filter).toHaveValue("false")
  await filter.selectOption("true")
  await expect(page.getByText("No user found...")).toBeVisible()
  await page.getByRole("button", { name: "Clear search" }).click()
  await expect(page).toHaveURL(`${screen}?isVerified=true`)
  await expect(page.getByRole("heading", { name: /^All Users \([1-9]\d*\)$/ })).toBeVisible()
  await filter.selectOption("")
  await expect(page).toHaveURL(screen)
  await expect(page.getByRole("navigation", { name: "Pages" })).toBeVisible()
})

test("nobody with an unverified email: a button shows all users again", async ({ page, factories }) => {
  const meta = { total: 0, from: 0, to: 0, page: 1, pages: 0, hasPrevPage: false, hasNextPage: false }
  await page.route("**/api/auth/get-users?isVerified=false", (route) =>
    route.fulfill({ json: { success: true, message: "", data: [], count: 0, meta } }),
  )
  await openAs(page, factories.admin, `${screen}?isVerified=false`)
  await expect(page.getByText("No user found...")).toBeVisible()
  await page.getByRole("button", { name: "Show all users" }).click()
  await expect(page).toHaveURL(/all-users\??$/)
  await expect(page.getByRole("table")).toBeVisible()
  await expect(page.locator("main")).toBeFocused()
})

test("the list is exported as it is searched", async ({ page, factories }) => {
  const student = await factories.student()
  await openAs(page, factories.admin, found(student))
  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: "Export search results (CSV)" }).click()
  expect((await download).suggestedFilename()).toMatch(/^users-.*\.csv$/)
  const sent = await page.request.get(`/api/auth/export-users?search=${student.user.email}`)
  expect((await sent.text()).split("\n").filter((line) => line.includes("@"))).toHaveLength(1)
})
