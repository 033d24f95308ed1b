import { openAs, test } from "./factories.ts"
import { expectFitsOnPhone } from "./fits-on-phone.ts"
import { expect } from "./journey.ts"

const screen = "/dashboard/manage-galleries"

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
