import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { openAs, test } from "../factories.ts"
import { expect, expectAccessible, expectAccessibleDialog } from "../journey.ts"

const png = () => readFile(new URL("../../../web/public/icon-512.png", import.meta.url))
const photoInput = (page: Page) => page.getByRole("group", { name: "Photo" }).locator("input[type=file]")
const update = (page: Page) => page.getByRole("button", { name: "Update Profile" })

test("a photo is cropped by keyboard and pointer, uploaded, saved, and removed", async ({ page, factories }) => {
  await openAs(page, await factories.student(), "/dashboard/my-profile")
  const avatar = page.getByRole("banner").getByRole("button", { name: "Your account" }).locator("img")
  await expect(avatar).toHaveAttribute("src", "/site/avatar.svg")
  await photoInput(page).setInputFiles({ name: "me.png", mimeType: "image/png", buffer: await png() })
  const dialog = page.getByRole("dialog", { name: "Your photo" })
  await dialog.getByLabel("Zoom").press("ArrowRight")
  await dialog.getByLabel("Zoom").press("End")
  await dialog.getByRole("application").press("ArrowLeft")
  const area = await dialog.getByRole("application").boundingBox()
  await page.mouse.move(area?.x ?? 0, (area?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move((area?.x ?? 0) + 60, (area?.y ?? 0) + 90)
  await page.mouse.up()
  await expectAccessibleDialog(page)
  await dialog.getByRole("button", { name: "Use this photo" }).click()
  await expect(page.getByText("Not saved yet")).toBeVisible()
  await expect(avatar).toHaveAttribute("src", "/site/avatar.svg")
  await update(page).click()
  await expect(page.getByText("Profile updated successfully")).toBeVisible()
  await expect(avatar).toHaveAttribute("src", /\/api\/images\/\w+\.webp$/)
  await expect(update(page)).toBeFocused()
  await page.getByRole("button", { name: "Remove the photo" }).click()
  await update(page).click()
  await expect(avatar).toHaveAttribute("src", "/site/avatar.svg")
})

/** 600 by 300 pixels, green at the left and blue at the right. */
async function halves(page: Page): Promise<Buffer> {
  const dataUrl = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 600, height: 300 })
    const context = canvas.getContext("2d")
    if (!context) throw new Error("no canvas")
    for (const [index, colour] of ["#00ff00", "#0000ff"].entries()) {
      context.fillStyle = colour
      context.fillRect(index * 300, 0, 300, 300)
    }
    return canvas.toDataURL("image/png")
  })
  return Buffer.from(dataUrl.split(",")[1] ?? "", "base64")
}

test("the saved photo is the part inside the circle, after moving it by key, by pointer and by zoom", async ({
  page,
  factories,
}) => {
  // A new student may upload a single photo.
  await openAs(page, factories.admin, "/dashboard/my-profile")
  const buffer = await halves(page)
  const avatar = page.getByRole("group", { name: "Photo" }).locator("img")
  const dialog = page.getByRole("dialog", { name: "Your photo" })
  const area = dialog.getByRole("application")
  const saved = async (move: () => Promise<void>) => {
    const before = String(await avatar.getAttribute("src"))
    await photoInput(page).setInputFiles({ name: "halves.png", mimeType: "image/png", buffer })
    await area.focus()
    await move()
    await dialog.getByRole("button", { name: "Use this photo" }).click()
    await expect(avatar).not.toHaveAttribute("src", before)
    return avatar.evaluate(async (image) => {
      await (image as HTMLImageElement).decode()
      const { width, height } = await createImageBitmap(image as HTMLImageElement)
      const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true })
      if (!context) throw new Error("no canvas")
      context.drawImage(image as HTMLImageElement, 0, 0)
      const colourAt = (share: number) => {
        const [red = 0, green = 0, blue = 0] = context.getImageData(width * share, height / 2, 1, 1).data
        return red < 99 && green > 150 && blue < 99 ? "green" : red < 99 && green < 99 && blue > 150 ? "blue" : "other"
      }
      return { size: `${width} x ${height}`, left: colourAt(0.1), right: colourAt(0.9) }
    })
  }
  expect(await saved(async () => {})).toEqual({ size: "300 x 300", left: "green", right: "blue" })
  const byKey = await saved(async () => {
    for (let press = 0; press < 15; press++) await area.press("ArrowLeft")
  })
  expect(byKey).toEqual({ size: "300 x 300", left: "blue", right: "blue" })
  const byPointer = await saved(async () => {
    await area.hover()
    await page.mouse.down()
    await page.mouse.move(2000, 300, { steps: 4 })
    await page.mouse.up()
  })
  expect(byPointer).toEqual({ size: "300 x 300", left: "green", right: "green" })
  const byZoom = await saved(() => dialog.getByLabel("Zoom").press("End"))
  expect(byZoom).toEqual({ size: "162 x 162", left: "green", right: "blue" })
})

test("a broken photo is refused, and an upload that fails can be repeated and cancelled", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|ERR_FAILED/)
  await openAs(page, await factories.student(), "/dashboard/my-profile")
  const broken = (await png()).subarray(0, 200)
  await photoInput(page).setInputFiles({ name: "me.png", mimeType: "image/png", buffer: broken })
  await expect(page.getByText("This image cannot be read. Please choose another")).toBeVisible()
  const send = async () => {
    await photoInput(page).setInputFiles({ name: "me.png", mimeType: "image/png", buffer: await png() })
    await page.getByRole("button", { name: "Use this photo" }).click()
  }
  await page.route("**/api/images", (route) => route.abort())
  await send()
  await expect(page.getByText("The server could not be reached")).toBeVisible()
  await page.unroute("**/api/images")
  await page.route("**/api/images", () => {})
  await send()
  await expect(page.getByRole("progressbar", { name: "Uploading…" })).toBeVisible()
  await expect(update(page)).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Cancel the upload" }).click()
  await expect(update(page)).toBeEnabled()
  await expect(page.getByRole("button", { name: "Choose a photo" })).toBeVisible()
})
