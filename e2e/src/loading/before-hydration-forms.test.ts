import type { Page } from "@playwright/test"
import { openAs, password, test } from "../factories.ts"
import { expect, expectAccessible, mailedLink, settle, unique } from "../journey.ts"
import { expectPending, openBeforeHydration, requestsOf } from "./before-hydration.ts"

const another = "the river is wide in August"

const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true })
const passwordField = (page: Page) => page.getByLabel("Password", { exact: true })

async function fillLogin(page: Page) {
  await page.getByLabel("Email").fill("admin@example.com")
  await passwordField(page).fill("the watch at the gate")
}

test.describe("a login submitted before hydration", () => {
  test("by click, double click and Enter is sent once, after hydration, and shown as pending meanwhile", async ({
    page,
  }) => {
    const hydrate = await openBeforeHydration(page, "/login")
    const requests = requestsOf(page)
    await fillLogin(page)
    await button(page, "Login").click()
    await expectPending(button(page, "Login"))
    await page.emulateMedia({ reducedMotion: "reduce" })
    await expectAccessible(page)
    await button(page, "Login").dblclick()
    await passwordField(page).press("Enter")
    expect(page.url()).toMatch(/\/login$/)
    expect(requests.all()).toEqual([])
    await hydrate()
    await expect(page).toHaveURL("/dashboard")
    await settle(page)
    expect(requests.count("POST /api/auth/login")).toBe(1)
    expect(requests.all().filter((each) => each.includes("watch"))).toEqual([])
  })

  test("with Enter is sent with the text that the fields have at hydration", { tag: "@slow" }, async ({ page }) => {
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

  test("that fails keeps the typed text, and is no longer pending", { tag: "@slow" }, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/401/)
    const hydrate = await openBeforeHydration(page, "/login")
    await page.getByLabel("Email").fill("nobody@example.com")
    await passwordField(page).fill("not the password")
    await button(page, "Login").click()
    await hydrate()
    await expect(page.getByRole("alert")).toBeVisible()
    await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com")
    await expect(passwordField(page)).toHaveValue("not the password")
    await expect(button(page, "Login")).not.toHaveAttribute("aria-busy")
    await expect(button(page, "Login")).not.toHaveAttribute("data-pending")
  })

  test("is not sent if a stored session signs the user in meanwhile", { tag: "@slow" }, async ({ page, factories }) => {
    await openAs(page, await factories.student(), "/dashboard/my-profile")
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

test("a registration submitted before hydration creates one account", async ({ page }) => {
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

test("an invalid field of a form submitted before hydration shows its error", { tag: "@slow" }, async ({ page }) => {
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

test("the forms for a forgotten and for a new password, submitted before hydration, are each sent once", {
  tag: "@slow",
}, async ({ page, factories }) => {
  const { email } = (await factories.student()).user
  let hydrate = await openBeforeHydration(page, "/forgot-password")
  const requests = requestsOf(page)
  await page.getByLabel("Email").fill(email)
  await button(page, "Send the link").dblclick()
  await expectPending(button(page, "Send the link"))
  await hydrate()
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible()

  const link = await mailedLink(email, "reset-password")
  hydrate = await openBeforeHydration(page, link)
  await page.getByLabel("New Password").fill(another)
  await page.getByLabel("Confirm Password").fill(another)
  await button(page, "Save the password").dblclick()
  await expectPending(button(page, "Save the password"))
  await hydrate()
  await expect(page.getByText("Password changed successfully")).toBeVisible()
  await settle(page)
  expect(requests.count("POST /api/auth/forgot-password")).toBe(1)
  expect(requests.count("POST /api/auth/set-password")).toBe(1)
  expect(requests.all().filter((each) => each.includes("river"))).toEqual([])
})

test("hydration keeps the field of a new password, with its text and focus, when it removes the secret from the URL", {
  tag: "@slow",
}, async ({ page }) => {
  const hydrate = await openBeforeHydration(page, "/reset-password#0123456789-abcdefghijklmnopqrstuvwxyz_ABCDE")
  const field = page.getByLabel("New Password")
  await field.fill(another)
  const before = await field.elementHandle()
  await hydrate()
  await expect(page).toHaveURL("/reset-password")
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(field).toHaveValue(another)
  await expect(field).toBeFocused()
})

test("a click before hydration confirms an email once, while the secret is still in the URL", { tag: "@slow" }, async ({
  page,
  factories,
}) => {
  const student = await factories.student()
  await openAs(page, student, "/dashboard/my-profile")
  const { email } = student.user
  const hydrate = await openBeforeHydration(page, await mailedLink(email, "verify-email"))
  const requests = requestsOf(page)
  await button(page, "Continue").dblclick()
  await expectPending(button(page, "Continue"))
  await hydrate()
  await expect(page.getByText("Your email is confirmed.")).toBeVisible()
  await settle(page)
  expect(requests.count("POST /api/auth/verify-email")).toBe(1)
})

test("a certificate number submitted before hydration is verified once, without a page load", async ({ page }) => {
  const hydrate = await openBeforeHydration(page, "/verify-certificate")
  const requests = requestsOf(page)
  await page.getByLabel("Certification Number").fill("prh-0001-0001")
  await button(page, "Submit").dblclick()
  await expectPending(button(page, "Submit"))
  await hydrate()
  await expect(page.getByText("The credentials which you have entered is valid.")).toBeVisible()
  await expect(page).toHaveURL("/verify-certificate?no=prh-0001-0001")
  await settle(page)
  expect(requests.all()).toEqual(["GET /api/certificates/verify/prh-0001-0001"])
})

test("submit and reset before hydration are replayed in that order", { tag: "@slow" }, async ({ page }) => {
  const hydrate = await openBeforeHydration(page, "/verify-certificate")
  const requests = requestsOf(page)
  await page.getByLabel("Certification Number").fill("PRH-0001-0001")
  await button(page, "Submit").click()
  await button(page, "Reset").click()
  await expectPending(button(page, "Reset"))
  await hydrate()
  await expect(page.getByLabel("Certification Number")).toHaveValue("")
  await expect(page.getByLabel("Certification Number")).toBeFocused()
  await settle(page)
  await expect(page).toHaveURL("/verify-certificate")
  expect(requests.count("GET /verify-certificate")).toBe(0)
})

test("a certificate number submitted on the home page is verified once, on its page", { tag: "@slow" }, async ({
  page,
}) => {
  const hydrate = await openBeforeHydration(page, "/")
  const requests = requestsOf(page)
  await page.locator("#no").fill("PRH-0001-0001")
  await page.locator("#no").press("Enter")
  await expectPending(page.locator("main form button"))
  await hydrate()
  await expect(page.getByText("The credentials which you have entered is valid.")).toBeVisible()
  await settle(page)
  expect(requests.count("GET /api/certificates/verify/")).toBe(1)
  expect(requests.count("GET /verify-certificate")).toBe(0)
})

test.describe("the search for an institution", () => {
  test("finds text typed before hydration", { tag: "@slow" }, async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/cyber-defenders")
    await page.getByRole("searchbox").fill("Jashore")
    await hydrate()
    await expect(page).toHaveURL("/cyber-defenders?q=Jashore")
    await expect(page.getByRole("searchbox")).toHaveValue("Jashore")
    await expect(page.getByRole("searchbox")).toBeFocused()
  })

  test("submitted before hydration does not load the page again", async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/cyber-defenders")
    const requests = requestsOf(page)
    await page.getByRole("searchbox").fill("Jashore")
    await page.getByRole("searchbox").press("Enter")
    await expectPending(page.getByRole("search").getByRole("button"))
    await hydrate()
    await expect(page).toHaveURL("/cyber-defenders?q=Jashore")
    await settle(page)
    expect(requests.count("GET /cyber-defenders")).toBe(0)
  })

  test("is cleared by a click before hydration, without loading the page again", { tag: "@slow" }, async ({ page }) => {
    const hydrate = await openBeforeHydration(page, "/cyber-defenders?q=Jashore")
    const requests = requestsOf(page)
    const clear = page.getByRole("search").getByRole("link")
    await clear.click()
    await expectPending(clear)
    await hydrate()
    await expect(page).toHaveURL("/cyber-defenders")
    await expect(page.getByRole("searchbox")).toHaveValue("")
    expect(requests.all()).toEqual([])
  })
})

test("a file that is chosen before hydration is checked after it", { tag: "@slow" }, async ({ page }) => {
  const pdf = await (await page.request.get("/api/certificates/document/PRH-0001-0001.pdf")).body()
  const hydrate = await openBeforeHydration(page, "/en/verify-certificate/file")
  await page.getByLabel("Choose a file").setInputFiles({ name: "my.pdf", mimeType: "application/pdf", buffer: pdf })
  await hydrate()
  await expect(page.getByRole("heading", { name: "The certificate is valid" })).toBeVisible()
  await expect(page.getByText("my.pdf")).toBeVisible()
})

test("a list of numbers that is pasted and submitted before hydration is checked after it", { tag: "@slow" }, async ({
  page,
}) => {
  const hydrate = await openBeforeHydration(page, "/en/verify-certificate/many")
  await page.getByLabel("Certification Numbers").fill("PRH-0001-0001\nPRH-0001-0002")
  await button(page, "Check the list").click()
  await expectPending(button(page, "Check the list"))
  await hydrate()
  await expect(page.getByText("2 numbers in the list")).toBeVisible()
  await expect(page.getByText("2 numbers checked: 1 valid, 1 revoked.")).toBeVisible()
  const download = page.waitForEvent("download")
  await button(page, "Download as CSV").click()
  expect((await download).suggestedFilename()).toMatch(/^certificates-checked-\d{4}-\d\d-\d\d\.csv$/)
})
