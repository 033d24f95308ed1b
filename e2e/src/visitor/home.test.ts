import type { Page } from "@playwright/test"
import { expect, test } from "../journey.ts"
import { waitForSecondImage } from "./home-page.ts"

const slideshow = (page: Page) => page.getByRole("region", { name: "What learning with us looks like" })
const position = (page: Page, number: number) => slideshow(page).getByText(`${number} / 7`, { exact: true })

test.describe("the slideshow", () => {
  const noon = new Date("2026-11-22T12:00:00+06:00")
  const later = new Date("2026-11-22T12:30:00+06:00")

  /** Hovers the slideshow, which pauses it until the test controls the clock. */
  async function open(page: Page) {
    await page.clock.install({ time: noon })
    await page.goto("/en/")
    await slideshow(page).hover()
    await waitForSecondImage(page)
    await page.clock.pauseAt(later)
    await expect(position(page, 1)).toBeVisible()
  }
  const moveAway = (page: Page) => page.mouse.move(4, 400)

  test("fetches one image ahead, and goes on by itself, also after a press with the mouse", async ({ page }) => {
    const requested = new Set<string>()
    page.on("request", (request) => requested.add(request.url().replace(/.*\//, "")))
    await open(page)
    expect([...requested].filter((name) => name.startsWith("hero")).sort()).toEqual(["hero-1.svg", "hero-2.svg"])
    await moveAway(page)
    await page.clock.runFor(7_000)
    await expect(position(page, 2)).toBeVisible()
    await expect(page.getByRole("img", { name: /On a veranda above the river/ })).toBeVisible()
    await expect(page.getByRole("img", { name: /before a shield woven of jamdani/ })).toBeHidden()
    await expect.poll(() => requested.has("hero-3.svg")).toBe(true)
    await slideshow(page).getByRole("button", { name: "Next picture" }).click()
    await expect(position(page, 3)).toBeVisible()
    await moveAway(page)
    await page.clock.runFor(7_000)
    await expect(position(page, 4)).toBeVisible()
  })

  test("has no pause button and stands still for users who prefer reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await open(page)
    await moveAway(page)
    await page.clock.runFor(20_000)
    await expect(position(page, 1)).toBeVisible()
    await expect(slideshow(page).getByRole("button", { name: "Pause" })).toBeHidden()
  })
})

test("buttons and arrow keys scroll the reviews on the home page, around both ends", async ({ page }) => {
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

test("each number is on one line within its column, at all widths", async ({ page }) => {
  await page.goto("/bn/")
  const numbers = page.getByRole("region", { name: "সংখ্যায় প্রহরী".normalize("NFC") }).getByRole("definition")
  await expect(numbers).toHaveCount(4)
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const broken = await numbers.evaluateAll((all) =>
      all
        .filter((number) => {
          const range = document.createRange()
          range.selectNodeContents(number)
          return range.getClientRects().length > 1 || number.scrollWidth > number.clientWidth
        })
        .map(({ textContent }) => textContent),
    )
    expect(broken, `${width} pixels`).toEqual([])
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the home page can be read and used", async ({ page, expectProblem }) => {
    // The browser reports the preloaded scripts that it did not run.
    expectProblem(/\.js csp$/)
    await page.goto("/en/")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Learn cyber security in Bengali")
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
