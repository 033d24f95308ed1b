import type { Locator, Page } from "@playwright/test"
import { expect, settle, test } from "../journey.ts"
import { requestsOf } from "./before-hydration.ts"

/** Emulates slow 4G and the processor of an old phone. The browser's cache is empty. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
}

/** Opens the page and waits for its first paint. Its script loads much later. */
async function openSlowly(page: Page, path: string) {
  await slowDown(page)
  await page.addInitScript(() => {
    new PerformanceObserver(() => Object.assign(window, { isPainted: true })).observe({ type: "paint", buffered: true })
  })
  await page.goto(path, { waitUntil: "commit" })
  await page.waitForFunction(() => "isPainted" in window)
}

/** Fills in all fields in one step, as a password manager does, with the event that tells the page. */
const fill = (page: Page, values: Record<string, string>) =>
  page.evaluate((values) => {
    // Not through the property of the element: React, if it runs already, would take the value for an old one.
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set
    for (const [name, value] of Object.entries(values)) {
      const input = document.querySelector<HTMLInputElement>(`main input[name=${name}]`)
      setValue?.call(input, value)
      input?.dispatchEvent(new Event("input", { bubbles: true }))
    }
  }, values)

/** Presses without waiting for a stable page, which Playwright's own click does; again if the control has moved meanwhile. */
async function press(page: Page, control: Locator) {
  const state = await control.evaluateHandle((element) => {
    const state = { isPressed: false }
    element.addEventListener("pointerdown", () => Object.assign(state, { isPressed: true }), { once: true })
    return state
  })
  do {
    const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + width / 2, y + height / 2)
  } while (!(await state.evaluate(({ isPressed }) => isPressed)))
}

test.describe("on a slow connection and an old phone, before the script has loaded", () => {
  test.slow()
  test.use({ colorScheme: "light" })

  test("a press on the login button sends one login request", { tag: "@slow" }, async ({ page }) => {
    await openSlowly(page, "/login")
    const requests = requestsOf(page)
    await fill(page, { email: "admin@example.com", password: "the watch at the gate" })
    await press(page, page.getByRole("main").getByRole("button", { name: "Login", exact: true }))
    await expect(page).toHaveURL("/dashboard", { timeout: 30_000 })
    await settle(page)
    expect(requests.count("POST /api/auth/login")).toBe(1)
  })

  test("a press on the verify button sends one request", { tag: "@slow" }, async ({ page }) => {
    await openSlowly(page, "/verify-certificate")
    const requests = requestsOf(page)
    await fill(page, { no: "PRH-0001-0001" })
    await press(page, page.getByRole("button", { name: "Submit" }))
    await expect(page.getByText("The credentials which you have entered is valid.")).toBeVisible({ timeout: 30_000 })
    await settle(page)
    // The script sends it, or the form itself if the script takes longer than 10 seconds.
    expect(requests.all()).toHaveLength(1)
  })

  test("presses switch the theme and show a password", { tag: "@slow" }, async ({ page }) => {
    await openSlowly(page, "/login")
    await fill(page, { password: "half a sentence" })
    await press(page, page.getByRole("button", { name: "Light or dark theme" }))
    await press(page, page.getByRole("button", { name: "Show password" }))
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark", { timeout: 30_000 })
    await expect(page.locator("input[name=password]")).toHaveAttribute("type", "text")
    await expect(page.locator("input[name=password]")).toHaveValue("half a sentence")
  })
})
