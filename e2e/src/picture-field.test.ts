import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { openAs, test } from "./factories.ts"
import { aPicture, authorization, expect } from "./journey.ts"

const invalid = "Please enter a valid image URL"
const png = () => readFile(new URL("../../web/public/icon-512.png", import.meta.url))
const address = (page: Page) => page.getByRole("textbox", { name: "Image" })
const preview = (page: Page) => page.getByRole("img", { name: "Preview: Image" })

async function choose(page: Page, buffer: Buffer) {
  await page.locator("input[type=file]").setInputFiles({ name: "picture.png", mimeType: "image/png", buffer })
}

test.beforeEach(async ({ page, factories }) => {
  await openAs(page, await factories.adminLogin(), "/dashboard/manage-galleries?new")
  await expect(page.getByText(invalid)).toBeVisible()
})

test("an address shows its picture; one that leads nowhere clears it, and what was typed stays", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404/)
  await address(page).fill(aPicture)
  await expect(preview(page)).toBeVisible()
  await expect(page.getByText(invalid)).toBeHidden()
  const nowhere = aPicture.replace(/[^/]*$/, "nothing-here.png")
  await address(page).fill(nowhere)
  await expect(page.getByText(invalid)).toBeVisible()
  await expect(preview(page)).toBeHidden()
  await expect(address(page)).toHaveValue(nowhere)
  for (const typed of ["javascript:alert(1)", "data:image/png;base64,AAAA", "just words"]) {
    await address(page).fill(typed)
    await expect(page.getByText(invalid)).toBeVisible()
  }
})

test("a picture that is sent after the session has ended leads to the login", async ({ page, expectProblem }) => {
  expectProblem(/401/)
  await page.request.post("/api/auth/logout", { headers: await authorization(page) })
  await choose(page, await png())
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible()
})

test("a picture that comes late is not shown for an address that was typed after it", async ({ page }) => {
  let answerSlow = () => {}
  const slow = new Promise<void>((resolve) => {
    answerSlow = resolve
  })
  const body = await png()
  await page.route("https://slow.example/**", async (route) => {
    await slow
    await route.fulfill({ body, contentType: "image/png" }).catch(() => {})
  })
  const asked = page.waitForRequest("https://slow.example/**")
  await address(page).fill("https://slow.example/old.png")
  await asked
  await expect(page.getByText("Loading the picture…")).toBeVisible()
  await address(page).fill(aPicture)
  await expect(preview(page)).toBeVisible()
  answerSlow()
  await expect(preview(page)).toHaveAttribute("src", aPicture)
})

test("an uploaded picture's address stands in the field; a GIF that is called a PNG is refused", async ({ page }) => {
  await choose(page, Buffer.from("GIF89a"))
  await expect(page.getByText("Please choose a JPEG or PNG image")).toBeVisible()
  await choose(page, await png())
  await expect(address(page)).toHaveValue(/\/api\/images\/\w+\.webp$/)
  await expect(preview(page)).toBeVisible()
  await expect(page.getByText("Please choose a JPEG or PNG image")).toBeHidden()
})

test("a picture can be dropped on the field", async ({ page }) => {
  const bytes = [...(await png())]
  const dropped = await page.evaluateHandle((bytes) => {
    const data = new DataTransfer()
    data.items.add(new File([new Uint8Array(bytes)], "dropped.png", { type: "image/png" }))
    return data
  }, bytes)
  await address(page).dispatchEvent("drop", { dataTransfer: dropped })
  await expect(address(page)).toHaveValue(/\/api\/images\/\w+\.webp$/)
})

test("what is typed during an upload is newer than the upload", async ({ page }) => {
  await page.route("**/api/images", () => {})
  await choose(page, await png())
  await expect(page.getByRole("button", { name: "Cancel the upload" })).toBeVisible()
  const ended = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/images"))
  await address(page).fill(aPicture)
  await ended
  await expect(page.getByRole("button", { name: "Upload a picture" })).toBeVisible()
  await expect(address(page)).toHaveValue(aPicture)
})
