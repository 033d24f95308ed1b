import type { Page } from "@playwright/test"
import { expectPending, openBeforeHydration, requestsOf, settle } from "./before-hydration.ts"
import { expect, expectAccessible, register, test, unique } from "./journey.ts"

const password = "a quiet evening in Rajshahi"

const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true })
const passwordField = (page: Page) => page.getByLabel("Password", { exact: true })

async function fillLogin(page: Page) {
  await page.getByLabel("Email").fill("admin@example.com")
  await passwordField(page).fill("the watch at the gate")
}

test.describe("login", () => {
  test("pressed before hydration is sent once, after it, and shows meanwhile that it waits", async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/login")
    const requests = requestsOf(page)
    await fillLogin(page)
    await button(page, "Login").click()
    await expectPending(button(page, "Login"))
    await expectAccessible(page)
    expect(page.url()).toMatch(/\/login$/)
    expect(requests.all()).toEqual([])
    await hydrate()
    await expect(page).toHaveURL("/dashboard")
    await settle(page)
    expect(requests.count("POST /api/auth/login")).toBe(1)
    expect(requests.all().filter((each) => each.includes("watch"))).toEqual([])
  })

  test("pressed twice, and with Enter as well, is sent once", async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/login")
    const requests = requestsOf(page)
    await fillLogin(page)
    await button(page, "Login").dblclick()
    await passwordField(page).press("Enter")
    await button(page, "Login").click()
    await hydrate()
    await expect(page).toHaveURL("/dashboard")
    await settle(page)
    expect(requests.count("POST /api/auth/login")).toBe(1)
  })

  test("by Enter alone is sent too, with what was typed until hydration", async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/login")
    await fillLogin(page)
    await page.getByLabel("Email").press("Enter")
    await expectPending(button(page, "Login"))
    await page.getByLabel("Email").fill("ADMIN@example.com")
    const sent = page.waitForRequest("**/api/auth/login")
    await hydrate()
    expect((await sent).postDataJSON()).toEqual({ email: "admin@example.com", password: "the watch at the gate" })
    await expect(page).toHaveURL("/dashboard")
  })

  test("that fails keeps what was typed, and is no longer pending", async ({ page, expectProblem }) => {
    expectProblem(/401/)
    const hydrate = await openBeforeHydration(page, "/login")
    await page.getByLabel("Email").fill("nobody@example.com")
    await passwordField(page).fill("not the password")
    await button(page, "Login").click()
    await hydrate()
    await expect(page.getByText("Invalid email or password")).toBeVisible()
    await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com")
    await expect(passwordField(page)).toHaveValue("not the password")
    await expect(button(page, "Login")).not.toHaveAttribute("aria-busy")
    await expect(button(page, "Login")).not.toHaveAttribute("data-pending")
  })

  test("is not sent by somebody whose kept login is restored meanwhile", async ({ page }) => {
    await register(page, password)
    const hydrate = await openBeforeHydration(page, "/login")
    const requests = requestsOf(page)
    await fillLogin(page)
    await button(page, "Login").click()
    await hydrate()
    await expect(page).toHaveURL("/dashboard")
    await settle(page)
    expect(requests.count("POST /api/auth/login")).toBe(0)
  })
})

test("a registration sent before hydration makes one account", async ({ page }) => {
  const hydrate = await openBeforeHydration(page, "/register")
  const requests = requestsOf(page)
  await page.getByLabel("Full Name").fill("সাদিয়া আফরিন")
  await page.getByLabel("Email").fill(`${unique("early")}@example.com`)
  await passwordField(page).fill(password)
  await page.getByLabel("Confirm Password").fill(password)
  await button(page, "Register").dblclick()
  await expectPending(button(page, "Register"))
  await hydrate()
  await expect(page).toHaveURL("/dashboard/my-profile")
  await expect(page.getByLabel("Full Name")).toHaveValue("সাদিয়া আফরিন")
  await settle(page)
  expect(requests.count("POST /api/auth/register")).toBe(1)
  expect(requests.all().filter((each) => each.includes("quiet"))).toEqual([])
})

test("a mistake in a form sent before hydration is shown at its field", async ({ page }) => {
  const hydrate = await openBeforeHydration(page, "/register")
  const requests = requestsOf(page)
  await page.getByLabel("Full Name").fill("Sadia")
  await passwordField(page).fill("short")
  await button(page, "Register").click()
  await hydrate()
  await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true")
  await expect(page.getByLabel("Email")).toBeFocused()
  await expect(page.getByLabel("Full Name")).toHaveValue("Sadia")
  await expect(passwordField(page)).toHaveValue("short")
  expect(requests.all()).toEqual([])
})
