import type { Locator, Page } from "@playwright/test"
import { openAs, test } from "./factories.ts"
import { aPicture, authorization, expect, expectAccessible, unique } from "./journey.ts"

type Course = { _id: string; title: string; route: string }

test.beforeEach(async ({ page, factories }) => openAs(page, factories.admin, "/dashboard"))

async function openNew(page: Page) {
  await page.goto("/dashboard/manage-courses")
  await page.getByRole("button", { name: "Create New Course" }).click()
  return page.getByRole("dialog", { name: "Create New Course" })
}

const points = (dialog: Locator, week: string) => dialog.getByRole("group", { name: week }).getByLabel(/^Points/)

async function fillIn(dialog: Locator, title: string) {
  const texts = {
    Title: title,
    Category: "Web",
    Description: "First line<br>second line",
    Thumbnail: aPicture,
    "Price (BDT)": "১৫০০",
    "Discount (%)": "10",
    "Instructor Name": "Somebody New",
    "Instructor Email": "new@example.com",
    "Instructor Bio": "Teaches",
    "Registration Link": "https://example.com/register",
  }
  for (const [label, text] of Object.entries(texts)) await dialog.getByLabel(label, { exact: true }).fill(text)
  await dialog.getByLabel("Level").selectOption("Advance")
  await points(dialog, "New week").fill("Nmap\nA lab")
}

const send = (dialog: Locator) => dialog.getByRole("button", { name: "Create Course" }).click()

async function coursesOf(page: Page): Promise<Course[]> {
  return (await (await page.request.get("/api/courses/get-courses")).json()).data
}
async function remove(page: Page, title: string) {
  const headers = await authorization(page)
  for (const { _id } of (await coursesOf(page)).filter((course) => course.title === title)) {
    await page.request.delete(`/api/courses/delete-course/${_id}`, { headers })
  }
}

/** Made in the dialog, so that what it writes is what is edited afterwards. */
async function create(page: Page, title: string) {
  const dialog = await openNew(page)
  await fillIn(dialog, title)
  await send(dialog)
  await expect(page.getByText("Course created successfully")).toBeVisible()
  await expect(dialog).toBeHidden()
}

test("a new course: what is missing, what it will cost, its route; then it stands in the list and on the site", async ({
  page,
}) => {
  const title = unique("Web & ওয়েব")
  const route = title.toLowerCase().replace("& ", "").replace(" ", "-").normalize("NFC")
  const dialog = await openNew(page)
  await send(dialog)
  await expect(dialog.getByText("All fields are required")).toHaveCount(13)
  await expect(dialog.getByLabel("Title")).toBeFocused()
  await expectAccessible(page)
  await fillIn(dialog, title)
  await expect(dialog.getByLabel("Route")).toHaveValue(route)
  await expect(dialog.getByText(`/courses/${route} is free`)).toBeVisible()
  await expect(dialog.getByRole("status").filter({ hasText: "৳1,350" })).toHaveCount(1)
  await dialog.getByLabel("Discount (%)").fill("100")
  await expect(dialog.getByRole("status").filter({ hasText: /^FREE$/ })).toHaveCount(1)
  await dialog.getByLabel("Price (BDT)").fill("15.5")
  await send(dialog)
  await expect(dialog.getByText("Please enter a whole number from 0 to 10000000")).toBeVisible()
  await expect(dialog.getByLabel("Price (BDT)")).toBeFocused()
  await dialog.getByLabel("Price (BDT)").fill("1500")
  await send(dialog)
  await expect(page.getByText("Course created successfully")).toBeVisible()
  const row = page.getByRole("row").filter({ hasText: title })
  await expect(row).toContainText("Advance")
  await expect(row.getByRole("switch", { name: /^Registration open/ })).toBeChecked()
  await page.goto(`/courses/${encodeURIComponent(route)}`)
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await remove(page, title)
})

test("a route follows the title until somebody writes one, and a taken one is told as one types", async ({ page }) => {
  const dialog = await openNew(page)
  const [title, route] = [dialog.getByLabel("Title"), dialog.getByLabel("Route")]
  await title.fill("C++ & Web: 2026!")
  await expect(route).toHaveValue("c-web-2026")
  await title.fill("EHP")
  await expect(route).toHaveValue("ehp-2")
  await route.fill("ehp")
  await expect(route).toHaveAccessibleDescription(/The course “Ethical Hacking Professional” has this route already/)
  await title.fill("Something else")
  await expect(route).toHaveValue("ehp")
  await route.fill("")
  await title.fill("ইথিক্যাল হ্যাকিং প্রফেশনাল")
  await expect(route).toHaveValue("ইথিক্যাল-হ্যাকিং-প্রফেশনাল".normalize("NFC"))
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Create New Course" }).click()
  await expect(title).toHaveValue("ইথিক্যাল হ্যাকিং প্রফেশনাল")
  await dialog.getByRole("button", { name: "Start afresh" }).click()
  await expect(title).toHaveValue("")
})

test("a route that was taken while one typed is refused by the server, at its field", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/409/)
  const title = unique("Race")
  const dialog = await openNew(page)
  await fillIn(dialog, title)
  const [first] = await coursesOf(page)
  const { _id, updatedAt, index, isHomeShow, isShow, ...input } = first as Course & Record<string, unknown>
  const data = { ...input, title, route: title.toLowerCase() }
  await page.request.post("/api/courses/register", { headers: await authorization(page), data })
  await send(dialog)
  await expect(dialog.getByLabel("Route")).toHaveAccessibleDescription(/A course with this route already exists/)
  await expect(dialog.getByLabel("Route")).toBeFocused()
  await expect(points(dialog, "Week 1")).toHaveValue("Nmap\nA lab")
  await remove(page, title)
})

test("an edit sends what changed, and no more; the serial too", async ({ page }) => {
  const title = unique("Edited")
  await create(page, title)
  const sent = page.waitForRequest("**/update-course/**")
  await page.getByRole("button", { name: `Edit ${title}` }).click()
  const dialog = page.getByRole("dialog", { name: "Edit Course" })
  await dialog.getByLabel("Serial").fill("৯৯০০")
  await dialog.getByLabel("Price (BDT)").fill("2000")
  await dialog.getByRole("button", { name: "Update Course" }).click()
  const request = await sent
  expect(request.postDataJSON()).toEqual({ price: 2000, index: 9900 })
  expect((await request.allHeaders())["if-match"]).toMatch(/^"20.*Z"$/)
  await expect(page.getByText("Course updated successfully")).toBeVisible()
  const row = page.getByRole("row").filter({ hasText: title })
  await expect(row).toContainText("2,000")
  await expect(row).toContainText("9,900")
  await expect(page.getByRole("button", { name: `Edit ${title}` })).toBeFocused()
  await remove(page, title)
})

test("of two who edit the same course the second is shown what changed, and overwrites nothing unseen", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/412/)
  const title = unique("Both")
  await create(page, title)
  await page.getByRole("button", { name: `Edit ${title}` }).click()
  const dialog = page.getByRole("dialog", { name: "Edit Course" })
  await expect(dialog).toBeVisible()
  const { _id } = (await coursesOf(page)).find((course) => course.title === title) as Course
  const theirs = { category: "Theirs", price: 9000 }
  const headers = await authorization(page)
  await page.request.patch(`/api/courses/update-course/${_id}`, { headers, data: theirs })
  await dialog.getByLabel("Price (BDT)").fill("2500")
  await dialog.getByRole("button", { name: "Update Course" }).click()
  await expect(dialog.getByText("Somebody changed this while you were editing")).toBeVisible()
  await expect(dialog.getByLabel("Category")).toHaveValue("Theirs")
  await expect(dialog.getByLabel("Price (BDT)")).toHaveValue("2500")
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Update Course" }).click()
  await expect(page.getByText("Course updated successfully")).toBeVisible()
  const now = (await coursesOf(page)).find((course) => course._id === _id)
  expect(now).toMatchObject({ category: "Theirs", price: 2500 })
  await remove(page, title)
})

test("an instructor who teaches already is filled in, where nothing is written yet", async ({ page }) => {
  const dialog = await openNew(page)
  await dialog.getByLabel("Instructor Bio").fill("My own words")
  await dialog.getByLabel("Instructor Name").fill("তানভীর মাহমুদ")
  await expect(dialog.getByLabel("Instructor Email")).toHaveValue("tanvir@prohori.example")
  await expect(dialog.getByLabel("Instructor Bio")).toHaveValue("My own words")
})
