import { openAs, password, test } from "./factories.ts"
import { anImageUrl, authorization, expect, expectAccessibleToast, logIn, unique } from "./journey.ts"

const bio = "Half a sentence about my"

test("a failed save keeps the input and shows a legible message, and the next attempt succeeds", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/500/)
  const title = unique("Repeated")
  await openAs(page, factories.admin, "/dashboard/manage-galleries?new")
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Image", { exact: true }).fill(anImageUrl)
  await dialog.getByLabel("Title").fill(title)
  const message = "Something went wrong on our side. Please try again"
  const json = { success: false, message }
  await page.route("**/api/galleries/register", (route) => route.fulfill({ status: 500, json }), { times: 1 })
  await dialog.getByRole("button", { name: "Create Gallery" }).click()
  await expectAccessibleToast(page, page.getByText(message))
  await expect(dialog.getByLabel("Title")).toHaveValue(title)
  await dialog.getByRole("button", { name: "Create Gallery" }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole("row").filter({ hasText: title })).toHaveCount(1)
})

test("without a connection a switch is rolled back, and the list stays visible", async ({
  page,
  factories,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const { title } = await factories.newCourse()
  await openAs(page, factories.admin, `/dashboard/manage-courses?search=${title}`)
  const home = page.getByRole("switch", { name: /Show on the home page/ })
  await expect(home).toHaveAttribute("aria-checked", "false")
  await context.setOffline(true)
  await expect(page.getByText("You are offline.")).toBeVisible()
  await home.click()
  await expect(page.getByText("Failed to change visibility")).toBeVisible()
  await expect(home).toHaveAttribute("aria-checked", "false")
  await expect(page.getByText("This list may be out of date.")).toBeVisible()
  await context.setOffline(false)
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByText("This list may be out of date.")).toHaveCount(0)
  await expect(page.getByRole("row").filter({ hasText: title })).toHaveCount(1)
})

test("two presses of the close button close one dialog, and go back once in the history", async ({
  page,
  factories,
}) => {
  await openAs(page, factories.admin, "/dashboard")
  await page.getByRole("link", { name: "Galleries" }).first().click()
  await page.getByRole("button", { name: "Create New Gallery" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).dblclick()
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(page).toHaveURL("/dashboard/manage-galleries")
})

test("unsent input remains after a reload and in the other language", async ({ page, factories }) => {
  await openAs(page, await factories.student(), "/en/dashboard/my-profile")
  await page.getByLabel("Bio").fill(bio)
  await page.reload()
  await expect(page.getByLabel("Bio")).toHaveValue(bio)
  await page.getByRole("link", { name: "বাংলা" }).click()
  await expect(page.getByLabel("পরিচিতি")).toHaveValue(bio)
})

test("a session that ends in one tab does not delete the unsent input in another", async ({
  page,
  factories,
  context,
  expectProblem,
}) => {
  expectProblem(/401/)
  const { user } = await factories.student()
  await page.goto("/login")
  await logIn(page, user.email, password)
  await expect(page).toHaveURL("/dashboard")
  await page.goto("/dashboard/my-profile")
  await page.getByLabel("Bio").fill(bio)
  const other = await context.newPage()
  await other.goto("/dashboard/my-profile")
  await expect(other.getByLabel("Bio")).toBeVisible()
  await page.request.post("/api/auth/logout", { headers: await authorization(page) })
  await other.getByRole("button", { name: "Update Profile" }).click()
  await expect(other.getByText("Your session has ended.")).toBeVisible()
  await expect(page.getByText("Your session has ended.")).toBeVisible()
  await logIn(page, user.email, password)
  await expect(page.getByLabel("Bio")).toHaveValue(bio)
})
