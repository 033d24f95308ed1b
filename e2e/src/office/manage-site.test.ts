import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, Page } from "@playwright/test"
import { isReady, startServer } from "server/src/test/server-process.ts"
import { expect, expectAccessible, logIn, test } from "../journey.ts"

// One after the other, because they share a server of their own: other tests expect the shipped announcement.
test.describe.configure({ mode: "default" })

let server: ReturnType<typeof startServer>
let folder: string
let site: string

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "prohori-e2e-site-"))
  const port = await freePort()
  site = `http://localhost:${port}`
  const admin = { ADMIN_EMAIL: "admin@example.com", ADMIN_PASSWORD: "the watch at the gate" }
  server = startServer({ PORT: port, PUBLIC_URL: site, DATA_DIR: folder, DEMO: "1", RATE_LIMIT: "0", ...admin })
  await isReady(site)
})

test.afterAll(async () => {
  server.child.kill("SIGTERM")
  await server.ended
  rmSync(folder, { recursive: true })
})

async function freePort(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}

const day = (days: number) => new Date(Date.now() + (6 + days * 24) * 60 * 60 * 1000).toISOString().slice(0, 10)
const banner = (page: Page) => page.getByRole("region", { name: "Registration and contact" })

async function openSection(page: Page, name: string) {
  await page.goto(`${site}/login`)
  await logIn(page, "admin@example.com", "the watch at the gate")
  await page.getByRole("button", { name: "Website" }).click()
  await page.getByRole("link", { name: "Manage Site" }).click()
  await page.getByRole("link", { name }).click()
}

async function visitor(browser: Browser) {
  const context = await browser.newContext({ baseURL: site, locale: "en-US" })
  return context.newPage()
}

test("an admin announces a batch, sees it on the site within a second, and it disappears after its end", async ({
  page,
  browser,
}) => {
  await openSection(page, "Banner and popup")
  await page.getByLabel("First day").fill(day(-1))
  await page.getByLabel("Last day").fill(day(0))
  await page.getByLabel("Banner text").fill("নবম ব্যাচে ভর্তি চলছে")
  await page.getByLabel("Popup heading").fill("নবম ব্যাচ")
  await page.getByRole("tab", { name: "English" }).click()
  await page.getByLabel("Banner text (English)").fill("Registration for the ninth batch is open")
  await page.getByLabel("Popup heading (English)").fill("The ninth batch")

  const preview = page.getByRole("region", { name: "Preview", exact: true })
  const frame = preview.frameLocator("iframe")
  await expect(frame.getByText("নবম ব্যাচে ভর্তি চলছে")).toBeVisible()
  await preview.getByRole("button", { name: "English" }).click()
  await expect(frame.getByRole("heading", { name: "The ninth batch" })).toBeVisible()
  expect(await frame.locator("body").evaluate(() => [document.body.inert, innerWidth])).toEqual([true, 360])
  await preview.getByRole("button", { name: "Computer" }).click()
  await expect.poll(() => frame.locator("body").evaluate(() => innerWidth)).toBe(1024)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Saved. It is on the site now")).toBeVisible()

  const guest = await visitor(browser)
  await guest.goto("/en")
  await expect(banner(guest).getByRole("link", { name: "Registration for the ninth batch is open" })).toBeVisible({
    timeout: 1000,
  })
  await expect(guest.getByRole("dialog", { name: "The ninth batch" })).toBeVisible()
  await expectAccessible(guest)
  await guest.context().close()

  await page.getByLabel("Last day").fill(day(-1))
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Version 2")).toBeVisible()
  const late = await visitor(browser)
  await late.goto("/en")
  await expect(late.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(late.locator("html")).not.toContainText("The ninth batch")
  await expect(banner(late)).toHaveCount(0)
  await expect(late.getByRole("dialog")).toHaveCount(0)
  await late.context().close()
  await page.getByRole("link", { name: "Manage Site" }).first().click()
  await expect(page.getByText("Ended", { exact: true })).toBeVisible()
})

test("an admin adds a partner and moves another by keyboard, sees both in the preview, and then on the site", async ({
  page,
}) => {
  await openSection(page, "Partners")
  const preview = page
    .getByRole("region", { name: "Preview", exact: true })
    .frameLocator("iframe")
    .getByRole("listitem")
  await expect(preview).toHaveCount(9)
  const add = page.getByRole("button", { name: "Add an entry" })
  await add.click()
  await add.click()
  // Neither has a name yet.
  await expect(preview).toHaveCount(9)
  await page.getByRole("button", { name: "Remove: New entry" }).last().click()
  await page.getByLabel("Name", { exact: true }).fill("ইলিশ ব্যাংক")
  await page.getByLabel("Name (English)").fill("Ilish Bank")
  await expect(preview).toHaveCount(10)
  await page.getByRole("button", { name: "Move up: নদীমাটি নেটওয়ার্কস".normalize("NFC") }).focus()
  await page.keyboard.press("Enter")
  await expect(preview.first()).toContainText("নদীমাটি নেটওয়ার্কস".normalize("NFC"))
  await expectAccessible(page)
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Saved. It is on the site now")).toBeVisible()
  await page.goto(`${site}/en`)
  const partners = page.getByRole("region", { name: "Our partners" }).getByRole("listitem")
  await expect(partners).toHaveCount(10)
  await expect(partners.first()).toHaveText("Nodimati Networks")
  await expect(partners.last()).toHaveText("Ilish Bank")
})
