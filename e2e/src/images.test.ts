import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { openAs, test } from "./factories.ts"
import { authorization, expect, expectAccessible, logIn } from "./journey.ts"

const png = () => readFile(new URL("../../web/public/icon-512.png", import.meta.url))
const photo = (page: Page) => page.getByRole("group", { name: /^(Photo|ছবি)$/ })

async function choosePhoto(page: Page) {
  await photo(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: await png() })
  await page.getByRole("button", { name: /Use this photo|এই ছবিটিই দিন/ }).click()
}

/** All images from our server have loaded, also those below the window, and their URLs are relative. */
async function expectAllLoaded(page: Page, atLeast: number) {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager"
  })
  const ours = page.locator('img[src^="/demo/"], img[src^="/api/images/"]')
  await expect.poll(() => ours.count()).toBeGreaterThanOrEqual(atLeast)
  const missing = () =>
    ours.evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth === 0).length)
  await expect.poll(missing).toBe(0)
  expect(await page.locator('img[src^="http"]:is([src*="/demo/"], [src*="/api/images/"])').count()).toBe(0)
}

test("on another host than PUBLIC_URL the site and its dashboard show all images", { tag: "@slow" }, async ({
  page,
  baseURL,
  expectProblem,
}) => {
  // Records of concurrent tests have an image with an absolute URL.
  expectProblem(/NotSameOrigin/)
  const other = (baseURL ?? "").replace("localhost", "127.0.0.1")
  const pages = { "/": 12, "/courses": 9, "/courses/ehp": 2, "/gallery": 12, "/our-team": 8, "/reviews": 9 }
  for (const [path, count] of Object.entries(pages)) {
    await page.goto(other + path)
    await expectAllLoaded(page, count)
  }
  // By a link, so that the browser fetches the list itself.
  await page.getByRole("contentinfo").getByRole("link", { name: "Gallery" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Gallery" })).toBeVisible()
  await expectAllLoaded(page, 12)

  await page.goto(`${other}/login`)
  await logIn(page, "admin@example.com", "the watch at the gate")
  await expect(page).toHaveURL(`${other}/dashboard`)
  await page.goto(`${other}/dashboard/manage-galleries`)
  await expectAllLoaded(page, 12)
  await page.getByRole("button", { name: "Create New Gallery" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.locator("input[type=file]").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: await png() })
  await expect(dialog.getByRole("textbox", { name: "Image" })).toHaveValue(/^\/api\/images\/[0-9a-f]{64}\.webp$/)
  await expect(dialog.getByRole("img")).toBeVisible()
  await dialog.getByRole("textbox", { name: "Title" }).fill("Seen on another host")
  await dialog.getByRole("button", { name: "Create Gallery" }).click()
  await expect(page.getByTitle("Seen on another host", { exact: true })).toBeVisible()
  await expectAllLoaded(page, 13)
  const headers = await authorization(page)
  const { data } = await (await page.request.get(`${other}/api/galleries/get-galleries`)).json()
  const { _id } = data.find(({ title }: { title: string }) => title === "Seen on another host")
  await page.request.delete(`${other}/api/galleries/delete-gallery/${_id}`, { headers })
})

test("a student with an unverified email uploads one photo, and reads in both languages why a second one is refused", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/status of 403/)
  await openAs(page, await factories.student(), "/dashboard/my-profile")
  await choosePhoto(page)
  await expect(page.getByText("Not saved yet")).toBeVisible()
  await choosePhoto(page)
  const refused = "Please verify your email before you upload another image"
  await expect(photo(page).getByRole("status")).toHaveText(refused)
  await expectAccessible(page)
  await page.goto("/bn/dashboard/my-profile")
  await choosePhoto(page)
  await expect(photo(page).getByRole("status")).toHaveText("আরেকটি ছবি আপলোড করার আগে আপনার ইমেইল নিশ্চিত করুন")
})
