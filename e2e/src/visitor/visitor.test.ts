import type { Page } from "@playwright/test"
import { animationsOf, expect, settle, test } from "../journey.ts"

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a visitor verifies a certificate, resets the form and changes the language", async ({
    page,
    expectProblem,
  }) => {
    // Chromium reports blocked scripts as violations of the content security policy.
    expectProblem(/\.js csp$/)
    await page.goto("/")
    await page.getByRole("link", { name: "Verify a certificate" }).first().click()
    await page.getByLabel("Certification Number").fill("prh-0001-0001")
    await page.getByRole("button", { name: "Submit" }).click()
    await expect(page.getByText("The credentials which you have entered is valid.")).toBeVisible()
    await expect(page.getByText("Nusrat Jahan Mim")).toBeVisible()
    await page.getByRole("button", { name: "Reset" }).click()
    await expect(page).toHaveURL(/\/verify-certificate\??$/)
    await page.getByRole("link", { name: "বাংলা" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "সনদ যাচাই করুন" })).toBeVisible()
  })
})

test("a visitor verifies a certificate by keyboard, without another page load", async ({ page }) => {
  await page.goto("/verify-certificate")
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const field = page.getByLabel("Certification Number")
  await field.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText("The credentials which you have entered is not valid.")).toBeVisible()
  await field.fill("PRH-0001-0001")
  await page.keyboard.press("Enter")
  await expect(page.getByText("The credentials which you have entered is valid.")).toBeVisible()
  await expect(page).toHaveURL("/verify-certificate?no=PRH-0001-0001")
  await page.getByRole("button", { name: "Reset" }).click()
  await expect(field).toHaveValue("")
  await expect(field).toBeFocused()
  await expect(page.getByText("The credentials which you have entered is")).toHaveCount(0)
  await page.goBack()
  await expect(field).toHaveValue("PRH-0001-0001")
  expect(await page.evaluate(() => "stayed" in window)).toBe(true)
})

test("changing the language keeps typed text, and the choice survives a reload", async ({ page }) => {
  await page.goto("/verify-certificate")
  await page.getByLabel("Certification Number").fill("half typed")
  await page.getByRole("link", { name: "বাংলা" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "সনদ যাচাই করুন" })).toBeVisible()
  await expect(page.getByLabel("সনদ নম্বর")).toHaveValue("half typed")
  await expect(page).toHaveTitle("সনদ যাচাই করুন · প্রহরী")
  await page.reload()
  await expect(page.locator("html")).toHaveAttribute("lang", "bn")
})

test("the theme follows the system until the visitor chooses one, and the choice survives a reload", async ({
  page,
}) => {
  await page.goto("/verify-certificate")
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await page.emulateMedia({ colorScheme: "dark" })
  const dark = await background()
  expect(dark).not.toBe(light)
  await page.getByRole("button", { name: "Light or dark theme" }).click()
  expect(await background()).toBe(light)
  await page.reload()
  expect(await background()).toBe(light)
})

test("the page reports a lost connection and offers to try again", async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED|Failed to load resource/)
  await page.goto("/verify-certificate")
  await page.route("**/api/certificates/verify/**", (route) => route.abort())
  await page.getByLabel("Certification Number").fill("PRH-0001-0001")
  await page.getByRole("button", { name: "Submit" }).click()
  await expect(page.getByText("The server could not be reached.")).toBeVisible()
  await page.unroute("**/api/certificates/verify/**")
  await page.getByRole("link", { name: "Try again" }).click()
  await expect(page.getByText("Nusrat Jahan Mim")).toBeVisible()
})

test("offline, the list of courses stays, and the chosen course opens when the connection is back", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/)
  await page.goto("/en/courses")
  await settle(page)
  await context.setOffline(true)
  await page.getByRole("link", { name: "Details Ethical Hacking Professional" }).click()
  await expect(page.getByText("You seem to be offline")).toBeVisible()
  await expect(page.getByRole("heading", { level: 1, name: "Courses" })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole("heading", { level: 1, name: "Ethical Hacking Professional" })).toBeVisible()
})

test("back and forward restore the scroll position", async ({ page }) => {
  await page.goto("/en/courses")
  const top = () => page.evaluate(() => Math.round(scrollY))
  const scrollDown = async (y: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), y)
    await expect.poll(top).toBe(y)
  }
  await scrollDown(300)
  await page
    .getByRole("link", { name: /Details/ })
    .first()
    .click()
  await expect(page.getByRole("heading", { level: 1, name: "Courses" })).toHaveCount(0)
  await expect.poll(top).toBe(0)
  await scrollDown(150)
  // The current page must not scroll while the previous one is loading.
  await page.route("**/api/courses/get-course-cards", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.goBack()
  await expect(page.getByRole("heading", { level: 1, name: "Courses" })).toBeVisible()
  await expect.poll(top).toBe(300)
  await page.goForward()
  await expect(page.getByRole("heading", { level: 1, name: "Courses" })).toHaveCount(0)
  await expect.poll(top).toBe(150)
})

test("a first visit lays out distant parts after hydration, a reload and going back lay out all at once", async ({
  page,
}) => {
  const reviews = page.getByRole("heading", { name: "In our students’ words" })
  const areLaidOut = () => reviews.evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }))
  const scrollTo = (top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top)
  const top = () => page.evaluate(() => Math.round(scrollY))
  await page.setViewportSize({ width: 360, height: 740 })
  const { promise: isChecked, resolve: startScripts } = Promise.withResolvers<void>()
  await page.route(/\/client-.*\.js$/, async (route) => {
    await isChecked
    await route.continue()
  })
  await page.goto("/en", { waitUntil: "commit" })
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  expect(await areLaidOut()).toBe(false)
  startScripts()
  await expect.poll(areLaidOut).toBe(true)

  await scrollTo(3000)
  await page.getByRole("contentinfo").getByText("Company", { exact: true }).click()
  await page.getByRole("link", { name: "Terms and Conditions" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Terms and conditions" })).toBeVisible()
  await page.goBack()
  await expect.poll(areLaidOut).toBe(true)
  await scrollTo(2000)
  // The browser stores the position a moment later.
  await page.waitForTimeout(500)
  await page.reload()
  expect(await areLaidOut()).toBe(true)
  await expect.poll(top).toBe(2000)
})

test("a page that never loads shows an error after 20 seconds, and can be tried again", { tag: "@slow" }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_ABORTED|Failed to load resource/)
  const endTimeout = await controlTimeouts(page)
  await page.goto("/en/verify-certificate")
  await page.route("**/api/courses/get-course-cards", () => {})
  await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Courses" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Loading…" })).toBeAttached()
  expect(await animationsOf(page)).toContain("navigation-progress")
  await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toHaveCount(0)
  expect(await endTimeout()).toBe(20_000)
  await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible()
  await expect(page.getByText(/^The server could not be reached/)).toBeVisible()
  await page.unroute("**/api/courses/get-course-cards")
  await page.getByRole("link", { name: "Try again" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Courses" })).toBeVisible()
})

/** Ends the latest `AbortSignal.timeout` on demand and returns its length. Playwright's clock does not control these. */
async function controlTimeouts(page: Page) {
  await page.addInitScript(() => {
    AbortSignal.timeout = (timeoutMs) => {
      const controller = new AbortController()
      const endTimeout = () => {
        controller.abort(new DOMException("signal timed out", "TimeoutError"))
        return timeoutMs
      }
      Object.assign(window, { endTimeout })
      return controller.signal
    }
  })
  return async () => {
    // The request starts after the code of the page is loaded. The Content-Security-Policy does not allow a string here.
    await page.waitForFunction(() => "endTimeout" in window)
    return page.evaluate("window.endTimeout()")
  }
}
