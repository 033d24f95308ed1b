import { openAs, test } from "./factories.ts"
import { expect } from "./journey.ts"

test("an admin uploads an image from the computer, and the list shows it with its title", async ({
  page,
  factories,
}) => {
  await openAs(page, factories.admin, "/dashboard/manage-galleries?new")
  const dialog = page.getByRole("dialog", { name: "Create New Gallery" })
  await expect(dialog.getByText("Please enter a valid image URL")).toBeVisible()
  const image = await (await page.request.get("/icon-192.png")).body()
  const chooser = page.waitForEvent("filechooser")
  await dialog.getByRole("button", { name: "Upload a picture" }).click()
  await (await chooser).setFiles({ name: "square.png", mimeType: "image/png", buffer: image })
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
