import { mayCall } from "contract"
import { openAs, test } from "./factories.ts"
import { expect, expectAccessible, expectAccessibleDialog, settle } from "./journey.ts"
import { screens } from "./registry.ts"

test("the menu of an admin is as the product document writes it, and each of its screens opens", async ({
  page,
  factories,
}) => {
  await openAs(page, factories.admin, "/dashboard")
  const menu = page.getByRole("navigation", { name: "Dashboard menu" })
  const first = ["Dashboard", "All Users", "Courses", "Certificates", "To-Knows", "Reviews", "Teams", "Galleries"]
  const written = [...first, "Achievements", "My Profile", "Change Password"]
  const all = screens
    .filter(({ place, isNotForAdmins, needs }) => !place && !isNotForAdmins && mayCall("admin", needs))
    .map(({ label }) => label.en)
  // Kinds of records that were added since stand among them.
  expect(all.filter((name) => written.includes(name))).toEqual(written)
  await expect(menu.getByRole("link")).toHaveText(all)
  for (const name of all.slice(1)) {
    await menu.getByRole("link", { name }).click()
    await expect(menu.getByRole("link", { name })).toHaveAttribute("aria-current", "page")
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name)
    await expect(page.getByRole("navigation", { name: "You are here" })).toContainText(name)
  }
})

test("a student's menu has four screens, and an admin's screen is not allowed in a shell that still works", async ({
  page,
  factories,
}) => {
  await openAs(page, await factories.student("সাদিয়া আফরিন"), "/dashboard")
  const menu = page.getByRole("navigation", { name: "Dashboard menu" })
  await expect(menu.getByRole("link")).toHaveText(["Dashboard", "My Profile", "Change Password", "My Review"])
  for (const screen of ["all-users", "All-Users/", "manage-courses", "manage-certificates/import", "audit-log"]) {
    await page.goto(`/dashboard/${screen}`)
    await expect(page.getByRole("heading", { name: "You are not allowed to see this page" })).toBeVisible()
    await expectAccessible(page)
  }
  await page.getByRole("link", { name: "Back to the dashboard" }).click()
  await expect(page.getByRole("heading", { name: "Welcome, সাদিয়া আফরিন" })).toBeVisible()
})

test("an unknown path in the dashboard shows the not-found page", async ({ page, factories }) => {
  await openAs(page, factories.admin, "/dashboard/nothing-here")
  await expect(page.getByRole("heading", { name: "Oops..! Page Not Found" })).toBeVisible()
  await expect(page.getByRole("navigation", { name: "Dashboard menu" })).toBeVisible()
})

test("on a phone the menu is a drawer, by touch and by keyboard", async ({ page, factories }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, factories.admin, "/dashboard")
  await page.getByRole("button", { name: "Open the menu" }).click()
  const drawer = page.getByRole("dialog", { name: "Dashboard menu" })
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(drawer).toBeHidden()
  await expect(page.getByRole("button", { name: "Open the menu" })).toBeFocused()
  await page.keyboard.press("Enter")
  await drawer.getByRole("link", { name: "Galleries" }).click()
  await expect(page).toHaveURL("/dashboard/manage-galleries")
  await expect(drawer).toBeHidden()
})

test("Ctrl K leads to a page, with the keyboard alone", async ({ page, factories }) => {
  await openAs(page, factories.admin, "/dashboard")
  const before = page.getByRole("navigation", { name: "Dashboard menu" }).getByRole("link", { name: "Reviews" })
  await before.focus()
  await page.keyboard.press("Control+k")
  const field = page.getByRole("combobox", { name: "Find anything" })
  await expect(field).toBeFocused()
  await expectAccessibleDialog(page)
  await page.keyboard.press("Escape")
  await expect(before).toBeFocused()
  await page.keyboard.press("Control+k")
  await field.fill("audit")
  await expect(page.getByRole("option", { name: "Audit Log" })).toHaveAttribute("aria-selected", "true")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/dashboard/audit-log")
})

test("Ctrl K leads to a certificate, a person and a course by their names", async ({ page, factories }) => {
  await openAs(page, factories.admin, "/dashboard")
  await expect(page.getByRole("navigation", { name: "Dashboard menu" })).toBeVisible()
  // The palette listens for keys once the screen is there.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  const find = async (text: string, name: RegExp) => {
    await page.keyboard.press("Control+k")
    await page.getByRole("combobox", { name: "Find anything" }).fill(text)
    await page.getByRole("option", { name }).click()
  }
  await find("PRH-0001-0002", /PRH-0001-0002/)
  await expect(page).toHaveURL(/manage-certificates\?search=PRH-0001-0002/)
  await expect(page.getByRole("heading", { name: "Certificates (1)" })).toBeVisible()
  await find("admin@example.com", /admin@example.com, All Users/)
  await expect(page).toHaveURL(/all-users\?search=admin%40example.com/)
  await find("Security Operations Ana", /Courses$/)
  await expect(page).toHaveURL(/manage-courses\?edit=/)
  await expect(page.getByRole("dialog")).toBeVisible()
})

test("what nothing matches is said, and a failed search too", async ({ page, factories, expectProblem }) => {
  expectProblem(/500/)
  await openAs(page, factories.admin, "/dashboard")
  await page.getByRole("button", { name: /Find anything/ }).click()
  const field = page.getByRole("combobox", { name: "Find anything" })
  await field.fill("qqqqqq")
  await expect(page.getByText("Nothing matches “qqqqqq”.")).toBeVisible()
  await page.route("**/api/auth/get-users?search=www*", (route) => route.fulfill({ status: 500, json: {} }))
  await field.fill("wwwwww")
  await expect(page.getByText("Records could not be searched")).toBeVisible()
})

test("presses of Ctrl K that all find no connection say so once", async ({ page, factories, expectProblem }) => {
  expectProblem(/ERR_FAILED/)
  await openAs(page, factories.admin, "/dashboard")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  let refused = 0
  await page.route("**/palette-dialog*", async (route) => {
    await route.abort()
    refused++
  })
  const unreachable = page.getByText("The server could not be reached")
  await page.keyboard.press("Control+k")
  await unreachable.hover()
  await page.keyboard.press("Control+k")
  await page.keyboard.press("Control+k")
  await expect.poll(() => refused).toBeGreaterThan(1)
  await settle(page)
  await expect(unreachable).toHaveCount(1)
})

test("a bar says that the connection is gone, and leaves when it is back", async ({
  page,
  factories,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/)
  await openAs(page, factories.admin, "/dashboard")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText("What you type stays here")).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByText("What you type stays here")).toHaveCount(0)
})

test("logging out says so twice, and leads home", async ({ page, factories }) => {
  await openAs(page, await factories.student(), "/dashboard/my-profile")
  const seen = Promise.withResolvers<void>()
  await page.route("**/api/auth/logout", async (route) => {
    await seen.promise
    await route.continue()
  })
  await page.getByRole("button", { name: "Your account" }).click()
  await page.getByRole("menuitem", { name: "Logout" }).click()
  await expect(page.getByText("Logging Out...")).toBeVisible()
  seen.resolve()
  await expect(page.getByText("Logged Out", { exact: true })).toBeVisible()
  await expect(page).toHaveURL("/")
})
