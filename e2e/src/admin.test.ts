import { openAs, test } from "./factories.ts"
import { expect, expectAccessible } from "./journey.ts"

test.beforeEach(async ({ page, factories }) => {
  await openAs(page, await factories.adminLogin(), "/dashboard/manage-certificates")
  await expect(page.getByRole("heading", { name: /^Certificates \(\d+\)$/ })).toBeVisible()
})

test("an incomplete or taken certificate is refused at its field, and what was typed stays", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/409/)
  await page.getByRole("button", { name: "Create New Certificate" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "Create Certificate" }).click()
  await expect(dialog.getByText("All fields are required")).toHaveCount(5)
  await expect(dialog.getByLabel("Candidate Name")).toBeFocused()
  await dialog.getByLabel("Candidate Name").fill("Somebody Else")
  await dialog.getByLabel("Candidate Email").fill("else@example.com")
  await dialog.getByLabel("Certification Name").fill("SOC")
  await dialog.getByLabel("Batch No.").fill("0001")
  await dialog.getByLabel("Certification No.").fill("prh-0001-0001")
  await dialog.getByRole("button", { name: "Create Certificate" }).click()
  await expect(dialog.getByText("A certificate with this number already exists")).toBeVisible()
  await expect(dialog.getByLabel("Candidate Name")).toHaveValue("Somebody Else")
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(page.getByRole("button", { name: "Create New Certificate" })).toBeFocused()
})

test("pages and searches live in the address", async ({ page }) => {
  const pages = page.getByRole("navigation", { name: "Pages" })
  await pages.getByRole("link", { name: "Next" }).click()
  await expect(page).toHaveURL("/dashboard/manage-certificates?page=2")
  const search = page.getByRole("searchbox", { name: "Search certificates" })
  await search.fill("ত্রিপুরা")
  await expect(page).toHaveURL(/\?search=/)
  await expect(page.getByRole("heading", { name: "Certificates (1)" })).toBeVisible()
  await page.reload()
  await expect(search).toHaveValue("ত্রিপুরা")
  await search.fill("nobody has this name")
  await expect(page.getByText("No certificate found...")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Clear search" }).click()
  await expect(page).toHaveURL("/dashboard/manage-certificates")
})

test("a page past the last one leads to the last one", async ({ page }) => {
  await page.goto("/dashboard/manage-certificates?search=example.com&page=99")
  await expect(page).toHaveURL(/page=[2-9]$/)
  await expect(page.getByRole("row").nth(1)).toBeVisible()
})

test("a session that ends in the middle of the work is told once", async ({ page, expectProblem }) => {
  expectProblem(/401/)
  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem("auth") ?? "{}"))
  await page.request.post("/api/auth/logout", { headers: { authorization: token } })
  await page.getByRole("row").nth(1).getByRole("combobox").selectOption("inactive")
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible()
  await expect(page.getByText("Failed to change status")).toHaveCount(0)
})

test("what fails says so: a list with 'Try again', a status that goes back, a delete that keeps its question", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|Failed to load resource/)
  const row = page.getByRole("row").nth(1)
  await page.route("**/api/certificates/update-certificate/**", (route) => route.abort())
  const before = await row.getByRole("combobox").inputValue()
  await row.getByRole("combobox").selectOption(before === "active" ? "inactive" : "active")
  await expect(page.getByText("Failed to change status")).toBeVisible()
  await expect(row.getByRole("combobox")).toHaveValue(before)
  await page.route("**/api/certificates/delete-certificate/**", (route) => route.abort())
  await row.getByRole("button", { name: /Delete/ }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("Failed to delete certificate")).toBeVisible()
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click()
  await page.route("**/api/certificates/get-certificates**", (route) => route.abort())
  await page.getByRole("link", { name: "Next" }).click()
  await expect(page.getByText("This list could not be loaded")).toBeVisible()
  await page.unroute("**/api/certificates/get-certificates**")
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByRole("table")).toBeVisible()
})

test("on a phone the menu is a drawer, the table is cards, and everything fits", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole("button", { name: "Open the menu" }).click()
  const drawer = page.getByRole("dialog", { name: "Dashboard menu" })
  await expectAccessible(page)
  await drawer.getByRole("link", { name: "Dashboard" }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole("heading", { name: "Welcome, Admin" })).toBeVisible()
  await page.goto("/dashboard/manage-certificates")
  await expect(page.getByRole("table")).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
