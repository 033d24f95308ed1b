import type { Page } from "@playwright/test"
import { test } from "./factories.ts"
import { aPicture, expect, expectAccessible, unique } from "./journey.ts"

const cards = (page: Page) => page.getByRole("main").getByRole("article")
const badge = async (page: Page, tab: string) =>
  Number(/\d+/.exec((await page.getByRole("link", { name: tab }).textContent()) ?? "")?.[0])

async function expectFreeTab(page: Page) {
  await expect(page.getByRole("link", { name: "free courses" })).toHaveAttribute("aria-current", "page")
  await expect(cards(page).filter({ hasText: "সবার জন্য ডিজিটাল নিরাপত্তা" })).toContainText("FREE")
  await expect(cards(page).filter({ hasText: "Ethical Hacking Professional" })).toHaveCount(0)
  await expect(cards(page)).toHaveCount(await badge(page, "free courses"))
  for (const level of ["All", "Beginner", "Intermediate", "Advance"]) {
    await expect(page.getByRole("link", { name: level, exact: true })).toBeDisabled()
  }
}

test("tab and level stand in the address, and each card in the right place", async ({ page }) => {
  await page.goto("/courses?tab=free")
  await expectFreeTab(page)
  await expectAccessible(page)
  await page.goto("/courses?level=Advance")
  await expect(cards(page).filter({ hasText: "Advance" })).toHaveCount(await cards(page).count())
  await expect(cards(page).filter({ hasText: "Security Operations Analyst" })).toHaveCount(1)
  await page.goto("/courses?tab=cheap&level=Expert")
  await expect(cards(page)).toHaveCount(await badge(page, "all courses"))
  await expect(page.getByRole("link", { name: "All", exact: true })).toHaveAttribute("aria-current", "true")
})

test("tabs and levels are changed by click and by keyboard, in place, and Back goes back", async ({ page }) => {
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
  await expect(page.getByRole("status").filter({ hasText: "Courses in the list" })).toContainText(
    String(await cards(page).count()),
  )
  await page.getByRole("link", { name: "Details সবার জন্য ডিজিটাল নিরাপত্তা" }).click()
  await expect(page).toHaveURL("/courses/digital-safety")
  await expect(page.getByRole("heading", { level: 1, name: "সবার জন্য ডিজিটাল নিরাপত্তা" })).toBeVisible()
  expect(await page.evaluate(() => "stayed" in window)).toBe(true)
})

test("a price says what it is, what it was, and what is off", async ({ page }) => {
  await page.goto("/en/courses")
  const card = cards(page).filter({ hasText: "Ethical Hacking Professional" })
  await expect(card).toContainText("20% off")
  await expect(card).toContainText("Price: ৳14,400, Old price: ৳18,000")
  await page.goto("/bn/courses")
  await expect(card).toContainText("২০% ছাড়")
  await expect(card).toContainText("কোর্স ফি: ৳১৪,৪০০, আগের ফি: ৳১৮,০০০")
})

test("a free course says FREE once, and the percent beside the old price", async ({ page }) => {
  await page.goto("/en/courses?tab=free")
  const card = cards(page).filter({ hasText: "সবার জন্য ডিজিটাল নিরাপত্তা" })
  await expect(card).toContainText(/Price: FREE, Old price: ৳[\d,]+ 100% off/)
  await expect(card.getByText("100% off")).toHaveCount(1)
})

test("weeks that are open stay open in the other language", async ({ page }) => {
  await page.goto("/courses/ehp")
  const weeks = page.locator("section:has(#curriculum) details")
  await weeks.nth(0).locator("summary").click()
  await weeks.nth(2).locator("summary").click()
  await page.getByRole("link", { name: "বাংলা" }).click()
  await expect(weeks.locator("summary").nth(2)).toHaveText("সপ্তাহ ৩")
  expect(await weeks.evaluateAll((all) => all.map((week) => (week as HTMLDetailsElement).open))).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => number === 3),
  )
})

test("a course shows its weeks, the first one open, and leads to its registration", async ({ page }) => {
  await page.goto("/courses/ehp")
  await expect(page.getByText("নিজের ল্যাব তৈরি")).toBeVisible()
  const second = page.getByText("DNS ও সাবডোমেইন")
  await expect(second).toBeHidden()
  const weeks = page.locator("section:has(#curriculum) summary")
  await weeks.nth(1).focus()
  await page.keyboard.press("Enter")
  await expect(second).toBeVisible()
  await expect(weeks).toHaveText(["1", "2", "3", "4", "5", "6", "7", "8"].map((number) => `Week ${number}`))
  const register = page.getByRole("link", { name: "Register now (opens in a new tab)" })
  await expect(register).toHaveAttribute("href", "https://example.com/register/ehp")
  await expect(register).toHaveAttribute("target", "_blank")
  await expect(register).toHaveAttribute("rel", /noopener/)
  await expectAccessible(page)

  await page.emulateMedia({ media: "print" })
  await expect(page.getByText("২৪ ঘণ্টার চূড়ান্ত পরীক্ষা")).toBeVisible()
  await expect(page.getByText("৳14,400").filter({ visible: true })).toHaveCount(1)
  await expect(register).toBeHidden()
})

test("on a phone the one button stays in sight and covers nothing that has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto("/courses/ehp")
  const button = page.getByRole("link", { name: "Register now" })
  await expect(button).toBeInViewport({ ratio: 1 })
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

test("a search engine reads the course, its price and the way to it", async ({ page }) => {
  await page.goto("/en/courses/ehp")
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [course, path] = data.map((text) => JSON.parse(text))
  expect(course).toMatchObject({ "@type": "Course", name: "Ethical Hacking Professional" })
  expect(course.offers).toMatchObject({ price: 14_400, priceCurrency: "BDT" })
  expect(course.url).toMatch(/^http:.*\/en\/courses\/ehp$/)
  expect(path).toMatchObject({ "@type": "BreadcrumbList" })
  expect(path.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    "Home",
    "Courses",
    "Ethical Hacking Professional",
  ])
})

async function expectClosed(page: Page) {
  const title = page.getByRole("heading", { name: "Registration is closed until the next batch" })
  await expect(title).toBeHidden()
  await page.getByRole("button", { name: "Registration closed" }).press("Enter")
  await expect(title).toBeVisible()
  await expect(page.getByRole("link", { name: "Emergency contact" })).toHaveAttribute("href", /^https:/)
  return title
}

test("a course whose registration is closed says so in a dialog, with a contact for emergencies", async ({ page }) => {
  await page.goto("/courses/digital-forensics")
  const title = await expectClosed(page)
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(title).toBeHidden()
  const button = page.getByRole("button", { name: "Registration closed" })
  await expect(button).toBeFocused()
  await button.click()
  await page.getByRole("button", { name: "Close", exact: true }).click()
  await expect(title).toBeHidden()
})

test("an unknown course is the page that was not found", async ({ page, expectProblem }) => {
  expectProblem(/404/)
  const answer = await page.goto("/courses/no-such-course")
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole("heading", { name: "Oops..! Page Not Found" })).toBeVisible()
})

test("a picture that is not there is the lattice", async ({ page, expectProblem }) => {
  expectProblem(/404/)
  await page.route("**/demo/course-ehp.svg", (route) => route.fulfill({ status: 404, body: "" }))
  for (const path of ["/courses", "/courses/ehp"]) {
    await page.goto(path)
    const picture = page.getByRole("main").locator("img").first()
    await expect(picture).toHaveAttribute("src", "/site/no-picture.svg")
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
})

test("a course with endless words and without weeks is whole at 320 pixels", async ({ page, factories }) => {
  const route = unique("long")
  const { _id } = await factories.send("POST", "courses/register", {
    route,
    title: "শ্রীক্ষেত্র".repeat(18),
    description: `first<BR/>second<br />${"w".repeat(500)}`,
    instructorEmail: "teacher@example.com",
    instructorName: "W".repeat(200),
    instructorBio: "x".repeat(500),
    level: "advanced",
    thumbnail: new URL("/demo/course-linux.svg", aPicture).href,
    category: "y".repeat(200),
    price: 10_000_000,
    discount: 0,
    registrationLink: "https://example.com/",
    curriculum: `SELECT @@version<br>${"z".repeat(300)}`,
  })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ["/courses", `/courses/${route}`]) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await expect(page.getByText("second", { exact: true })).toBeVisible()
  await expect(page.getByRole("heading", { name: "What you will learn" })).toBeVisible()
  await expect(page.getByText("SELECT @@version", { exact: true })).toBeVisible()
  await expect(page.getByText("Week 1")).toHaveCount(0)
  await factories.send("DELETE", `courses/delete-course/${_id}`)
})

test("when the courses cannot be read, the page says so and tries again", async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED|Failed to load resource|503/)
  await page.goto("/to-knows")
  await page.route("**/api/courses/**", (route) => route.abort())
  await page.getByRole("link", { name: "See the free courses" }).click()
  const again = page.getByRole("link", { name: "Try again" })
  await expect(again).toBeVisible()
  await expect(page.getByRole("banner")).toBeVisible()
  await page.unroute("**/api/courses/**")
  await again.click()
  await expectFreeTab(page)
})

test("playlists lead out of the site, in a new tab", async ({ page }) => {
  await page.goto("/to-knows")
  const link = page.getByRole("link", { name: "Linux কমান্ড লাইনে প্রথম পা (opens in a new tab)" })
  await expect(link).toHaveAttribute("href", /^https:\/\/example\.com\//)
  await expect(link).toHaveAttribute("target", "_blank")
  await expect(cards(page)).toHaveCount(await page.getByRole("main").getByRole("link", { name: "new tab" }).count())
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("tabs, levels, weeks and the closed registration work all the same", async ({ page, expectProblem }) => {
    // How the browser says that it left the scripts alone.
    expectProblem(/\.js csp$/)
    await page.goto("/courses")
    await page.getByRole("link", { name: "Intermediate", exact: true }).click()
    await expect(page).toHaveURL("/courses?level=Intermediate")
    await expect(cards(page).filter({ hasText: "Security Operations Analyst" })).toHaveCount(0)
    await page.getByRole("link", { name: "free courses" }).click()
    await expectFreeTab(page)
    await page.goto("/courses/digital-forensics")
    await page.getByRole("main").locator("summary", { hasText: "Week 4" }).click()
    await expect(page.getByText("মেমোরি ফরেনসিক")).toBeVisible()
    const title = await expectClosed(page)
    await page.getByRole("button", { name: "Close", exact: true }).click()
    await expect(title).toBeHidden()
  })
})
