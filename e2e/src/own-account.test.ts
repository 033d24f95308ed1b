import { readFile } from "node:fs/promises"
import type { Browser, Page } from "@playwright/test"
import { openAs, password, test } from "./factories.ts"
import { authorization, expect, expectAccessible, expectAccessibleDialog, logIn, mailedLink } from "./journey.ts"

const png = () => readFile(new URL("../../web/public/icon-512.png", import.meta.url))
const photoInput = (page: Page) => page.getByRole("group", { name: "Photo" }).locator("input[type=file]")
const update = (page: Page) => page.getByRole("button", { name: "Update Profile" })

/** Another device on which the same person is logged in. */
async function otherDevice(browser: Browser, email: string) {
  const context = await browser.newContext({
    userAgent:
      "Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36",
  })
  const page = await context.newPage()
  await page.goto("/login")
  await logIn(page, email, password)
  await expect(page).toHaveURL("/dashboard")
  return page
}

test("a photo is cut by keyboard and pointer, uploaded, saved, and taken away again", async ({ page, factories }) => {
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
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 600, height: 300 })
    const context = canvas.getContext("2d")
    if (!context) throw new Error("no canvas")
    for (const [place, colour] of ["#00ff00", "#0000ff"].entries()) {
      context.fillStyle = colour
      context.fillRect(place * 300, 0, 300, 300)
    }
    return canvas.toDataURL("image/png")
  })
  return Buffer.from(address.split(",")[1] ?? "", "base64")
}

test("what stands in the circle is what is saved, whether it was moved by key, by pointer or by zoom", async ({
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

test("a file that is no JPEG or PNG, is broken or is too large is refused in words, and nothing is lost", async ({
  page,
  factories,
}) => {
  await openAs(page, await factories.student(), "/dashboard/my-profile")
  await page.getByLabel("Bio").fill("I like herons.")
  const whole = await png()
  const files = [
    ["GIF89a and more", "Please choose a JPEG or PNG image"],
    ["%PDF-1.7", "Please choose a JPEG or PNG image"],
    [whole.subarray(0, 200), "This image cannot be read. Please choose another"],
    [Buffer.concat([whole, Buffer.alloc(20 * 1024 * 1024)]), "Please choose an image of at most 20 MB"],
  ] as const
  for (const [content, message] of files) {
    await photoInput(page).setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from(content) })
    await expect(page.getByRole("group", { name: "Photo" }).getByRole("status")).toHaveText(message)
  }
  await expect(page.getByLabel("Bio")).toHaveValue("I like herons.")
})

test("an upload that fails says so, can be tried again, and can be cancelled", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|ERR_FAILED/)
  await openAs(page, await factories.student(), "/dashboard/my-profile")
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

test("the profile is saved, the header knows the new name at once, and what is wrong stands at its field", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/500/)
  const student = await factories.student()
  await openAs(page, student, "/dashboard/my-profile")
  const { email } = student.user
  await expect(page.getByLabel("Email")).toHaveValue(email)
  await expect(page.getByLabel("Email")).not.toBeEditable()
  await page.getByLabel("Full Name").fill("Sadia Afrin")
  await page.getByLabel("Mobile No.").fill("ask me")
  await update(page).click()
  await expect(page.getByText("Please enter a phone number")).toBeVisible()
  await expect(page.getByLabel("Mobile No.")).toBeFocused()
  await page.getByLabel("Mobile No.").fill("+880 1711-000000")
  await page.getByLabel("Bio").fill("First line\nSecond line")
  await page.route("**/api/auth/update-user", (route) => route.fulfill({ status: 500, json: {} }))
  await update(page).click()
  await expect(page.getByText("Failed to update profile")).toBeVisible()
  await expect(page.getByText("Something went wrong. Please try again")).toBeVisible()
  await page.unroute("**/api/auth/update-user")
  await update(page).click()
  await expect(page.getByText("Profile updated successfully")).toBeVisible()
  await page.getByRole("button", { name: "Your account" }).click()
  await expect(page.getByText("Hello, Sadia Afrin")).toBeVisible()
  await page.reload()
  await expect(page.getByLabel("Bio")).toHaveValue("First line\nSecond line")
})

test("whoever edits in two tabs is shown what changed, and nothing is overwritten unseen", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/412/)
  await openAs(page, await factories.student(), "/dashboard/my-profile")
  await page.getByLabel("Bio").fill("written here")
  const headers = await authorization(page)
  const data = { name: "Another Name", phone: "0171" }
  expect((await page.request.patch("/api/auth/update-user", { headers, data })).ok()).toBe(true)
  await update(page).click()
  await expect(page.getByText("Somebody changed this while you were editing")).toBeVisible()
  await expect(page.getByLabel("Full Name")).toHaveValue("Another Name")
  await expect(page.getByLabel("Bio")).toHaveValue("written here")
  await expectAccessible(page)
  await update(page).click()
  await expect(page.getByText("Profile updated successfully")).toBeVisible()
  await page.getByLabel("Mobile No.").fill("0172")
  await update(page).click()
  await expect(page.getByText("Profile updated successfully")).toBeVisible()
  const { data: user } = await (await page.request.get("/api/auth/get-user", { headers })).json()
  expect(user).toMatchObject({ name: "Another Name", phone: "0172", bio: "written here" })
})

test("the verification mail is sent again, and the mark follows the link", async ({ page, factories, context }) => {
  const student = await factories.student()
  await openAs(page, student, "/dashboard/my-profile")
  const { email } = student.user
  await expect(page.getByText("Email not verified yet")).toBeVisible()
  await page.getByRole("button", { name: "Send again" }).click()
  await expect(page.getByText(`A mail with a link is on its way to ${email}`)).toBeVisible()
  const other = await context.newPage()
  await other.goto(await mailedLink(email, "verify-email", 2))
  await other.getByRole("button", { name: "Confirm my email" }).click()
  await expect(other.getByText("Your email is confirmed.")).toBeVisible()
  await page.reload()
  await expect(page.getByText("Email verified", { exact: true })).toBeVisible()
})

test("devices are listed in words; one is ended, then all others, then this one", async ({
  page,
  factories,
  browser,
}) => {
  const student = await factories.student()
  await openAs(page, student, "/dashboard/my-profile")
  const { email } = student.user
  const [phone, second] = [await otherDevice(browser, email), await otherDevice(browser, email)]
  await page.getByRole("main").getByRole("link", { name: "My Devices" }).click()
  await expect(page.getByRole("heading", { name: "My Devices (3)" })).toBeVisible()
  const devices = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("button") })
  await expect(devices.first()).toContainText("Chrome on Linux")
  await expect(devices.first()).toContainText("This device")
  await expectAccessible(page)
  await devices.filter({ hasText: "Samsung Internet on Android" }).first().getByRole("button").click()
  await expectAccessibleDialog(page)
  await page.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click()
  await expect(page.getByText("Session ended successfully")).toBeVisible()
  await expect(page.getByRole("heading", { name: "My Devices (2)" })).toBeFocused()
  await page.getByRole("button", { name: "Log out all other devices" }).click()
  await expect(page.getByRole("alertdialog")).toContainText("Log out 1 other device?")
  await page.getByRole("button", { name: "Log them out" }).click()
  await expect(page.getByText("You are logged in nowhere else.")).toBeVisible()
  await devices.getByRole("button", { name: "Log out" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click()
  await expect(page.getByText("Logged Out")).toBeVisible()
  await expect(page).toHaveURL("/")
  await Promise.all([phone.context().close(), second.context().close()])
})

test("a device that has gone meanwhile, and a list that does not come, say so", async ({
  page,
  factories,
  browser,
  expectProblem,
}) => {
  expectProblem(/404|ERR_FAILED|Failed to load resource/)
  const student = await factories.student()
  await openAs(page, student, "/dashboard/my-profile")
  const { email } = student.user
  const phone = await otherDevice(browser, email)
  await page.goto("/dashboard/my-devices")
  await expect(page.getByRole("listitem").filter({ hasText: "Samsung" })).toBeVisible()
  await phone.request.post("/api/auth/logout", { headers: await authorization(phone) })
  await page.getByRole("listitem").filter({ hasText: "Samsung" }).getByRole("button").click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click()
  await expect(page.getByText("This session has already ended")).toBeVisible()
  await expect(page.getByText("You are logged in nowhere else.")).toBeVisible()
  await expect(page.getByRole("alertdialog")).toBeHidden()
  await page.route("**/api/auth/get-sessions", (route) => route.abort())
  await page.reload()
  await expect(page.getByText("Your devices could not be loaded")).toBeVisible()
  await page.unroute("**/api/auth/get-sessions")
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByText("This device")).toBeVisible()
  await phone.context().close()
})
