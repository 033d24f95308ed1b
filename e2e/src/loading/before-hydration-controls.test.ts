import type { Page } from "@playwright/test"
import { openAs, test } from "../factories.ts"
import { animationsOf, expect, expectAccessibleDialog, settle } from "../journey.ts"
import { expectPending, openBeforeHydration, recordThemeChanges, requestsOf } from "./before-hydration.ts"

const theme = (page: Page) => page.locator("html")
const themeSwitch = (page: Page) => page.getByRole("button", { name: "Light or dark theme" })
const languageSwitch = (page: Page) => page.getByRole("banner").getByRole("link", { name: "বাংলা" })

test.describe("the theme switch, in a light system", () => {
  test.use({ colorScheme: "light" })

  test("one click before hydration changes the theme once", { tag: "@slow" }, async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/about-us")
    await themeSwitch(page).click()
    await expectPending(themeSwitch(page))
    expect(await animationsOf(page)).toContain("spin")
    await hydrate()
    await expect(theme(page)).toHaveAttribute("data-theme", "dark")
    await expect(themeSwitch(page)).not.toHaveAttribute("data-pending")
    await settle(page)
    await expect(theme(page)).toHaveAttribute("data-theme", "dark")
  })

  test("three clicks before hydration change the theme three times", async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/about-us")
    for (let press = 0; press < 3; press++) await themeSwitch(page).click()
    const themeChanges = await recordThemeChanges(page)
    await hydrate()
    await settle(page)
    expect(await themeChanges()).toEqual(["dark", "light", "dark"])
  })
})

test.describe("the language switch, clicked before hydration", () => {
  test("changes the language without a page load, and keeps typed text, focus and caret", async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/register")
    const requests = requestsOf(page)
    const name = page.locator("input[name=name]")
    await page.getByLabel("Email").fill("sadia@example.com")
    await page.getByLabel("Password", { exact: true }).fill("half a sentence")
    await languageSwitch(page).click()
    await expectPending(languageSwitch(page))
    await name.pressSequentially("Sada Afrin")
    for (let step = 0; step < 7; step++) await name.press("ArrowLeft")
    await hydrate()
    await expect(page.getByRole("heading", { level: 1, name: "অ্যাকাউন্ট খুলুন" })).toBeVisible()
    await expect(name).toBeFocused()
    await page.keyboard.type("i")
    await expect(name).toHaveValue("Sadia Afrin")
    await expect(page.locator("input[name=email]")).toHaveValue("sadia@example.com")
    await expect(page.locator("input[name=password]")).toHaveValue("half a sentence")
    await settle(page)
    expect(requests.all()).toEqual([])
  })

  test("leads to the other language's URL on pages with the language in the URL", { tag: "@slow" }, async ({
    page,
  }) => {
    const hydrate = await openBeforeHydration(page, "/en/about-us")
    await languageSwitch(page).dblclick()
    await hydrate()
    await expect(page).toHaveURL("/bn/about-us")
    expect((await page.context().cookies()).find(({ name }) => name === "language")?.value).toBe("bn")
  })

  test("opens a new tab with a modifier key, and is not replayed", { tag: "@slow" }, async ({ page, context }) => {
    const hydrate = await openBeforeHydration(page, "/about-us")
    const opened = context.waitForEvent("page")
    await languageSwitch(page).click({ modifiers: ["ControlOrMeta"] })
    await expect(await opened).toHaveURL("/bn/about-us")
    // In a background tab Chromium may render no frames, and waiting for the page would not end.
    await page.bringToFront()
    await hydrate()
    await settle(page)
    await expect(theme(page)).toHaveAttribute("lang", "en")
  })
})

test("Show password, clicked before hydration, shows the password", { tag: "@slow" }, async ({ page }) => {
  const hydrate = await openBeforeHydration(page, "/login")
  const field = page.getByLabel("Password", { exact: true })
  await field.fill("the watch at the gate")
  await page.getByRole("button", { name: "Show password" }).click()
  await expectPending(page.getByRole("button", { name: "Show password" }))
  await hydrate()
  await expect(field).toHaveAttribute("type", "text")
  await expect(field).toHaveValue("the watch at the gate")
})

test("on the home page, clicks on slideshow, carousel and video before hydration each work once after it", async ({
  page,
}) => {
  const hydrate = await openBeforeHydration(page, "/")
  const slideshow = page.getByRole("region", { name: "What learning with us looks like" })
  const nextImage = slideshow.getByRole("button", { name: "Next picture" })
  for (let click = 0; click < 3; click++) await nextImage.click()
  await slideshow.getByRole("button", { name: "Previous picture" }).click()
  await slideshow.getByRole("button", { name: "Pause" }).click()
  await expectPending(nextImage)

  const nextCards = page.getByRole("button", { name: "Next", exact: true }).first()
  const areScrolled = () =>
    page.evaluate(() => [...document.querySelectorAll("section.snap-x")].map(({ scrollLeft }) => scrollLeft > 0))
  expect((await areScrolled()).filter(Boolean)).toEqual([])
  await nextCards.click()
  await expectPending(nextCards)

  const play = page.getByRole("link", { name: /Play/ })
  await play.click()
  await expectPending(play)
  expect(await animationsOf(page)).toContain("navigation-progress")

  await hydrate()
  await expect(slideshow.getByText("3 / 7", { exact: true })).toBeVisible()
  await expect(slideshow.getByRole("button", { name: "Play" })).toBeVisible()
  await expect.poll(async () => (await areScrolled()).filter(Boolean)).toEqual([true])
  await expect(page.locator("video")).toBeVisible()
  // An uncaptured click would have opened the video file.
  await expect(page).toHaveURL("/")
})

test("an image of the gallery, clicked before hydration, opens in its dialog", { tag: "@slow" }, async ({ page }) => {
  const hydrate = await openBeforeHydration(page, "/gallery")
  const tile = page.getByRole("main").getByRole("listitem").getByRole("link").nth(1)
  await tile.click()
  await expectPending(tile)
  await hydrate()
  await expect(page.getByRole("dialog")).toBeVisible()
  await expect(page.getByRole("dialog").getByText(/ 2 \/ \d/)).toBeVisible()
  await expect(page).toHaveURL((await tile.getAttribute("href")) ?? "")
})

test("an achievement, clicked before hydration, opens in its dialog", { tag: "@slow" }, async ({ page }) => {
  const hydrate = await openBeforeHydration(page, "/our-achievements")
  const card = page.getByRole("main").getByRole("listitem").getByRole("link").first()
  const title = (await card.textContent()) ?? ""
  await card.click()
  await expectPending(card)
  await hydrate()
  await expect(page.getByRole("dialog", { name: title })).toBeVisible()
  await expect(page).toHaveURL((await card.getAttribute("href")) ?? "")
})

test.describe("the browser handles without React, once:", () => {
  test("the menu of small screens", { tag: "@slow" }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const hydrate = await openBeforeHydration(page, "/courses")
    const link = page.getByRole("banner").getByRole("link", { name: "Reviews" })
    await page.locator("header summary", { hasText: "Menu" }).click()
    await expect(link).toBeVisible()
    await hydrate()
    await settle(page)
    await expect(link).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(link).toBeHidden()
  })

  test("a link in that menu", { tag: "@slow" }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const hydrate = await openBeforeHydration(page, "/courses")
    const requests = requestsOf(page)
    await page.locator("header summary", { hasText: "Menu" }).click()
    await page.getByRole("banner").getByRole("link", { name: "Reviews" }).click()
    await expect(page).toHaveURL("/reviews")
    await hydrate()
    await settle(page)
    expect(requests.all()).toEqual(["GET /reviews"])
  })

  test("the dialog with the full text of a review", { tag: "@slow" }, async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/reviews")
    const dialog = page.getByRole("dialog")
    await page
      .getByRole("button", { name: /^see more/ })
      .first()
      .click()
    await expect(dialog).toBeVisible()
    await hydrate()
    await settle(page)
    await expect(dialog).toBeVisible()
    await expectAccessibleDialog(page)
    await dialog.getByRole("button", { name: "Close" }).click()
    await expect(dialog).toBeHidden()
  })

  test("opening a week of a course", { tag: "@slow" }, async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/courses/ehp")
    const week = page.locator("main details").nth(1)
    const wasOpen = await week.evaluate((element: HTMLDetailsElement) => element.open)
    await week.locator("summary").click()
    await hydrate()
    await settle(page)
    expect(await week.evaluate((element: HTMLDetailsElement) => element.open)).toBe(!wasOpen)
  })

  test("the tabs and levels of the courses", { tag: "@slow" }, async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/courses")
    await page.getByRole("main").getByRole("link", { name: "Beginner" }).click()
    await expect(page).toHaveURL("/courses?level=Beginner")
    await page
      .getByRole("main")
      .getByRole("link", { name: /^free courses/ })
      .click()
    await expect(page).toHaveURL("/courses?tab=free")
    await hydrate()
    await settle(page)
    await expect(page).toHaveURL("/courses?tab=free")
  })
})

test("the account menu works as soon as it is shown", { tag: "@slow" }, async ({ page, factories }) => {
  await openAs(page, factories.admin, "/dashboard")
  const hydrate = await openBeforeHydration(page, "/about-us")
  await expect(page.getByRole("button", { name: "Your account" })).toHaveCount(0)
  await hydrate()
  await page.getByRole("button", { name: "Your account" }).click()
  await expect(page.getByRole("menuitem", { name: "My Profile" })).toBeVisible()
})
