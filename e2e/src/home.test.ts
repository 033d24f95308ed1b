import type { Page } from "@playwright/test"
import { comeToRest } from "./home-page.ts"
import { expect, test } from "./journey.ts"

const slideshow = (page: Page) => page.getByRole("region", { name: "What learning with us looks like" })
const position = (page: Page, number: number) => slideshow(page).getByText(`${number} / 7`, { exact: true })

test.describe("the slideshow", () => {
  const noon = new Date("2026-11-22T12:00:00+06:00")
  const later = new Date("2026-11-22T12:30:00+06:00")

  /** Looked at closely, so that it stands still until the clock is ours. */
  async function open(page: Page) {
    await page.clock.install({ time: noon })
    await page.goto("/en/")
    await slideshow(page).hover()
    await comeToRest(page)
    await page.clock.pauseAt(later)
    await expect(position(page, 1)).toBeVisible()
  }
  const lookAway = (page: Page) => page.mouse.move(4, 400)

  test("shows the next picture after 7 seconds, and the first one after the last", async ({ page }) => {
    await open(page)
    await lookAway(page)
    await page.clock.runFor(6_900)
    await expect(position(page, 1)).toBeVisible()
    await page.clock.runFor(200)
    await expect(position(page, 2)).toBeVisible()
    await expect(page.getByRole("img", { name: /On a veranda above the river/ })).toBeVisible()
    await expect(page.getByRole("img", { name: /before a shield woven of jamdani/ })).toBeHidden()
    for (const number of [3, 4, 5, 6, 7, 1]) {
      await page.clock.runFor(7_000)
      await expect(position(page, number)).toBeVisible()
    }
  })

  test("waits for the pointer, for the keyboard's focus and for a hidden tab", async ({ page }) => {
    await open(page)
    await page.clock.runFor(20_000)
    await expect(position(page, 1)).toBeVisible()

    await lookAway(page)
    await page.getByRole("link", { name: "Verify a certificate" }).focus()
    await page.keyboard.press("Tab")
    await expect(page.getByRole("button", { name: "Previous picture" })).toBeFocused()
    await page.clock.runFor(20_000)
    await expect(position(page, 1)).toBeVisible()

    await page.keyboard.press("Shift+Tab")
    await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true }))
    await page.clock.runFor(20_000)
    await expect(position(page, 1)).toBeVisible()
  })

  test("is paused and played by a button", async ({ page }) => {
    await open(page)
    await slideshow(page).getByRole("button", { name: "Pause" }).click()
    await lookAway(page)
    await page.clock.runFor(20_000)
    await expect(position(page, 1)).toBeVisible()
    await slideshow(page).getByRole("button", { name: "Play" }).click()
    await lookAway(page)
    await page.clock.runFor(7_000)
    await expect(position(page, 2)).toBeVisible()
  })

  test("goes back and forth by its buttons, and fetches pictures one ahead", async ({ page }) => {
    const asked = new Set<string>()
    page.on("request", (request) => asked.add(request.url().replace(/.*\//, "")))
    await open(page)
    expect([...asked].filter((name) => name.startsWith("hero")).sort()).toEqual(["hero-1.svg", "hero-2.svg"])
    await slideshow(page).getByRole("button", { name: "Next picture" }).click()
    await expect(position(page, 2)).toBeVisible()
    await expect.poll(() => asked.has("hero-3.svg")).toBe(true)
    await slideshow(page).getByRole("button", { name: "Previous picture" }).click()
    await slideshow(page).getByRole("button", { name: "Previous picture" }).click()
    await expect(position(page, 7)).toBeVisible()
    await expect(page.getByRole("img", { name: /Femina community/ })).toBeVisible()
  })

  test("does not move by itself where people asked for stillness", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await open(page)
    await lookAway(page)
    await page.clock.runFor(20_000)
    await expect(position(page, 1)).toBeVisible()
    await expect(slideshow(page).getByRole("button", { name: "Pause" })).toBeHidden()
    await slideshow(page).getByRole("button", { name: "Next picture" }).click()
    await expect(position(page, 2)).toBeVisible()
  })
})

test.describe("the home page", () => {
  test("leads on from each of its parts", async ({ page }) => {
    await page.goto("/en/")
    const ways: [section: string, link: string | RegExp, address: string][] = [
      ["Registration and contact", "Registration for the new batch is open", "/en/courses"],
      ["Registration and contact", "+880 9600 000 014", "tel:+8809600000014"],
      ["Registration and contact", "hello@prohori.example", "mailto:hello@prohori.example"],
      ["Courses", "All courses", "/en/courses"],
      ["Courses", "Details Ethical Hacking Professional", "/en/courses/ehp"],
      ["Ambassadors on every campus", "See all institutions", "/en/cyber-defenders"],
      [
        "Ambassadors on every campus",
        /^Register from a university/,
        "https://forms.example/prohori-university-ambassador",
      ],
      ["Ambassadors on every campus", /^Register from a college/, "https://forms.example/prohori-college-ambassador"],
      ["Ambassadors on every campus", "Get to know Femina", "/en/femina"],
      ["For organisations", "Details Professional Services", "/en/our-services/professional-services"],
      [
        "For organisations",
        "Details Security Auditing & Consultation",
        "/en/our-services/security-auditing-&-consultation",
      ],
      ["For organisations", /^Book an Appointment/, "https://chat.example/prohori"],
      ["For organisations", "All services", "/en/our-services"],
      ["In our students' words", "All reviews", "/en/reviews"],
    ]
    for (const [section, link, address] of ways) {
      const region = page.getByRole("region", { name: section, exact: true })
      await expect(region.getByRole("link", { name: link, exact: true })).toHaveAttribute("href", address)
    }
    await page.getByRole("link", { name: "See the courses" }).click()
    await expect(page).toHaveURL("/en/courses")
  })

  test("names five universities and five colleges, none twice, nine partners and four accreditations", async ({
    page,
  }) => {
    await page.goto("/en/")
    for (const title of ["Universities", "Colleges"]) {
      const card = page.getByRole("heading", { name: title, exact: true }).locator("..")
      const names = await card.getByRole("listitem").allInnerTexts()
      expect(names).toHaveLength(5)
      expect(new Set(names.map((name) => name.toLowerCase().trim())).size).toBe(5)
    }
    await expect(page.getByRole("region", { name: "Our partners" }).getByRole("listitem")).toHaveCount(9)
    await expect(page.getByRole("region", { name: "Accreditation" }).getByRole("listitem")).toHaveCount(4)
  })

  test("checks a certificate from its own field", async ({ page }) => {
    await page.goto("/en/")
    await page.getByLabel("Certification Number").fill("PRH-0001-0001")
    await page.getByLabel("Certification Number").press("Enter")
    await expect(page).toHaveURL("/en/verify-certificate?no=PRH-0001-0001")
    await expect(page.getByText("The credentials which you have entered is valid.")).toBeVisible()
  })

  test("loads the film only when it is to be played", async ({ page }) => {
    const films: string[] = []
    page.on("request", (request) => /\.(mp4|vtt)$/.test(request.url()) && films.push(request.url()))
    await page.goto("/en/")
    await comeToRest(page)
    const link = page.getByRole("link", { name: "Play the film" })
    await link.focus()
    expect(films).toEqual([])
    const answer = page.waitForResponse(/film-en\.mp4/)
    await page.keyboard.press("Enter")
    expect((await answer).headers()["content-type"]).toBe("video/mp4")
    await expect(page.locator("video")).toBeFocused()
    await expect(page.locator("video track")).toHaveAttribute("src", "/site/film-en.vtt")
    await expect(page).toHaveURL("/en/")
  })

  test("turns the reviews by buttons and arrow keys", async ({ page }) => {
    await page.goto("/en/")
    const row = page.getByRole("region", { name: "Reviews", exact: true })
    const next = page.getByRole("button", { name: "Next", exact: true })
    const previous = page.getByRole("button", { name: "Previous", exact: true })
    const left = () => row.evaluate(({ scrollLeft }) => Math.round(scrollLeft))
    const end = await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    await next.focus()
    await page.keyboard.press("Enter")
    await expect.poll(left).toBe(Math.min(end, await row.evaluate(({ clientWidth }) => clientWidth + 16)))
    await previous.focus()
    await page.keyboard.press("Enter")
    await expect.poll(left).toBe(0)
    await page.keyboard.press("Enter")
    await expect.poll(left).toBe(end)
    await next.press("Enter")
    await expect.poll(left).toBe(0)
    await row.focus()
    await page.keyboard.press("ArrowRight")
    await expect.poll(left).toBeGreaterThan(0)
  })

  test("stays kind while there is no course and no review", async ({ page }) => {
    await page.goto("/en/verify-certificate")
    await page.route(/get-home-(courses|reviews)$/, (route) =>
      route.fulfill({ json: { success: true, message: "", data: [], count: 0 } }),
    )
    await page.getByRole("banner").getByRole("link", { name: "Prohori" }).click()
    const courses = page.getByRole("region", { name: "Courses", exact: true })
    await expect(courses).toContainText("The next courses are being prepared")
    await expect(courses.getByRole("link", { name: "All courses" })).toHaveAttribute("href", "/en/courses")
    await expect(page.getByRole("heading", { name: "In our students' words" })).toHaveCount(0)
  })

  test("changes all of its words with the language, in place", async ({ page }) => {
    await page.goto("/")
    await expect(position(page, 1)).toBeVisible()
    await page.getByRole("link", { name: "বাংলা" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "বাংলায় শিখুন সাইবার নিরাপত্তা" })).toBeVisible()
    await expect(page.getByText("১ / ৭", { exact: true })).toBeVisible()
    await expect(page.getByRole("link", { name: /^অ্যাপয়েন্টমেন্ট নিন/ })).toBeVisible()
    await expect(page.getByRole("button", { name: "পরের রিভিউ" })).toBeVisible()
    await expect(page.getByText("ধলেশ্বরী বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয়")).toBeVisible()
    await expect(page.getByRole("link", { name: "ভিডিওটি চালান" })).toHaveAttribute("href", "/site/film-bn.mp4")
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the home page can be read and used", async ({ page, expectProblem }) => {
    // How the browser says that it left the scripts alone.
    expectProblem(/\.js csp$/)
    await page.goto("/en/")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cyber security, learned in Bengali")
    await expect(page.getByRole("heading", { name: "Ethical Hacking Professional" })).toBeVisible()
    await expect(page.getByRole("link", { name: "Play the film" })).toHaveAttribute("href", "/site/film-en.mp4")
    await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(0)
    const last = page.getByRole("img", { name: /Femina community/ })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    await page.getByLabel("Certification Number").fill("prh-0001-0001")
    await page.getByRole("button", { name: "Verify", exact: true }).click()
    await expect(page.getByText("The credentials which you have entered is valid.")).toBeVisible()
  })
})
