import { openAs, test } from "../factories.ts"
import { expectNoHorizontalOverflow } from "../fits-on-phone.ts"
import { expect, expectAccessible, expectAccessibleDialog, mailedLink, mailsTo, unique } from "../journey.ts"
import { openBeforeHydration } from "../loading/before-hydration.ts"

/** A mail waits for half a minute, in case that the course was opened by mistake. */
const mailTimeoutMs = 75_000

test("a visitor asks on a phone to be notified, an admin opens registration, and the mail unsubscribes from other courses", {
  tag: "@slow",
}, async ({ page, factories }) => {
  test.setTimeout(2 * mailTimeoutMs)
  const email = `${unique("visitor")}@example.com`
  const [course, other] = [await factories.newCourse(), await factories.newCourse()]
  for (const { _id } of [course, other]) await factories.send("PATCH", `courses/change-visibility/${_id}`)
  const waiting = async ({ _id }: typeof course) =>
    (await factories.send("GET", `courses/get-subscriber-count/${_id}`)).waiting

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/courses/${course.title.toLowerCase()}`)
  const section = page.getByRole("region", { name: "Notify me when registration opens" })
  await section.getByLabel("Email").fill(email)
  await section.getByRole("button", { name: "Notify me" }).click()
  await expect(section.getByText(email)).toBeVisible()
  await expectNoHorizontalOverflow(page)
  await expectAccessible(page)

  await page.goto(`/courses/${other.title.toLowerCase()}`)
  await page.getByRole("button", { name: "Registration closed" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Email").fill(email)
  await expectNoHorizontalOverflow(page)
  await expectAccessibleDialog(page)
  await page.keyboard.press("Enter")
  await expect(dialog.getByText(email)).toBeVisible()

  await openAs(page, factories.admin, `/dashboard/manage-courses/${course._id}`)
  await expect(page.getByText("1 person wants an email when registration opens")).toBeVisible()
  await page.getByRole("switch", { name: /^Registration open/ }).click()
  await expect(page.getByText("The emails are on their way.")).toBeVisible()

  const link = await mailedLink(email, "unsubscribe", { timeout: mailTimeoutMs })
  const [mail = ""] = await mailsTo(email)
  expect(mail).toContain(`Subject: =?utf-8?B?`)
  expect(mail).toMatch(/^List-Unsubscribe: <http\S+\/en\/u\/[\w-]{43}>\r$/m)
  expect(mail).toMatch(new RegExp(`^http\\S+/en/courses/${course.title.toLowerCase()}\\r$`, "m"))
  await expect.poll(() => waiting(course)).toBe(0)
  expect(await waiting(other)).toBe(1)
  await page.goto(link)
  await expect(page).toHaveURL("/en/unsubscribe")
  expect(await waiting(other)).toBe(1)
  await page.getByRole("button", { name: "Unsubscribe" }).click()
  await expect(page.getByRole("heading", { name: "You are unsubscribed" })).toBeVisible()
  await expectNoHorizontalOverflow(page)
  expect(await waiting(other)).toBe(0)
})

test("an address that is sent before hydration is sent once, after it", async ({ page, factories }) => {
  const course = await factories.newCourse()
  await factories.send("PATCH", `courses/change-visibility/${course._id}`)
  const hydrate = await openBeforeHydration(page, `/courses/${course.title.toLowerCase()}`)
  const section = page.getByRole("region", { name: "Notify me when registration opens" })
  await section.getByLabel("Email").fill("early@example.com")
  await section.getByRole("button", { name: "Notify me" }).click()
  await section.getByLabel("Email").press("Enter")
  const sent = page.waitForRequest(/subscribe/)
  await hydrate()
  const request = await sent
  expect(request.postDataJSON()).toEqual({ email: "early@example.com", language: "en" })
  // Not before its body is read, which until then occupies one of the few connections of the browser.
  expect(await (await request.response())?.finished()).toBe(null)
  await expect(section.getByText("early@example.com")).toBeVisible()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the form is hidden on the page and in its dialog, which say that it needs it", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/\.js csp$/)
    await page.goto("/en/courses/cloud-security")
    const section = page.getByRole("region", { name: "Notify me when registration opens" })
    await page.getByRole("button", { name: "Registration closed" }).click()
    const dialog = page.locator("dialog")
    await expect(dialog).toBeVisible()
    for (const part of [section, dialog]) {
      await expect(part.getByLabel("Email")).toBeHidden()
      // Chromium, in which Playwright turns scripts off, does not show it; browsers in which a user does so do.
      expect(await part.locator("noscript").textContent()).toContain("Leaving your address here needs JavaScript")
    }
  })
})
