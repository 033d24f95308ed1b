import type { Page } from "@playwright/test"
import { test } from "../factories.ts"
import { expectNoHorizontalOverflow } from "../fits-on-phone.ts"
import { anImageUrl, expect, unique } from "../journey.ts"

const cards = (page: Page) => page.getByRole("main").getByRole("article")

async function expectFreeTab(page: Page) {
  await expect(page.getByRole("link", { name: "free courses" })).toHaveAttribute("aria-current", "page")
  await expect(cards(page).filter({ hasText: "Digital safety for everyone" })).toContainText("FREE")
  await expect(cards(page).filter({ hasText: "Ethical Hacking Professional" })).toHaveCount(0)
}

test("a visitor filters courses by mouse and keyboard, goes back, and opens a course without a page load", async ({
  page,
}) => {
  await page.goto("/courses")
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole("link", { name: "free courses" }).click()
  await expect(page).toHaveURL("/courses?tab=free")
  await expectFreeTab(page)
  await page.goBack()
  await page.getByRole("link", { name: "free courses" }).focus()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Beginner", exact: true })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/courses?level=Beginner")
  await expect(page.getByRole("link", { name: "Beginner", exact: true })).toBeFocused()
  await expect(cards(page).filter({ hasText: "Ethical Hacking Professional" })).toHaveCount(0)
  await page.getByRole("link", { name: "Details Digital safety for everyone" }).click()
  await expect(page).toHaveURL("/courses/digital-safety")
  await expect(page.getByRole("heading", { level: 1, name: "Digital safety for everyone" })).toBeVisible()
  expect(await page.evaluate(() => "stayed" in window)).toBe(true)
})

test("a week opens by keyboard, and in print all weeks are open and the button is hidden", async ({ page }) => {
  await page.goto("/courses/ehp")
  await expect(page.getByText("Building your own lab")).toBeVisible()
  const second = page.getByText("DNS and subdomains")
  await expect(second).toBeHidden()
  await page.locator("section:has(#curriculum) summary").nth(1).focus()
  await page.keyboard.press("Enter")
  await expect(second).toBeVisible()
  await page.emulateMedia({ media: "print" })
  await expect(page.getByText("The 24-hour final exam")).toBeVisible()
  await expect(page.getByText("৳ 14,400").filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole("link", { name: "Register now" })).toBeHidden()
})

test("on a phone the button stays visible and covers no focused element", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto("/courses/ehp")
  const button = page.getByRole("link", { name: "Register now" })
  await expect(button).toBeInViewport({ ratio: 1 })
  expect((await page.locator(".enrol-bar").boundingBox())?.height).toBe(64)
  for (const week of await page.getByRole("main").locator("summary").all()) {
    await week.focus()
    const edge = (await button.boundingBox())?.y ?? 0
    const box = await week.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(edge)
  }
  const last = page.getByRole("contentinfo").getByRole("link").last()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  expect((await button.boundingBox())?.y).toBeLessThan((await last.boundingBox())?.y ?? 0)
})

test("on a low or zoomed screen title, level and price come first, and the button scrolls away with them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await page.goto("/en/courses/ehp")
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText("Intermediate").first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByText("৳ 14,400").filter({ visible: true }).first()).toBeInViewport({ ratio: 1 })
  const button = page.getByRole("link", { name: "Register now" })
  await button.scrollIntoViewIfNeeded()
  await expect(page.getByText("Filling in the form costs nothing").filter({ visible: true })).toBeInViewport({
    ratio: 1,
  })
  await page.getByRole("heading", { name: "What you need" }).scrollIntoViewIfNeeded()
  await expect(button).not.toBeInViewport()
})

async function expectClosed(page: Page) {
  const title = page.getByRole("heading", { name: "Registration is closed until the next batch" })
  await expect(title).toBeHidden()
  await page.getByRole("button", { name: "Registration closed" }).press("Enter")
  await expect(title).toBeVisible()
  await expect(page.getByRole("link", { name: "Emergency contact" })).toBeVisible()
  return title
}

test("Escape closes the dialog about closed registration, and the focus returns to its button", async ({ page }) => {
  await page.goto("/courses/digital-forensics")
  const title = await expectClosed(page)
  await page.keyboard.press("Escape")
  await expect(title).toBeHidden()
  await expect(page.getByRole("button", { name: "Registration closed" })).toBeFocused()
})

test("with text of twice the size a dialog's title breaks between words only, on a phone too", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const language of ["en", "bn"]) {
    await page.goto(`/${language}/courses/digital-forensics`)
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
    await page.locator("[popovertarget=registration-closed]").first().click()
    const title = page.getByRole("dialog").getByRole("heading", { level: 2 })
    await expect(title).toBeVisible()
    expect(await title.evaluate(brokenWords), language).toEqual([])
  }
})

/** The words of an element that take more than one line. */
function brokenWords(element: HTMLElement): string[] {
  const [text, range] = [element.firstChild as Text, document.createRange()]
  return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : []
  })
}

test("a missing image is replaced by the lattice", async ({ page, expectProblem }) => {
  expectProblem(/404/)
  await page.route("**/demo/course-ehp.svg", (route) => route.fulfill({ status: 404, body: "" }))
  await page.goto("/courses/ehp")
  const thumbnail = page.getByRole("main").locator("img").first()
  await expect(thumbnail).toHaveAttribute("src", "/site/no-picture.svg")
  await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test("a course with very long words fits a screen of 320 pixels", async ({ page, factories }) => {
  const route = unique("long")
  const { _id } = await factories.send("POST", "courses/register", {
    route,
    title: "শ্রীক্ষেত্র".repeat(18),
    description: `first<BR/>second<br />${"w".repeat(500)}`,
    instructorEmail: "teacher@example.com",
    instructorName: "W".repeat(200),
    instructorBio: "x".repeat(500),
    level: "advanced",
    thumbnail: new URL("/demo/course-linux.svg", anImageUrl).href,
    category: "y".repeat(200),
    price: 10_000_000,
    discount: 0,
    registrationLink: "https://example.com/",
    curriculum: `SELECT @@version<br>${"z".repeat(300)}`,
  })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ["/courses", `/courses/${route}`]) {
    await page.goto(path)
    await expectNoHorizontalOverflow(page)
  }
  await factories.send("DELETE", `courses/delete-course/${_id}`)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("tabs, levels, weeks and the dialog about closed registration work", async ({ page, expectProblem }) => {
    // The browser reports the preloaded scripts that it did not run.
    expectProblem(/\.js csp$/)
    await page.goto("/courses")
    await page.getByRole("link", { name: "Intermediate", exact: true }).click()
    await expect(page).toHaveURL("/courses?level=Intermediate")
    await expect(cards(page).filter({ hasText: "Security Operations Analyst" })).toHaveCount(0)
    await page.getByRole("link", { name: "free courses" }).click()
    await expectFreeTab(page)
    await page.goto("/courses/digital-forensics")
    await page.getByRole("main").locator("summary", { hasText: "Week 4" }).click()
    await expect(page.getByRole("listitem").filter({ hasText: "Memory forensics" })).toBeVisible()
    const title = await expectClosed(page)
    await page.getByRole("button", { name: "Close", exact: true }).click()
    await expect(title).toBeHidden()
  })
})
