import type { Page } from "@playwright/test"
import { openAs, test } from "./factories.ts"
import { authorization, expect, expectAccessible, unique } from "./journey.ts"
import { records } from "./registry.ts"

const withPictures = records.filter(({ images }) => Object.values(images ?? {}).some((image) => image !== null))

/** The first screen as it is, but for this. */
async function withOverview(page: Page, change: object) {
  const answer = await page.request.get("/api/overview/get-overview", { headers: await authorization(page) })
  const { data, ...envelope } = await answer.json()
  const json = { ...envelope, data: { ...data, ...change } }
  await page.route("**/api/overview/get-overview", (route) => route.fulfill({ json }))
}

async function withoutPictures(page: Page) {
  for (const { list } of withPictures) {
    await page.route(`**/api${list.path}`, (route) =>
      route.fulfill({ json: { success: true, message: "", data: [], count: 0 } }),
    )
  }
}

const health = {
  fault: "none",
  storage: { freeBytes: 31_440_000_000, totalBytes: 53_700_000_000, isLow: false },
  checkedAt: "2026-11-21T06:30:00.000Z",
}
const calm = {
  closedOnHome: [],
  unverifiedUsers: 0,
  anomalies: [],
  demo: { count: 0, edited: 0, validCertificate: "" },
  health,
  failedMails: { count: 0, retryable: 0, latest: [] },
}

const failedMails = {
  count: 7,
  retryable: 6,
  latest: [
    {
      _id: "01980000-0000-7000-8000-000000000001",
      recipient: "nusrat.mim@example.com",
      subject: "Verify your email",
      lastError: "550 5.1.1 User unknown",
      createdAt: "2026-11-15T10:00:00.000Z",
      canRetry: true,
    },
  ],
}

test("a course on the home page that nobody can register for is named, and one press away", async ({
  page,
  factories,
}) => {
  await openAs(page, factories.admin, "/dashboard")
  const headers = await authorization(page)
  const { data } = await (await page.request.get("/api/courses/get-courses")).json()
  const { _id, index, isHomeShow, isShow, updatedAt, ...course } = data[0]
  const title = unique("Closed course")
  const body = { ...course, title, route: title.toLowerCase().replaceAll(" ", "-") }
  const made = await page.request.post("/api/courses/register", { headers, data: body })
  const { _id: id } = (await made.json()).data
  await page.request.patch(`/api/courses/change-home-visibility/${id}`, { headers })
  await page.request.patch(`/api/courses/change-visibility/${id}`, { headers })
  await page.goto("/dashboard")
  await expect(page.getByRole("heading", { name: /^Courses on the home page with registration closed/ })).toBeVisible()
  await page.getByRole("link", { name: title }).click()
  await expect(page).toHaveURL(/manage-courses\?search=Closed/)
  await expect(page.getByRole("switch", { name: `Registration open: ${title}` })).not.toBeChecked()
  expect((await page.request.delete(`/api/courses/delete-course/${id}`, { headers })).status()).toBe(200)
})

test("a picture that does not load is named with its record, one press away from where it is mended", async ({
  page,
  factories,
  baseURL,
  expectProblem,
}) => {
  // What the browser itself says of a picture that is not there.
  expectProblem(/404/)
  await openAs(page, factories.admin, "/dashboard")
  const image = `${baseURL}/demo/lost.png`
  // In this browser alone: every other test that lists it would fail.
  const { data, ...envelope } = await (await page.request.get("/api/galleries/get-galleries")).json()
  const json = { ...envelope, data: [...data, { ...data[0], _id: "lost", title: "Lost", image }] }
  await page.route("**/api/galleries/get-galleries", (route) => route.fulfill({ json }))
  await page.goto("/dashboard")
  await expect(page.getByText(/^checked \d+ of \d+$/)).toBeVisible()
  await page.getByRole("heading", { name: "Pictures that do not load (1)" }).click({ timeout: 20_000 })
  await expect(page.getByText("/demo/lost.png", { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("link", { name: "Gallery: Lost" }).click()
  await expect(page).toHaveURL("/dashboard/manage-galleries")
})

test("pictures that all load are said to, and the answer is kept for the visit", async ({
  page,
  factories,
  baseURL,
}) => {
  await openAs(page, factories.admin, "/dashboard")
  await withoutPictures(page)
  await withOverview(page, calm)
  const updatedAt = "2026-11-21T06:30:00.000Z"
  const rows = ["hero-1", "hero-2"].map((name) => ({
    _id: name,
    title: name,
    image: `${baseURL}/site/${name}.svg`,
    updatedAt,
  }))
  await page.route("**/api/galleries/get-galleries", (route) =>
    route.fulfill({ json: { success: true, message: "", data: rows, count: 2 } }),
  )
  await page.goto("/dashboard")
  // Nobody knows yet whether nothing needs attention.
  await expect(page.getByText("Everything else is in order.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Check again" })).toBeHidden()
  await expect(page.getByText("All pictures of the site load (2).")).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText("Nothing needs your attention now.")).toBeVisible()
  const menu = page.getByRole("navigation", { name: "Dashboard menu" })
  await menu.getByRole("link", { name: "Galleries" }).click()
  await expect(page.getByRole("heading", { name: "Galleries (2)" })).toBeVisible()
  await menu.getByRole("link", { name: "Dashboard", exact: true }).click()
  await expect(page.getByText("All pictures of the site load (2).")).toBeVisible({ timeout: 2000 })
  await page.getByRole("button", { name: "Check again" }).click()
  await expect(page.getByText("All pictures of the site load (2).")).toBeVisible()
})

test("a picture that neither loads nor fails is given up after half a minute", async ({ page, factories, baseURL }) => {
  await openAs(page, factories.admin, "/dashboard")
  await withoutPictures(page)
  const image = `${baseURL}/demo/silent.png`
  const row = { _id: "silent", title: "Silent", image, updatedAt: "2026-11-21T06:30:00.000Z" }
  await page.route("**/api/galleries/get-galleries", (route) =>
    route.fulfill({ json: { success: true, message: "", data: [row], count: 1 } }),
  )
  await page.route(image, () => {})
  await page.clock.install()
  await page.goto("/dashboard")
  await expect(page.getByText("checked 0 of 1")).toBeVisible()
  const asked = page.waitForRequest(image)
  await page.clock.fastForward(3000)
  await asked
  await page.clock.fastForward(29_000)
  await expect(page.getByText("checked 0 of 1")).toBeVisible()
  await page.clock.fastForward(1000)
  await expect(page.getByRole("heading", { name: "Pictures that do not load (1)" })).toBeVisible()
})

test("mails that could not be sent are shown with their reason, sent again, and forgotten when asked", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/500/)
  await openAs(page, factories.admin, "/dashboard")
  await withoutPictures(page)
  await withOverview(page, { ...calm, failedMails })
  await page.goto("/dashboard")
  await expect(page.getByRole("heading", { name: "Mails that could not be sent (7)" })).toBeVisible()
  await expect(page.getByText("To nusrat.mim@example.com · 15 November 2026")).toBeVisible()
  await expect(page.getByText("550 5.1.1 User unknown")).toBeVisible()
  await expect(page.getByText("Not to be sent again, since their links have ended: 1.")).toBeVisible()
  await page.route(
    "**/api/mails/**",
    (route) => route.fulfill({ status: 500, json: { success: false, message: "Out of ink" } }),
    { times: 1 },
  )
  const again = page.getByRole("button", { name: "Try again" })
  await again.click()
  await expect(page.getByText("Failed to send the mails again")).toBeVisible()
  await again.click()
  await expect(page.getByText("The mails are on their way again")).toBeVisible()
  await page.getByRole("button", { name: "Forget them" }).click()
  const question = page.getByRole("alertdialog", { name: "Forget these mails?" })
  await expect(question).toContainText("7")
  await expectAccessible(page)
  await withOverview(page, calm)
  await question.getByRole("button", { name: "Forget them" }).click()
  await expect(page.getByText("The mails are forgotten")).toBeVisible()
  await expect(page.getByText("Nothing needs your attention now.")).toBeVisible()
  await expect(page.getByRole("heading", { name: "What needs attention" })).toBeFocused()
})

test("on a calm day it says so, and the counts lead to their lists and can be read as a table", async ({
  page,
  factories,
}) => {
  await openAs(page, factories.admin, "/dashboard")
  await withoutPictures(page)
  await withOverview(page, calm)
  await page.goto("/dashboard")
  await expect(page.getByText("Nothing needs your attention now.")).toBeVisible()
  await page.getByText("The last 12 weeks as a table").click()
  const table = page.getByRole("table", { name: "New ones of each week" })
  await expect(table.getByRole("columnheader")).toHaveText(["Week from", "Users", "Certificates", "Reviews", "Courses"])
  await expect(table.getByRole("rowheader")).toHaveCount(12)
  // The sample content was all made this week.
  await expect(table.getByRole("row").last().getByRole("cell").nth(1)).toHaveText(/^[1-9]/)
  await expectAccessible(page)
  await page.getByRole("main").getByRole("link", { name: "Certificates" }).click()
  await expect(page).toHaveURL("/dashboard/manage-certificates")
  await page.goBack()
  await page.getByRole("link", { name: "Issue a certificate" }).click()
  await expect(page.getByRole("dialog", { name: "Create New Certificate" })).toBeVisible()
})

test("who is not verified is counted, and the list opens with them alone", async ({ page, factories }) => {
  await openAs(page, factories.admin, "/dashboard")
  await withoutPictures(page)
  await withOverview(page, { ...calm, unverifiedUsers: 3 })
  await page.goto("/dashboard")
  await expect(page.getByRole("heading", { name: "Users who have not verified their email (3)" })).toBeVisible()
  await page.getByRole("link", { name: "See them" }).click()
  await expect(page).toHaveURL("/dashboard/all-users?isVerified=false")
})

test("in Bengali, on the narrowest phone, it fits; and when it fails it can be tried again", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/500/)
  await openAs(page, factories.admin, "/dashboard")
  await page.getByRole("link", { name: "বাংলা" }).click()
  await page.setViewportSize({ width: 360, height: 740 })
  await withoutPictures(page)
  const refuse = { status: 500, json: { success: false, message: "Something went wrong. Please try again" } }
  await page.route("**/api/overview/get-overview", (route) => route.fulfill(refuse))
  await page.goto("/dashboard")
  await expect(page.getByText("সারসংক্ষেপ আনা যায়নি")).toBeVisible()
  await page.unroute("**/api/overview/get-overview")
  await withOverview(page, { ...calm, failedMails, unverifiedUsers: 12345 })
  await page.getByRole("button", { name: "আবার চেষ্টা করুন" }).click()
  await expect(page.getByRole("heading", { name: "যাঁরা ইমেইল নিশ্চিত করেননি (১২,৩৪৫)" })).toBeVisible()
  await expect(page.getByRole("heading", { name: "যেসব মেইল পাঠানো যায়নি (৭)" })).toBeVisible()
  await page.getByText("সারণিতে গত ১২ সপ্তাহ").click()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test("a full disk, a damaged database and little room stand before everything else; a server that is well says how much is free", async ({
  page,
  factories,
}) => {
  await openAs(page, factories.admin, "/dashboard")
  const few = { freeBytes: 98_304, totalBytes: 6_291_456, isLow: true }
  const first = () => page.getByRole("region", { name: "What needs attention" }).getByRole("listitem").first()
  const states = [
    [{ ...health, fault: "storageFull", storage: few }, "The disk is full", "Free disk space: 98.3 KB of 6.3 MB"],
    [{ ...health, fault: "databaseDamaged" }, "The database is damaged", "restored from a backup"],
    [{ ...health, storage: few }, "The disk is almost full", "Free disk space: 98.3 KB of 6.3 MB"],
    [health, "The server is well", "The database was checked on 21 November 2026, 12:30 pm, and is sound."],
  ] as const
  for (const [state, title, text] of states) {
    await withOverview(page, { ...calm, health: state })
    await page.goto("/dashboard")
    await expect(first().getByRole("heading", { name: title })).toBeVisible({ timeout: 15_000 })
    await expect(first()).toContainText(text)
    await expect(page.getByText("Nothing needs your attention now.")).toHaveCount(state === health ? 1 : 0)
    await page.unroute("**/api/overview/get-overview")
  }
  await withOverview(page, { ...calm, health: { ...health, fault: "storageFull", storage: few } })
  await page.goto("/dashboard")
  await expect(first().getByRole("heading", { name: "The disk is full" })).toBeVisible({ timeout: 15_000 })
  await expectAccessible(page)
})
