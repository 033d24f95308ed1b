import type { Page } from "@playwright/test"
import { openAs, test } from "../factories.ts"
import { expectNoHorizontalOverflow } from "../fits-on-phone.ts"
import { anImageUrl, expect, expectAccessible, settle, unique } from "../journey.ts"

const screen = "/dashboard/manage-courses"
const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title })

test("an admin creates a course that visitors can read, edits it and deletes it", async ({ page, factories }) => {
  const title = unique("Web")
  await openAs(page, factories.admin, `${screen}?new`)
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "Create Course" }).click()
  await expect(dialog.getByText("All fields are required")).toHaveCount(1)
  await expect(dialog.getByText("Please fill this in")).toHaveCount(13)
  await expectAccessible(page)
  const texts = {
    Title: title,
    Category: "Web",
    Description: "First line<br>second line",
    Thumbnail: anImageUrl,
    "Price (BDT)": "১৫০০",
    "Discount (%)": "10",
    "Instructor Name": "Somebody New",
    "Instructor Email": "new@example.com",
    "Instructor Bio": "Teaches",
    "Registration Link": "https://example.com/register",
  }
  for (const [label, text] of Object.entries(texts)) await dialog.getByLabel(label, { exact: true }).fill(text)
  await dialog.getByLabel(/^Points.*New week/).fill("Nmap\nA lab")
  await dialog.getByLabel("Level").selectOption("Advance")
  await dialog.getByRole("button", { name: "Create Course" }).click()
  await expect(page.getByText("Course created successfully")).toBeVisible()
  await page.goto(`/courses/${title.toLowerCase()}`)
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await page.goto(`${screen}?search=${title}`)
  await page.getByRole("button", { name: `Edit ${title}` }).click()
  await dialog.getByLabel("Price (BDT)").fill("2000")
  await dialog.getByRole("button", { name: "Update Course" }).click()
  await expect(rowOf(page, title)).toContainText("2,000")
  await expectAccessible(page)
  await page.getByRole("button", { name: `Delete ${title}` }).click()
  await expectAccessible(page)
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("Course deleted successfully")).toBeVisible()
  await expect(rowOf(page, title)).toHaveCount(0)
})

/** Drags a row above another one, without releasing the mouse button. */
async function drag(page: Page, title: string, target: string) {
  await rowOf(page, title).scrollIntoViewIfNeeded()
  // A mouse position above the visible part of the page causes no pointer events.
  await rowOf(page, target).scrollIntoViewIfNeeded()
  const from = await rowOf(page, title).locator("[data-grip]").boundingBox()
  const to = await rowOf(page, target).boundingBox()
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8)
  await page.mouse.down()
  await page.mouse.move((from?.x ?? 0) + 8, (to?.y ?? 0) + 10, { steps: 5 })
  await expect.poll(async () => (await rowOf(page, title).boundingBox())?.y).toBeLessThan((to?.y ?? 0) + 10)
}

test("a course is dragged by its handle, Escape cancels the drag, and a failed move is undone", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/)
  const [first, second] = [unique("First"), unique("Second")]
  // At the top of the list, where no course of another test comes between them.
  const ids: string[] = []
  for (const title of [second, first]) {
    const { _id } = await factories.newCourse({ title })
    await factories.send("PATCH", `courses/move-course/${_id}`, { place: 1 })
    ids.push(_id)
  }
  await openAs(page, factories.admin, screen)
  const order = async () => {
    const shown = await page.getByRole("row").getByRole("link").allTextContents()
    return shown.filter((title) => title === first || title === second)
  }
  // The list must not move after the place of the handle was read.
  await settle(page)
  await drag(page, second, first)
  await page.keyboard.press("Escape")
  await page.mouse.up()
  expect(await order()).toEqual([first, second])
  await page.route("**/move-course/**", (route) => route.abort())
  await drag(page, second, first)
  await page.mouse.up()
  await expect(page.getByText("Failed to move the course")).toBeVisible()
  await expect.poll(order).toEqual([first, second])
  await page.unroute("**/move-course/**")
  // The toast covers the lower left of the list.
  await page.getByRole("button", { name: "Close" }).click()
  await drag(page, second, first)
  await page.mouse.up()
  await expect.poll(order).toEqual([second, first])
  // The row moves before the response.
  await settle(page)
  for (const id of ids) await factories.send("DELETE", `courses/delete-course/${id}`)
})

test("in Bengali the longest texts of a course fit on a phone, in the list and in the form", async ({
  page,
  factories,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const title = `${unique("x".repeat(150))}`.slice(0, 200)
  const texts = { category: "ক".repeat(200), instructorName: "y".repeat(200), instructorPhoto: anImageUrl }
  const { _id } = await factories.newCourse({ title, ...texts })
  await openAs(page, factories.admin, `${screen}?search=${title}`)
  await page.getByRole("link", { name: "বাংলা" }).click()
  await expect(page.getByRole("heading", { name: /^কোর্স \([০-৯]+\)$/ })).toBeVisible()
  await expectNoHorizontalOverflow(page)
  await expectAccessible(page)
  await page.getByRole("button", { name: `সম্পাদনা ${title}` }).click()
  await expect(page.getByRole("dialog").getByLabel("শিরোনাম", { exact: true })).toHaveValue(title)
  await expectNoHorizontalOverflow(page)
  await expectAccessible(page)
  await factories.send("DELETE", `courses/delete-course/${_id}`)
})
