import type { Page } from "@playwright/test"
import { openAs, test } from "./factories.ts"
import { anImageUrl, authorization, expect, expectAccessibleToast, logIn, unique } from "./journey.ts"

const galleries = "/dashboard/manage-galleries"

test.beforeEach(async ({ page, factories }) => {
  await openAs(page, await factories.adminLogin(), `${galleries}?new`)
  await expect(page.getByRole("dialog")).toBeVisible()
})

async function fillIn(page: Page, title: string) {
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Image", { exact: true }).fill(anImageUrl)
  await dialog.getByLabel("Title").fill(title)
  return dialog
}

const send = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Create Gallery" })

for (const [status, message] of [
  [409, "This already exists"],
  [413, "The request is too large"],
  [429, "Too many requests. Please wait a little"],
  [500, "Something went wrong on our side. Please try again"],
] as const) {
  test(`a save that is answered with ${status} loses nothing, and can be tried again`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(new RegExp(String(status)))
    const title = unique("Kept")
    const dialog = await fillIn(page, title)
    const address = "**/api/galleries/register"
    await page.route(address, (route) => route.fulfill({ status, json: { success: false, message } }))
    await send(page).click()
    await expectAccessibleToast(page, page.getByText(message))
    await expect(dialog.getByLabel("Title")).toHaveValue(title)
    await page.unroute(address)
    await send(page).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole("row").filter({ hasText: title })).toHaveCount(1)
  })
}

test("a save without a connection loses nothing", async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED|ERR_INTERNET/)
  const title = unique("Offline")
  const dialog = await fillIn(page, title)
  await page.route("**/api/galleries/register", (route) => route.abort())
  await send(page).click()
  await expect(page.getByText("The server could not be reached.")).toBeVisible()
  await expect(dialog.getByLabel("Title")).toHaveValue(title)
})

test("a double click sends once", async ({ page }) => {
  const title = unique("Twice")
  await fillIn(page, title)
  let sent = 0
  page.on("request", (request) => {
    if (request.url().endsWith("/api/galleries/register")) sent++
  })
  await send(page).dblclick()
  await expect(page.getByRole("row").filter({ hasText: title })).toHaveCount(1)
  expect(sent).toBe(1)
})

test("a session that ends in the middle of a form: after login the form is still filled", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/401/)
  const title = unique("Interrupted")
  await fillIn(page, title)
  await page.request.post("/api/auth/logout", { headers: await authorization(page) })
  await send(page).click()
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible()
  await logIn(page, "admin@example.com", "the watch at the gate")
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByLabel("Title")).toHaveValue(title)
  await expect(page.getByText("What you had typed before is here again.")).toBeVisible()
  await send(page).click()
  await expect(page.getByText("Gallery created successfully")).toBeVisible()
  await expect(page.getByRole("row").filter({ hasText: title })).toHaveCount(1)
})

test("what was typed waits when the dialog is closed by mistake, and goes when it is not wanted", async ({ page }) => {
  const title = unique("Closed")
  const dialog = await fillIn(page, title)
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await page.getByRole("button", { name: "Create New Gallery" }).click()
  await expect(dialog.getByLabel("Title")).toHaveValue(title)
  await dialog.getByRole("button", { name: "Start afresh" }).click()
  await expect(dialog.getByLabel("Title")).toHaveValue("")
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.getByRole("button", { name: "Create New Gallery" }).click()
  await expect(dialog.getByText("What you had typed before is here again.")).toHaveCount(0)
})

test("a row that somebody else has deleted leaves the list, with the reason", async ({ page, expectProblem }) => {
  expectProblem(/404/)
  const title = unique("Deleted twice")
  await fillIn(page, title)
  await send(page).click()
  const row = page.getByRole("row").filter({ hasText: title })
  await expect(row).toHaveCount(1)
  const headers = await authorization(page)
  const { data } = await (await page.request.get("/api/galleries/get-galleries")).json()
  const { _id } = data.find((gallery: { title: string }) => gallery.title === title)
  await page.request.delete(`/api/galleries/delete-gallery/${_id}`, { headers })
  await row.getByRole("button", { name: "Delete" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("Failed to delete gallery")).toBeVisible()
  await expect(page.getByText("Gallery not found")).toBeVisible()
  await expect(row).toHaveCount(0)
})

test("what was saved is no draft", async ({ page }) => {
  const dialog = await fillIn(page, unique("Saved"))
  await send(page).click()
  await expect(dialog).toBeHidden()
  await page.getByRole("button", { name: "Create New Gallery" }).click()
  await expect(dialog.getByLabel("Title")).toHaveValue("")
})
