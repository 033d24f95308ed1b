import type { Page } from "@playwright/test"
import { openAs, test } from "./factories.ts"
import { expect } from "./journey.ts"

const courses = "/dashboard/manage-courses"
const teams = "/dashboard/manage-teams"

async function idOf(page: Page, list: string, name: string): Promise<string> {
  const { data } = await (await page.request.get(`/api/${list}`)).json()
  return data.find((row: { title?: string; name?: string }) => (row.title ?? row.name) === name)._id
}

test("a switch that somebody else flips does not stop an edit of the same course", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/412/)
  const title = await factories.course()
  const id = await idOf(page, "courses/get-courses", title)
  await openAs(page, factories.admin, `${courses}?edit=${id}`)
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Category").fill("Forensics")
  const headers = { authorization: factories.admin.token }
  await page.request.patch(`/api/courses/change-visibility/${id}`, { headers })
  await dialog.locator("button[type=submit]").click()
  await expect(page.getByText("Course updated successfully")).toBeVisible()
  const { data } = await (await page.request.get(`/api/courses/get-course/${id}`)).json()
  expect([data.category, data.isShow]).toEqual(["Forensics", false])
})

test("who starts afresh after others have changed the record begins from what it is now", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/412/)
  const name = await factories.member()
  const id = await idOf(page, "teams/get-teams", name)
  await openAs(page, factories.admin, `${teams}?edit=${id}`)
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Phone").fill("+880 1")
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await page.getByRole("button", { name: `Edit ${name}` }).click()
  await expect(dialog.getByLabel("Phone")).toHaveValue("+880 1")
  const headers = { authorization: factories.admin.token }
  await page.request.patch(`/api/teams/update-team/${id}`, { headers, data: { designation: "Lead trainer" } })
  await dialog.locator("button[type=submit]").click()
  await expect(dialog.getByRole("alert")).toContainText("Lead trainer")
  await dialog.getByRole("button", { name: "Start afresh" }).click()
  await expect(dialog.getByLabel("Phone")).toHaveValue("")
  await expect(dialog.getByLabel("Designation (*)")).toHaveValue("Lead trainer")
  await dialog.getByLabel("Phone").fill("+880 9")
  await dialog.locator("button[type=submit]").click()
  await expect(page.getByText("Team member updated successfully")).toBeVisible()
  const { data } = await (await page.request.get(`/api/teams/get-team/${id}`)).json()
  expect([data.phone, data.designation]).toEqual(["+880 9", "Lead trainer"])
})

test("a draft does not overwrite what somebody else has changed since it began", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/412/)
  const name = await factories.member()
  const id = await idOf(page, "teams/get-teams", name)
  await openAs(page, factories.admin, `${teams}?edit=${id}`)
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Phone").fill("+880 1")
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  const headers = { authorization: factories.admin.token }
  await page.request.patch(`/api/teams/update-team/${id}`, { headers, data: { phone: "+880 2" } })
  await page.goto(`${teams}?edit=${id}`)
  await expect(dialog.getByLabel("Phone")).toHaveValue("+880 1")
  await dialog.locator("button[type=submit]").click()
  await expect(dialog.getByRole("alert")).toContainText("+880 2")
  await expect(dialog.getByRole("alert")).toBeFocused()
  const { data } = await (await page.request.get(`/api/teams/get-team/${id}`)).json()
  expect(data.phone).toBe("+880 2")
})

test("a form is not left while it is saved, and leaves no draft of what was saved", async ({ page, factories }) => {
  const name = await factories.member()
  const id = await idOf(page, "teams/get-teams", name)
  await openAs(page, factories.admin, teams)
  const dialog = page.getByRole("dialog")
  await page.getByRole("button", { name: `Edit ${name}` }).click()
  await dialog.getByLabel("Phone").fill("+880 5")
  const answered = Promise.withResolvers<void>()
  await page.route(`**/api/teams/update-team/${id}`, async (route) => {
    await answered.promise
    await route.continue()
  })
  await dialog.locator("button[type=submit]").click()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(teams)
  answered.resolve()
  await expect(page.getByText("Team member updated successfully")).toBeVisible()
  await expect(page).toHaveURL(teams)
  await page.getByRole("button", { name: `Edit ${name}` }).click()
  await expect(dialog.getByLabel("Phone")).toHaveValue("+880 5")
  await expect(dialog.getByText("What you had typed before is here again.")).toHaveCount(0)
})

test("a search that is still waiting does not close the dialog that is opened meanwhile", async ({
  page,
  factories,
}) => {
  const title = await factories.course()
  await openAs(page, factories.admin, courses)
  await page.getByRole("searchbox").fill(title)
  await page.getByRole("button", { name: "Create New Course" }).click()
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole("dialog")).toBeVisible()
  await expect(page).toHaveURL(/new=/)
})

test("without a connection a switch goes back, and the list stays in sight", async ({
  page,
  factories,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const title = await factories.course()
  await openAs(page, factories.admin, `${courses}?search=${title}`)
  const home = page.getByRole("switch", { name: /Show on the home page/ })
  await expect(home).toHaveAttribute("aria-checked", "false")
  await context.setOffline(true)
  await home.click()
  await expect(page.getByText("Failed to change visibility")).toBeVisible()
  await expect(home).toHaveAttribute("aria-checked", "false")
  await expect(page.getByText("This list may be out of date.")).toBeVisible()
  await context.setOffline(false)
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByText("This list may be out of date.")).toHaveCount(0)
  await expect(page.getByRole("row").filter({ hasText: title })).toHaveCount(1)
})

test("a form waits for a picture that is still on its way", async ({ page, factories }) => {
  await openAs(page, factories.admin, "/dashboard/manage-galleries?new")
  const answered = Promise.withResolvers<void>()
  await page.route("**/api/images", async (route) => {
    await answered.promise
    await route.continue()
  })
  const dialog = page.getByRole("dialog")
  await dialog.locator("input[type=file]").setInputFiles("../web/public/icon-192.png")
  await expect(dialog.getByRole("progressbar")).toBeVisible()
  const create = dialog.getByRole("button", { name: "Create Gallery" })
  await expect(create).toBeDisabled()
  answered.resolve()
  await expect(create).toBeEnabled()
  await expect(dialog.getByLabel("Image", { exact: true })).toHaveValue(/\/api\/images\//)
})
