import { openAs, password, test } from "./factories.ts"
import { authorization, expect, logIn } from "./journey.ts"

const bio = "Half a sentence about my"

test("two presses of the close button close one dialog, and go back once in the history", async ({
  page,
  factories,
}) => {
  await openAs(page, factories.admin, "/dashboard")
  await page.getByRole("link", { name: "Galleries" }).first().click()
  await page.getByRole("button", { name: "Create New Gallery" }).click()
  // Not by the mouse, whose second press would reach what is below the dialog.
  await page
    .getByRole("dialog")
    .getByRole("button", { name: "Close" })
    .evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
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
