import { openAs, test } from "./factories.ts"
import { expect, expectAccessible } from "./journey.ts"
import { expectFitsOnPhone, expectListStates } from "./list-states.ts"

const screen = "/dashboard/manage-galleries"

test("the gallery's list says when it fails and when it is empty", async ({ page, factories, expectProblem }) => {
  expectProblem(/ERR_FAILED|Failed to load resource/)
  await expectListStates(page, {
    who: factories.admin,
    screen,
    call: "**/api/galleries/get-galleries",
    none: "No galleries found...",
    create: "Create New Gallery",
  })
})

test("Galleries name their count, and fit on a phone", async ({ page, factories }) => {
  await openAs(page, factories.admin, screen)
  await expect(page.getByRole("heading", { name: /^Galleries \([1-9]\d*\)$/ })).toBeVisible()
  await expect(page.getByRole("columnheader")).toHaveText(["SL", "Image", "Title", "Action"])
  await expectFitsOnPhone(page)
})

test("a picture is uploaded from the computer, shown, and kept with its title", async ({ page, factories }) => {
  await openAs(page, factories.admin, `${screen}?new`)
  const dialog = page.getByRole("dialog", { name: "Create New Gallery" })
  await expect(dialog.getByText("Please enter a valid image URL")).toBeVisible()
  const picture = await (await page.request.get("/icon-192.png")).body()
  const chooser = page.waitForEvent("filechooser")
  await dialog.getByRole("button", { name: "Upload a picture" }).click()
  await (await chooser).setFiles({ name: "square.png", mimeType: "image/png", buffer: picture })
  await expect(dialog.getByLabel("Image", { exact: true })).toHaveValue(/^\/api\/images\/.+\.webp$/)
  await expect(dialog.getByRole("img", { name: "Preview: Image" })).toBeVisible()
  const title = `Uploaded ${Date.now()}`
  await dialog.getByLabel("Title").fill(title)
  await dialog.getByRole("button", { name: "Create Gallery" }).click()
  await expect(page.getByText("Gallery created successfully")).toBeVisible()
  const row = page.getByRole("row").filter({ hasText: title })
  await expect(row.locator("img")).toHaveAttribute("src", /\/images\/.+\.webp$/)
  await expect(row.locator("img")).toHaveJSProperty("naturalWidth", 192)
})

test("what is wrong stands at its field, and what was typed stays", async ({ page, factories }) => {
  await openAs(page, factories.admin, `${screen}?new`)
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "Create Gallery" }).click()
  await expect(dialog.getByText("All fields are required")).toHaveCount(2)
  await expect(dialog.getByLabel("Title")).toBeFocused()
  await dialog.getByLabel("Image", { exact: true }).fill("javascript:alert(1)")
  await dialog.getByLabel("Title").fill("বইমেলা")
  await dialog.getByRole("button", { name: "Create Gallery" }).click()
  await expect(dialog.getByText("Please enter a link that starts with http:// or https://")).toBeVisible()
  await expect(dialog.getByLabel("Title")).toHaveValue("বইমেলা")
  await expectAccessible(page)
})

test.describe("in Bengali", () => {
  test.use({ locale: "bn-BD" })

  test("a picture is deleted after a question that names it, and the keyboard goes on at the next row", async ({
    page,
    factories,
  }) => {
    const title = await factories.titled("galleries")
    await openAs(page, factories.admin, screen)
    await expect(page.getByRole("heading", { name: /^গ্যালারি \([০-৯]+\)$/ })).toBeVisible()
    await expectAccessible(page)
    const row = page.getByRole("row").filter({ hasText: title })
    const next = page.locator(`tr:has-text("${title}") + tr`).getByRole("button", { name: "মুছুন" })
    const nextName = await next.textContent()
    await row.getByRole("button", { name: "মুছুন" }).click()
    const question = page.getByRole("alertdialog", { name: "ছবিটি মুছে ফেলবেন?" })
    await expect(question).toContainText(title)
    await expectAccessible(page)
    await question.getByRole("button", { name: "মুছুন" }).click()
    await expect(page.getByText("ছবি মুছে ফেলা হয়েছে")).toBeVisible()
    await expect(row).toHaveCount(0)
    await expect(page.locator(":focus")).toHaveText(String(nextName))
  })
})
