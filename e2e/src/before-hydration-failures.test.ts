import type { Page } from "@playwright/test"
import { entryScript, expectPending, openBeforeHydration, requestsOf, turnsOfTheme } from "./before-hydration.ts"
import { expect, expectAccessible, settle, test } from "./journey.ts"

const password = "the watch at the gate"
const loginButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Login", exact: true })
const notice = (page: Page) => page.getByRole("alert")

async function fillLogin(page: Page) {
  await page.getByLabel("Email").fill("admin@example.com")
  await page.getByLabel("Password", { exact: true }).fill(password)
}

test.describe("when the page's script does not come at all", () => {
  const open = async (page: Page, path: string) => {
    await page.route(entryScript, (route) => route.abort())
    await page.goto(path)
  }

  test("a login says so instead of waiting, in the page's language, and offers to reload", async ({
    page,
    expectProblem,
  }) => {
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

  test("it says so in Bengali too", async ({ page, expectProblem }) => {
    expectProblem(/ERR_FAILED/)
    await open(page, "/bn/login")
    await page.locator("input[name=email]").press("Enter")
    await expect(notice(page)).toContainText("পাতাটি এখনো পুরোপুরি লোড হয়নি")
    await expect(page.getByRole("button", { name: "আবার লোড করুন" })).toBeVisible()
  })

  test("a certificate is checked by the form itself, and a link leads where it points", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/ERR_FAILED/)
    await open(page, "/verify-certificate")
    await page.getByLabel("Certification Number").fill("PRH-0001-0001")
    await page.getByRole("button", { name: "Submit" }).click()
    await expect(page.getByText("The credentials which you have entered is valid.")).toBeVisible()
    await page.getByRole("link", { name: "বাংলা" }).click()
    await expect(page).toHaveURL("/bn/verify-certificate?no=PRH-0001-0001")
    await expect(notice(page)).toHaveCount(0)
  })

  test("what was pressed before that is known waits no longer", async ({ page, expectProblem }) => {
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

test.describe("when the page's script is very slow", () => {
  const noon = new Date("2026-11-22T12:00:00+06:00")
  const later = new Date("2026-11-22T12:30:00+06:00")

  /** From here on only `runFor` lets time pass. */
  async function openWithClock(page: Page, path: string) {
    await page.clock.install({ time: noon })
    const hydrate = await openBeforeHydration(page, path)
    await page.clock.pauseAt(later)
    return hydrate
  }

  test("a login waits 20 seconds and then says so; a script that comes after all makes the page work", async ({
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

  test("a certificate's number waits 10 seconds, and then the form goes its own way", async ({ page }) => {
    await openWithClock(page, "/verify-certificate")
    await page.getByLabel("Certification Number").fill("PRH-0001-0001")
    await page.getByRole("button", { name: "Submit" }).click()
    await page.clock.runFor(9_000)
    await expectPending(page.getByRole("button", { name: "Submit" }))
    await page.clock.runFor(2_000)
    await expect(page.getByText("The credentials which you have entered is valid.")).toBeVisible()
  })
})

test("presses by script are left alone", async ({ page }) => {
  const hydrate = await openBeforeHydration(page, "/about-us")
  const theme = page.getByRole("button", { name: "Light or dark theme" })
  await theme.evaluate((button: HTMLButtonElement) => button.click())
  await expect(theme).not.toHaveAttribute("data-pending")
  await hydrate()
  await settle(page)
  await expect(page.locator("html")).not.toHaveAttribute("data-theme")
})

test("a button that is hidden by the time of hydration is not pressed; what was pressed after it is", async ({
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

test("no more than twenty presses are kept", async ({ page }) => {
  const hydrate = await openBeforeHydration(page, "/about-us")
  const { x, y } = (await page.getByRole("button", { name: "Light or dark theme" }).boundingBox()) ?? { x: 0, y: 0 }
  for (let press = 0; press < 23; press++) await page.mouse.click(x + 10, y + 10)
  const turns = await turnsOfTheme(page)
  await hydrate()
  await settle(page)
  expect(await turns()).toHaveLength(20)
})

test("text and press are not lost where an extension has translated the page, so that React makes it anew", async ({
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
  await expect(page.getByText("Invalid email or password")).toBeVisible()
  await expect(page.locator("input[data-before]")).toHaveCount(0)
  await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com")
  await expect(page.getByLabel("Email")).toBeFocused()
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("not the password")
  expect(requests.count("POST /api/auth/login")).toBe(1)
})
