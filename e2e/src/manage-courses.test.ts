import type { Page } from "@playwright/test"
import { openAs, test } from "./factories.ts"
import { aPicture, authorization, expect, expectAccessible, unique } from "./journey.ts"

type Made = { _id: string; title: string; route: string; updatedAt: string }

let made: Made[] = []

async function make(page: Page, some: object = {}): Promise<Made> {
  const title = unique("Course")
  const data = {
    route: title.toLowerCase(),
    title,
    description: "One line",
    instructorEmail: "rafid@example.com",
    instructorName: "Rafid",
    instructorBio: "Teaches",
    instructorPhoto: aPicture,
    level: "Beginner",
    thumbnail: aPicture,
    category: "Forensics",
    price: 1500,
    discount: 10,
    registrationLink: "https://example.com/register",
    curriculum: "@@\nA point",
    ...some,
  }
  const answer = await page.request.post("/api/courses/register", { headers: await authorization(page), data })
  const course: Made = (await answer.json()).data
  made.push(course)
  return course
}

const rowOf = (page: Page, { title }: Made) => page.getByRole("row").filter({ hasText: title })
const order = async (page: Page) => {
  const titles = await page.getByRole("row").getByRole("link").allTextContents()
  return titles.filter((title) => made.some((course) => course.title === title))
}
/** Courses at the top of the list, where no other test's come in between. */
async function makeAtTop(page: Page, count: number): Promise<Made[]> {
  const headers = await authorization(page)
  const courses: Made[] = []
  for (let made = 0; made < count; made++) {
    const course = await make(page)
    courses.unshift(course)
    const url = `/api/courses/move-course/${course._id}`
    expect((await page.request.patch(url, { headers, data: { place: 1 } })).ok()).toBe(true)
  }
  return courses
}

/** Without letting go. */
async function drag(page: Page, course: Made, to: Made) {
  await rowOf(page, course).scrollIntoViewIfNeeded()
  // A pointer above the window is not heard of.
  await rowOf(page, to).scrollIntoViewIfNeeded()
  const from = await rowOf(page, course).locator("[data-grip]").boundingBox()
  const target = await rowOf(page, to).boundingBox()
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8)
  await page.mouse.down()
  await page.mouse.move((from?.x ?? 0) + 8, (target?.y ?? 0) + 10, { steps: 5 })
  await expect.poll(async () => (await rowOf(page, course).boundingBox())?.y).toBeLessThan((target?.y ?? 0) + 10)
}
const open = async (page: Page) => {
  await page.goto("/dashboard/manage-courses")
  await expect(page.getByRole("heading", { name: /^Courses \(\d+\)$/ })).toBeVisible()
}

test.beforeEach(async ({ page, factories }) => openAs(page, factories.admin, "/dashboard"))

test.afterEach(async ({ page }) => {
  // Whoever was logged out in the test left nothing to clear away.
  const headers = await authorization(page)
  for (const { _id } of made) await page.request.delete(`/api/courses/delete-course/${_id}`, { headers })
  made = []
})

test("the list shows what the product document writes, and says how many there are", async ({ page }) => {
  await open(page)
  const columns = ["Serial", "Title", "Instructor", "Price (BDT)", "Home", "Registration", "Action"]
  await expect(page.getByRole("columnheader")).toHaveText(columns)
  const row = page.getByRole("row").filter({ hasText: "Ethical Hacking Professional" })
  for (const text of ["এথিক্যাল হ্যাকিং", "Intermediate", "তানভীর মাহমুদ", "18,000", "20% off"]) {
    await expect(row).toContainText(text)
  }
  await expect(page.getByRole("row").filter({ hasText: "সবার জন্য ডিজিটাল নিরাপত্তা" })).toContainText("FREE")
  const count = (await page.getByRole("row").count()) - 1
  await expect(page.getByRole("heading", { name: `Courses (${count})` })).toBeVisible()
  await expectAccessible(page)
})

test("both switches answer at once, and say what became of it", async ({ page }) => {
  const course = await make(page)
  await open(page)
  const home = page.getByRole("switch", { name: `Show on the home page: ${course.title}` })
  const registration = page.getByRole("switch", { name: `Registration open: ${course.title}` })
  await expect(registration).toBeChecked()
  await home.press("Space")
  await expect(page.getByText("Visibility changed successfully")).toBeVisible()
  await registration.click()
  await expect(page.getByText("Registration status changed successfully")).toBeVisible()
  await page.reload()
  await expect(home).toBeChecked()
  await expect(registration).not.toBeChecked()
})

test("a switch that cannot be saved goes back, and says why", async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED|500/)
  const course = await make(page)
  await open(page)
  const home = page.getByRole("switch", { name: `Show on the home page: ${course.title}` })
  const registration = page.getByRole("switch", { name: `Registration open: ${course.title}` })
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route("**/change-home-visibility/**", async (route) => {
    await answered
    await route.abort()
  })
  await page.route("**/change-visibility/**", (route) => route.fulfill({ status: 500, json: { success: false } }))
  await home.click()
  await expect(home).toBeChecked()
  answer()
  await expect(page.getByText("Failed to change visibility")).toBeVisible()
  await expect(page.getByText("The server could not be reached.")).toBeVisible()
  await expect(home).not.toBeChecked()
  await registration.click()
  await expect(page.getByText("Failed to change registration status")).toBeVisible()
  await expect(registration).toBeChecked()
})

test("a delete asks, naming the course; what fails can be tried again", async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED/)
  const course = await make(page)
  await open(page)
  await page.getByRole("button", { name: `Delete ${course.title}` }).click()
  const question = page.getByRole("alertdialog")
  await expect(question).toContainText(`“${course.title}” is deleted, and its page with it`)
  await expectAccessible(page)
  await page.route("**/delete-course/**", (route) => route.abort())
  await question.getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("Failed to delete course")).toBeVisible()
  await page.unroute("**/delete-course/**")
  await question.getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("Course deleted successfully")).toBeVisible()
  await expect(rowOf(page, course)).toHaveCount(0)
})

test("a course that somebody else has deleted says so, and leaves the list", async ({ page, expectProblem }) => {
  expectProblem(/404/)
  const [course, other] = [await make(page), await make(page)]
  await open(page)
  const headers = await authorization(page)
  for (const { _id } of [course, other]) await page.request.delete(`/api/courses/delete-course/${_id}`, { headers })
  await page.getByRole("switch", { name: `Registration open: ${course.title}` }).click()
  await expect(page.getByText("Course not found")).toBeVisible()
  await expect(rowOf(page, course)).toHaveCount(0)
  await page.goto(`/dashboard/manage-courses?edit=${other._id}`)
  const dialog = page.getByRole("dialog")
  await expect(dialog).toContainText("It is not there any more.")
  await dialog.getByRole("button", { name: "Back to the list" }).click()
  await expect(dialog).toBeHidden()
})

test.describe("the order", () => {
  test.describe.configure({ mode: "serial" })

  test("Move up and Move down change the order at once, keep the focus and are announced", async ({ page }) => {
    const [first, second, third] = (await makeAtTop(page, 3)) as [Made, Made, Made]
    await open(page)
    const up = page.getByRole("button", { name: `Move up: ${third.title}` })
    await up.press("Enter")
    await expect.poll(() => order(page)).toEqual([first.title, third.title, second.title])
    await up.press("Enter")
    await expect.poll(() => order(page)).toEqual([third.title, first.title, second.title])
    await expect(page.getByRole("status").filter({ hasText: `${third.title} is now at place` })).toHaveCount(1)
    await expect(up).toBeFocused()
    const stored = async () => {
      const { data } = await (await page.request.get("/api/courses/get-courses")).json()
      return (data as Made[]).map(({ title }) => title).filter((title) => made.some((each) => each.title === title))
    }
    await expect.poll(stored).toEqual([third.title, first.title, second.title])
  })

  test("a course is dragged by its handle, Escape leaves it, and a failed move goes back", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/ERR_FAILED/)
    const [first, second] = (await makeAtTop(page, 2)) as [Made, Made]
    await open(page)
    await drag(page, second, first)
    await page.keyboard.press("Escape")
    await page.mouse.up()
    expect(await order(page)).toEqual([first.title, second.title])
    await page.route("**/move-course/**", (route) => route.abort())
    await drag(page, second, first)
    await page.mouse.up()
    await expect(page.getByText("Failed to move the course")).toBeVisible()
    await expect.poll(() => order(page)).toEqual([first.title, second.title])
    await page.unroute("**/move-course/**")
    // The toast stands over the lower left of the list.
    await page.getByRole("button", { name: "Close" }).click()
    await drag(page, second, first)
    await page.mouse.up()
    await expect.poll(() => order(page)).toEqual([second.title, first.title])
  })

  test("after several quick moves the list is asked for once", async ({ page }) => {
    const [first, second, third] = (await makeAtTop(page, 3)) as [Made, Made, Made]
    await open(page)
    const { promise: release, resolve } = Promise.withResolvers<void>()
    const calls: string[] = []
    await page.route("**/move-course/**", async (route) => {
      await release
      await route.continue()
    })
    page.on("response", (answer) => {
      const call = /move-course|get-courses/.exec(answer.url())?.[0]
      if (call) calls.push(call)
    })
    const up = page.getByRole("button", { name: `Move up: ${third.title}` })
    await up.press("Enter")
    await up.press("Enter")
    await page.getByRole("button", { name: `Move down: ${third.title}` }).press("Enter")
    await expect.poll(() => order(page)).toEqual([first.title, third.title, second.title])
    resolve()
    await expect.poll(() => calls.at(-1)).toBe("get-courses")
    expect(calls).toEqual(["move-course", "move-course", "move-course", "get-courses"])
  })

  test("when a move fails, those that wait behind it are not sent", async ({ page, expectProblem }) => {
    expectProblem(/ERR_FAILED/)
    const [first, second, third] = (await makeAtTop(page, 3)) as [Made, Made, Made]
    await open(page)
    const { promise: seen, resolve: answer } = Promise.withResolvers<void>()
    let asked = 0
    await page.route("**/move-course/**", async (route) => {
      asked += 1
      await seen
      await route.abort()
    })
    const up = page.getByRole("button", { name: `Move up: ${third.title}` })
    await up.press("Enter")
    await up.press("Enter")
    await expect.poll(() => order(page)).toEqual([third.title, first.title, second.title])
    const anew = page.waitForResponse("**/get-courses*")
    answer()
    await expect(page.getByText("Failed to move the course")).toBeVisible()
    await anew
    await expect.poll(() => order(page)).toEqual([first.title, second.title, third.title])
    expect(asked).toBe(1)
  })
})

test("the search stands in the address, and order is not changed among what it found", async ({ page }) => {
  const course = await make(page, { category: unique("Rare") })
  await open(page)
  const search = page.getByRole("searchbox", { name: "Search courses" })
  await search.fill(`${course.title.toUpperCase()} rafid`)
  await expect(page).toHaveURL(/search=COURSE/)
  await expect(page.getByRole("heading", { name: "Courses (1)" })).toBeVisible()
  await expect(page.getByRole("button", { name: /^Move/ })).toHaveCount(0)
  await expect(page.getByText("Clear the search to change the order.")).toBeVisible()
  await search.fill("nobody teaches this")
  await expect(page.getByText("No courses found...")).toBeVisible()
  await page.getByRole("button", { name: "Clear search" }).click()
  await expect(page.getByRole("button", { name: `Move up: ${course.title}` })).toBeVisible()
})

test("the list is exported, and says when it cannot be loaded", async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED/)
  const { title } = await make(page)
  await page.route("**/courses/get-courses", (route) => route.abort())
  await page.goto("/dashboard/manage-courses")
  await expect(page.getByText("This list could not be loaded")).toBeVisible()
  await page.unroute("**/courses/get-courses")
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByRole("table")).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export (CSV)" }).click(),
  ])
  const stream = await download.createReadStream()
  let text = ""
  for await (const piece of stream) text += piece
  expect(text).toContain(title)
})

test("in Bengali on a phone everything fits, speaks Bengali and is accessible", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const title = `${unique("x".repeat(150))}`.slice(0, 200)
  const course = await make(page, { title, category: "ক".repeat(200), instructorName: "y".repeat(200) })
  await page.goto(`/dashboard/manage-courses?search=${title}`)
  await page.getByRole("link", { name: "বাংলা" }).click()
  await expect(page.getByRole("heading", { name: /^কোর্স \([০-৯]+\)$/ })).toBeVisible()
  const tooWide = () =>
    page.getByRole("main", { includeHidden: true }).evaluate((main) => main.scrollWidth - main.clientWidth)
  expect(await tooWide()).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await page.getByRole("button", { name: `সম্পাদনা ${course.title}` }).click()
  await expect(page.getByRole("dialog").getByLabel("শিরোনাম", { exact: true })).toHaveValue(title)
  expect(await tooWide()).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})
