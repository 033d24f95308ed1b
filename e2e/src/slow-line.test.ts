import type { Page } from "@playwright/test"
import { requestsOf, settle } from "./before-hydration.ts"
import { expect, test } from "./journey.ts"

/** Slow 4G on an old phone, with nothing in the browser's cache. */
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

/** As soon as there is something to be pressed: long before the page's script is there. */
async function openSlowly(page: Page, path: string) {
  await slowDown(page)
  await page.goto(path, { waitUntil: "commit" })
}

test.describe("on a slow line and an old phone, without waiting", () => {
  test.slow()

  test("a login is sent once", async ({ page }) => {
    await openSlowly(page, "/login")
    const requests = requestsOf(page)
    await page.getByLabel("Email").fill("admin@example.com")
    await page.getByLabel("Password", { exact: true }).fill("the watch at the gate")
    await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click()
    await expect(page).toHaveURL("/dashboard", { timeout: 30_000 })
    await settle(page)
    expect(requests.count("POST /api/auth/login")).toBe(1)
  })

  test("a certificate is checked once", async ({ page }) => {
    await openSlowly(page, "/verify-certificate")
    await page.getByLabel("Certification Number").fill("PRH-0001-0001")
    await page.getByRole("button", { name: "Submit" }).click()
    await expect(page.getByText("The credentials which you have entered is valid.")).toBeVisible({ timeout: 30_000 })
  })

  test("theme and language are switched", async ({ page }) => {
    await openSlowly(page, "/forgot-password")
    await page.getByLabel("Email").fill("half@typed")
    await page.getByRole("button", { name: "Light or dark theme" }).click()
    await page.getByRole("banner").getByRole("link", { name: "বাংলা" }).click()
    await expect(page.locator("html")).toHaveAttribute("lang", "bn", { timeout: 30_000 })
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
    await expect(page.locator("input[name=email]")).toHaveValue("half@typed")
  })
})
