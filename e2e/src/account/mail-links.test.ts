import { password, test } from "../factories.ts"
import { expect, expectAccessible, logIn, mailedLink } from "../journey.ts"

test("a student confirms the email by the link in a mail and the password, as on another device", async ({
  page,
  factories,
}) => {
  const { email } = (await factories.student()).user
  await page.goto(await mailedLink(email, "verify-email"))
  await expect(page).toHaveURL("/en/verify-email")
  await page.getByRole("button", { name: "Continue" }).click()
  await page.getByLabel("Password of this account").fill(password)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Confirm my email" }).click()
  await expect(page.getByText("Your email is confirmed.")).toBeVisible()
  await expectAccessible(page)
})

test("the link in a mail replaces a forgotten password, also after a reload and a change of the language", async ({
  page,
  factories,
}) => {
  const newPassword = "the river is wide in August"
  const { email } = (await factories.student()).user
  await page.goto("/login")
  await page.getByRole("link", { name: "Forgot password?" }).click()
  // The login page has an email field too, and is shown until the next page has loaded.
  await expect(page).toHaveURL(/forgot-password/)
  await page.getByLabel("Email").fill(email)
  await page.keyboard.press("Enter")
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible()
  await expectAccessible(page)

  await page.goto(await mailedLink(email, "reset-password"))
  await expect(page).toHaveURL("/en/reset-password")
  await page.reload()
  await expectAccessible(page)
  await page.getByRole("link", { name: "বাংলা" }).click()
  await expect(page).toHaveURL("/bn/reset-password")
  await page.getByRole("link", { name: "English" }).click()
  await expect(page).toHaveURL("/en/reset-password")
  await page.getByLabel("New Password").fill(newPassword)
  await page.getByLabel("Confirm Password").fill(newPassword)
  await page.getByRole("button", { name: "Save the password" }).click()
  await expect(page.getByText("Password changed successfully")).toBeVisible()
  await expect(page).toHaveURL("/en/login")
  await logIn(page, email, newPassword)
  await expect(page).toHaveURL("/en/dashboard")
})

test("an owner whom strangers keep from a new browser opens it by the link in a mail, and then logs in", {
  tag: "@slow",
}, async ({ page, factories, expectProblem }) => {
  expectProblem(/the server responded with a status of 429/)
  const { _id: id, email } = (await factories.student()).user
  // Only an account whose email is confirmed gets the mail.
  await factories.send("PATCH", `auth/confirm-email/${id}`)
  for (let attempt = 0; attempt < 10; attempt++)
    await page.request.post("/api/auth/login", { data: { email, password: "a guess" } })
  await page.goto("/en/login")
  await logIn(page, email, password)
  await page.getByRole("button", { name: "Email me a link for this browser" }).click()
  await expect(page.getByText("Open the link in this browser.")).toBeVisible()
  await expectAccessible(page)
  await page.goto(await mailedLink(email, "open-browser"))
  await page.getByRole("button", { name: "Let this browser log in" }).click()
  await expect(page.getByText("You still need your password")).toBeVisible()
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click()
  await logIn(page, email, password)
  await expect(page).toHaveURL(/\/en\/dashboard/)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("submitting a form puts nothing that was typed into the URL", async ({ page, expectProblem }) => {
    // The browser reports the preloaded scripts that it did not run.
    expectProblem(/\.js csp$/)
    await page.goto("/login")
    await page.getByLabel("Password", { exact: true }).fill(password)
    await page.keyboard.press("Enter")
    await page.getByRole("button", { name: "Login" }).click()
    await expect(page).toHaveURL("/login")
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue(password)
  })
})
