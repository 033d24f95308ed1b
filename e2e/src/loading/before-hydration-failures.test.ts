import type { Page } from "@playwright/test"
import { expect, expectAccessible, settle, test } from "../journey.ts"
import { entryScript, expectPending, openBeforeHydration, recordThemeChanges, requestsOf } from "./before-hydration.ts"

const password = "the watch at the gate"
const loginButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Login", exact: true })
const notice = (page: Page) => page.getByRole("alert")

async function fillLogin(page: Page) {
  await page.getByLabel("Email").fill("admin@example.com")
  await page.getByLabel("Password", { exact: true }).fill(password)
}

test.describe("when the page's script fails to load", () => {
  const open = async (page: Page, path: string) => {
    await page.route(entryScript, (route) => route.abort())
    await page.goto(path, { waitUntil: "load" })
  }

  test("a login shows a notice instead of waiting, and offers to reload", async ({ page, expectProblem }) => {
    expectProblem(/ERR_FAILED/)
    await open(page, "/login")
    await fillLogin(page)
    await loginButton(page).click()
    await expect(notice(page)).toContainText("This page has not finished loading")
    await expect(loginButton(page)).not.toHaveAttribute("aria-busy")
    await expectAccessible(page)
    expect(page.url()).not.toContain("?")

    await page.unroute(entryScript)
    await page.getByRole("button", { name: "Reload the page" }).click()
    await fillLogin(page)
    await loginButton(page).click()
    await expect(page).toHaveURL("/dashboard")
  })

  test("the notice is in Bengali on a Bengali page", { tag: "@slow" }, async ({ page, expectProblem }) => {
    expectProblem(/ERR_FAILED/)
    await open(page, "/bn/login")
    await page.locator("input[name=email]").press("Enter")
    await expect(notice(page)).toContainText("পাতাটি এখনো পুরোপুরি লোড হয়নি")
    await expect(page.getByRole("button", { name: "আবার লোড করুন" })).toBeVisible()
  })

  test("the certificate form and links work without the script", { tag: "@slow" }, async ({ page, expectProblem }) => {
    expectProblem(/ERR_FAILED/)
    await open(page, "/verify-certificate")
    await page.getByLabel("Certification Number").fill("PRH-0001-0001")
    await page.getByRole("button", { name: "Submit" }).click()
    await expect(page.getByText("The credentials which you have entered is valid.")).toBeVisible()
    await page.getByRole("link", { name: "বাংলা" }).click()
    await expect(page).toHaveURL("/bn/verify-certificate?no=PRH-0001-0001")
    await expect(notice(page)).toHaveCount(0)
  })

  test("a click from before the failure is no longer pending, and shows the notice", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/ERR_FAILED/)
    let fail = () => {}
    const failed = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route(entryScript, async (route) => {
      await failed
      await route.abort()
    })
    await page.goto("/login", { waitUntil: "commit" })
    await fillLogin(page)
    await loginButton(page).click()
    await expectPending(loginButton(page))
    fail()
    await expect(notice(page)).toBeVisible()
    await expect(loginButton(page)).not.toHaveAttribute("data-pending")
  })
})

test.describe("when the page's script is very slow to load", () => {
  const noon = new Date("2026-11-22T12:00:00+06:00")
  const later = new Date("2026-11-22T12:30:00+06:00")

  /** After this, time passes only in `runFor`. */
  async function openWithClock(page: Page, path: string) {
    await page.clock.install({ time: noon })
    const hydrate = await openBeforeHydration(page, path)
    await page.clock.pauseAt(later)
    return hydrate
  }

  test("a login shows the notice after 20 seconds; the page works if the script loads later", { tag: "@slow" }, async ({
    page,
  }) => {
    const hydrate = await openWithClock(page, "/login")
    const requests = requestsOf(page)
    await fillLogin(page)
    await loginButton(page).click()
    await page.clock.runFor(19_000)
    await expectPending(loginButton(page))
    await expect(notice(page)).toBeHidden()
    await page.clock.runFor(2_000)
    await expect(notice(page)).toBeVisible()
    await expect(loginButton(page)).not.toHaveAttribute("data-pending")
    await page.clock.resume()
    await hydrate()
    await expect(notice(page)).toHaveCount(0)
    await settle(page)
    expect(requests.count("POST")).toBe(0)
    await loginButton(page).click()
    await expect(page).toHaveURL("/dashboard")
  })

  test("the browser itself sends a certificate number after 10 seconds", { tag: "@slow" }, async ({ page }) => {
    await openWithClock(page, "/verify-certificate")
    await page.getByLabel("Certification Number").fill("PRH-0001-0001")
    await page.getByRole("button", { name: "Submit" }).click()
    await page.clock.runFor(9_000)
    await expectPending(page.getByRole("button", { name: "Submit" }))
    await page.clock.runFor(2_000)
    await expect(page.getByText("The credentials which you have entered is valid.")).toBeVisible()
  })
})

test("clicks by scripts are not captured", { tag: "@slow" }, async ({ page }) => {
  const hydrate = await openBeforeHydration(page, "/about-us")
  const theme = page.getByRole("button", { name: "Light or dark theme" })
  await theme.evaluate((button: HTMLButtonElement) => button.click())
  await expect(theme).not.toHaveAttribute("data-pending")
  await hydrate()
  await settle(page)
  await expect(page.locator("html")).not.toHaveAttribute("data-theme")
})

test("a button that is hidden when hydration ends is not clicked, the next queued one is", { tag: "@slow" }, async ({
  page,
}) => {
  const hydrate = await openBeforeHydration(page, "/")
  const slideshow = page.getByRole("region", { name: "What learning with us looks like" })
  await slideshow.getByRole("button", { name: "Previous picture" }).click()
  await slideshow.getByRole("button", { name: "Pause" }).click()
  await slideshow.getByRole("button", { name: "Previous picture" }).evaluate((button: HTMLButtonElement) => {
    button.hidden = true
  })
  await hydrate()
  await expect(slideshow.getByRole("button", { name: "Play" })).toBeVisible()
  await expect(slideshow.getByText("1 / 7", { exact: true })).toBeVisible()
})

test("at most 20 clicks are queued", { tag: "@slow" }, async ({ page }) => {
  const hydrate = await openBeforeHydration(page, "/about-us")
  const { x, y } = (await page.getByRole("button", { name: "Light or dark theme" }).boundingBox()) ?? { x: 0, y: 0 }
  for (let press = 0; press < 23; press++) await page.mouse.click(x + 10, y + 10)
  const themeChanges = await recordThemeChanges(page)
  await hydrate()
  await settle(page)
  expect(await themeChanges()).toHaveLength(20)
})

test("typed text and a submit survive if an extension translated the page, so that React renders it again", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/#418|401/)
  const hydrate = await openBeforeHydration(page, "/login")
  const requests = requestsOf(page)
  await page.getByLabel("Password", { exact: true }).fill("not the password")
  await page.getByLabel("Email").fill("nobody@example.com")
  await page.getByLabel("Email").press("Enter")
  await page.evaluate(() => {
    for (const input of document.querySelectorAll("input")) input.dataset.before = ""
    for (const text of document.querySelectorAll("main h1, main label")) text.textContent = "Übersetzt"
  })
  await hydrate()
  await expect(page.getByRole("alert")).toBeVisible()
  await expect(page.locator("input[data-before]")).toHaveCount(0)
  await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com")
  await expect(page.getByLabel("Email")).toBeFocused()
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("not the password")
  expect(requests.count("POST /api/auth/login")).toBe(1)
})
