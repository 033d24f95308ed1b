import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { openAs, test } from "./factories.ts"
import { authorization, expect, expectAccessible, logIn, mailedLink } from "./journey.ts"

const png = () => readFile(new URL("../../web/public/icon-512.png", import.meta.url))
const photo = (page: Page) => page.getByRole("group", { name: /^(Photo|ছবি)$/ })

async function choosePhoto(page: Page) {
  await photo(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: await png() })
  await page.getByRole("button", { name: /Use this photo|এই ছবিটিই দিন/ }).click()
}

/** Of every image of ours on the page, also of those further down: its address, and whether it has come. */
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

test("opened by another address than PUBLIC_URL, the site and its dashboard show all images", async ({
  page,
  baseURL,
  expectProblem,
}) => {
  // Records of tests beside this one show an icon by its whole address.
  expectProblem(/NotSameOrigin/)
  const other = (baseURL ?? "").replace("localhost", "127.0.0.1")
  const pages = { "/": 12, "/courses": 9, "/courses/ehp": 2, "/gallery": 12, "/our-team": 8, "/reviews": 9 }
  for (const [path, count] of Object.entries(pages)) {
    await page.goto(other + path)
    await expectAllLoaded(page, count)
  }
  // By a link, so that the browser reads the list itself.
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
  await dialog.getByRole("textbox", { name: "Title" }).fill("Seen from another address")
  await dialog.getByRole("button", { name: "Create" }).click()
  await expect(page.getByTitle("Seen from another address")).toBeVisible()
  await expectAllLoaded(page, 13)
  const headers = await authorization(page)
  const { data } = await (await page.request.get(`${other}/api/galleries/get-galleries`)).json()
  const { _id } = data.find(({ title }: { title: string }) => title === "Seen from another address")
  await page.request.delete(`${other}/api/galleries/delete-gallery/${_id}`, { headers })
})

test("somebody whose email is not verified uploads one photo; why not another stands beside it, in their language", async ({
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

test("who has uploaded as many photos as a day allows reads so beside the field, and the first ones stay", async ({
  page,
  factories,
  expectProblem,
}) => {
  // Twenty images are decoded.
  test.slow()
  expectProblem(/status of 429/)
  const student = await factories.student()
  await openAs(page, student, "/dashboard/my-profile")
  const { email } = student.user
  await page.goto(await mailedLink(email, "verify-email"))
  await page.getByRole("button", { name: "Confirm my email" }).click()
  await expect(page.getByText("Your email is confirmed.")).toBeVisible()
  await page.goto("/dashboard/my-profile")
  const headers = await authorization(page)
  const image = { name: "me.png", mimeType: "image/png", buffer: await png() }
  const upload = () => page.request.post("/api/images", { headers, multipart: { image } })
  for (let round = 0; round < 4; round++) {
    const answers = await Promise.all(Array.from({ length: 5 }, upload))
    expect(answers.map((answer) => answer.status())).toEqual(Array(5).fill(200))
  }
  await choosePhoto(page)
  await expect(photo(page).getByRole("status")).toHaveText("You can upload 20 images a day. Please try again tomorrow")
})
