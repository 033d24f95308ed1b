import { openAs, test } from "./factories.ts"
import { aPicture, expect, expectAccessible, unique } from "./journey.ts"
import { expectFitsOnPhone, expectListStates } from "./list-states.ts"

const screen = "/dashboard/manage-achievements"

test("the achievements' list says when it fails and when it is empty", async ({ page, factories, expectProblem }) => {
  expectProblem(/ERR_FAILED|Failed to load resource/)
  await expectListStates(page, {
    who: factories.admin,
    screen,
    call: "**/api/achievements/get-achievements",
    none: "No achievements found...",
    create: "Create New Achievement",
  })
})

test("Achievements name their count, and fit on a phone", async ({ page, factories }) => {
  await openAs(page, factories.admin, screen)
  await expect(page.getByRole("heading", { name: /^Achievements \([1-9]\d*\)$/ })).toBeVisible()
  await expectFitsOnPhone(page)
})

test("title and image are required, the description is not, and a failure loses nothing", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/500/)
  await openAs(page, factories.admin, `${screen}?new`)
  const dialog = page.getByRole("dialog")
  const submit = dialog.getByRole("button", { name: "Create Achievement" })
  await submit.click()
  await expect(dialog.getByText("All (*) fields are required", { exact: true })).toHaveCount(2)
  await expectAccessible(page)
  const title = unique("First")
  await dialog.getByLabel("Title (*)").fill(title)
  await dialog.getByLabel("Image (*)", { exact: true }).fill(aPicture)
  const broken = { status: 500, json: { success: false, message: "Something went wrong on our side." } }
  await page.route("**/api/achievements/register", (route) => route.fulfill(broken), { times: 1 })
  await submit.click()
  await expect(page.getByText("Something went wrong on our side.")).toBeVisible()
  await expect(dialog.getByLabel("Title (*)")).toHaveValue(title)
  await submit.click()
  await expect(page.getByText("Achievement created successfully")).toBeVisible()
  await expect(page.getByRole("row").filter({ hasText: title }).getByText("–")).toBeVisible()
})

test("a description is cut at 50 characters, its whole is one focus away, and the row is deleted", async ({
  page,
  factories,
}) => {
  const title = unique("Long")
  const whole = `${"ক্ষ".repeat(50)} and the rest of it`
  await openAs(page, factories.admin, `${screen}?new`)
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Title (*)").fill(title)
  await dialog.getByLabel("Image (*)", { exact: true }).fill(aPicture)
  await dialog.getByLabel("Description").fill(whole)
  await dialog.getByRole("button", { name: "Create Achievement" }).click()
  const row = page.getByRole("row").filter({ hasText: title })
  const cut = row.getByRole("note", { name: whole })
  await expect(cut).toHaveText(`${"ক্ষ".repeat(50)}...`)
  await expect(row.getByText(whole)).toBeHidden()
  await cut.focus()
  await expect(row.getByText(whole)).toBeVisible()
  await row.getByRole("button", { name: `Delete ${title}` }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("Achievement deleted successfully")).toBeVisible()
  await expect(row).toHaveCount(0)
})
