import type { Page } from "@playwright/test"
import { openAs, test } from "../factories.ts"
import { expect, expectAccessible, unique } from "../journey.ts"

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

/** A photo as large as a phone's, of blocks of colour. */
async function takePhoto(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 4000, height: 3000 })
    const context = canvas.getContext("2d")
    for (let block = 0; block < 3000 && context; block++) {
      context.fillStyle = `hsl(${block} 70% ${30 + (block % 40)}%)`
      context.fillRect((block * 977) % 4000, (block * 613) % 3000, 200, 200)
    }
    return canvas.toDataURL("image/jpeg", 1)
  })
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64")
}

test("an admin adds several images at once, and a large photo is made smaller before it is sent", async ({
  page,
  factories,
}) => {
  await openAs(page, factories.admin, "/dashboard/manage-galleries")
  const icon = await (await page.request.get("/icon-192.png")).body()
  const photo = await takePhoto(page)
  await page.getByRole("button", { name: "Add Several" }).click()
  const dialog = page.getByRole("dialog", { name: "Add Several Pictures" })
  await expectAccessible(page)
  const names = [unique("river").replaceAll("-", " "), unique("boat").replaceAll("-", " ")]
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/images"))
  const chooser = page.waitForEvent("filechooser")
  await dialog.getByRole("button", { name: "Choose pictures" }).click()
  await (await chooser).setFiles([
    { name: `${names[0]}.jpg`, mimeType: "image/jpeg", buffer: photo },
    { name: "IMG_20260131_081500.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") },
    { name: `${names[1]}.png`, mimeType: "image/png", buffer: icon },
  ])
  await expect(dialog.getByText("2 of 3 uploaded")).toBeVisible()
  await expect(dialog.getByText("Please choose a JPEG or PNG image")).toBeVisible()
  expect(photo.length).toBeGreaterThan(500_000)
  const { requestBodySize } = await (await sent).sizes()
  expect(requestBodySize).toBeLessThan(photo.length / 2)
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Remove IMG_20260131_081500.jpg" }).click()
  await dialog.getByRole("button", { name: "Add 2 pictures" }).click()
  await expect(page.getByText("2 pictures added to the gallery")).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const first = page.getByRole("row").filter({ hasText: names[0] ?? "" })
  await expect(first.locator("img")).toHaveJSProperty("naturalWidth", 1600)
  const titles = await page.getByRole("row").allTextContents()
  const places = names.map((name) => titles.findIndex((title) => title.includes(name)))
  expect(places[0]).toBeLessThan(places[1] ?? 0)
})
