import { openAs, password, test } from "./factories.ts"
import { expect, expectAccessible, logIn, mailedLink } from "./journey.ts"

const another = "the river is wide in August"
const ended = "This link is no longer valid. Please ask for a new one"

test("a new student confirms the email by the mailed link, on a press, and a second time is told that it is done", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/400/)
  const student = await factories.student()
  await openAs(page, student, "/dashboard/my-profile")
  const { email } = student.user
  const link = await mailedLink(email, "verify-email")
  await page.goto(link)
  await expect(page).toHaveURL("/en/verify-email")
  await expect(page).toHaveTitle("Confirm your email · Prohori")
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Confirm my email" }).click()
  await expect(page.getByText("Your email is confirmed.")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("link", { name: "Go to the dashboard" }).click()
  await page.getByRole("navigation").getByRole("link", { name: "My Profile" }).click()
  await expect(page.getByText("Email verified")).toBeVisible()

  await page.goto(link)
  await page.getByRole("button", { name: "Confirm my email" }).click()
  await expect(page.getByText(ended)).toBeVisible()
  await expect(page.getByText("your email is confirmed already")).toBeVisible()
  await expectAccessible(page)
})

test("whose verification link is broken logs in and has the mail sent again", async ({ page, factories }) => {
  const { email } = (await factories.student()).user
  const first = await mailedLink(email, "verify-email")
  await page.goto(first.slice(0, -5))
  await expect(page.getByText(ended)).toBeVisible()
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click()
  await logIn(page, email, password)
  await page.getByRole("button", { name: "Send the mail again" }).click()
  await expect(page.getByText(`A new mail to ${email} is on its way.`)).toBeVisible()
  await page.goto(await mailedLink(email, "verify-email", 2))
  await page.getByRole("button", { name: "Confirm my email" }).click()
  await expect(page.getByText("Your email is confirmed.")).toBeVisible()
})

test("a forgotten password is replaced by the mailed link, which works once", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/400/)
  const { email } = (await factories.student()).user
  await page.goto("/login")
  await page.getByRole("link", { name: "Forgot password?" }).click()
  // The login page has an email field too, and is there until the next one has come.
  await expect(page).toHaveURL(/forgot-password/)
  await page.getByLabel("Email").fill("no email")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Please enter a valid email")).toBeVisible()
  await expect(page.getByLabel("Email")).toBeFocused()
  await page.getByLabel("Email").fill(email)
  await page.keyboard.press("Enter")
  await expect(page.getByText(`If ${email} is registered here`)).toBeVisible()
  await expectAccessible(page)

  const link = await mailedLink(email, "reset-password")
  await page.goto(link)
  await expect(page).toHaveURL("/en/reset-password")
  await page.reload()
  const fields = [page.getByLabel("New Password"), page.getByLabel("Confirm Password")] as const
  await fields[0].fill(another)
  await fields[1].fill(password)
  await page.getByRole("button", { name: "Save the password" }).click()
  await expect(page.getByText("Passwords do not match")).toBeVisible()
  await expect(fields[1]).toBeFocused()
  await expectAccessible(page)
  await fields[0].fill(email)
  await fields[1].fill(email)
  await page.getByRole("button", { name: "Save the password" }).click()
  await expect(page.getByText("Your password must differ from your email").first()).toBeVisible()
  await expect(fields[1]).toHaveValue(email)
  await page.getByRole("button", { name: "Show password" }).first().click()
  await expect(fields[0]).toHaveAttribute("type", "text")
  await fields[0].fill(another)
  await fields[1].fill(another)
  await page.getByRole("button", { name: "Save the password" }).click()
  await expect(page.getByText("Password changed successfully")).toBeVisible()
  await expect(page).toHaveURL("/en/login")
  await logIn(page, email, another)
  await expect(page).toHaveURL("/en/dashboard")

  await page.goto(link)
  await fields[0].fill(password)
  await fields[1].fill(password)
  await page.getByRole("button", { name: "Save the password" }).click()
  await expect(page.getByText(ended)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("link", { name: "Ask for a new link" }).click()
  await expect(page).toHaveURL("/en/forgot-password")
})

test("a new password logs out whoever is signed in, and the link is kept in the other language", async ({
  page,
  factories,
}) => {
  const student = await factories.student()
  await openAs(page, student, "/dashboard/my-profile")
  const { email } = student.user
  const answer = await page.request.post("/api/auth/forgot-password", { data: { email } })
  expect(answer.status()).toBe(200)
  await page.goto(await mailedLink(email, "reset-password"))
  await page.getByRole("link", { name: "বাংলা" }).click()
  await expect(page).toHaveURL("/bn/reset-password")
  await page.getByLabel("নতুন পাসওয়ার্ড", { exact: true }).fill(another)
  await page.getByLabel("নতুন পাসওয়ার্ডটি আবার দিন").fill(another)
  await page.getByRole("button", { name: "পাসওয়ার্ড সংরক্ষণ করুন" }).click()
  await expect(page).toHaveURL("/bn/login")
  await expect(page.getByText("পাসওয়ার্ড বদলানো হয়েছে")).toBeVisible()
  await expect(page.getByText("আপনার সেশন শেষ হয়ে গেছে")).toHaveCount(0)
})

test("an unknown email is answered like a known one", async ({ page }) => {
  await page.goto("/forgot-password")
  await page.getByLabel("Email").fill("nobody@example.com")
  await page.getByRole("button", { name: "Send the link" }).click()
  await expect(page.getByText("If nobody@example.com is registered here")).toBeVisible()
  await page.getByRole("button", { name: "Use another email" }).click()
  await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com")
})

test("whose password an admin has reset chooses a new one before anything else", async ({ page, factories }) => {
  const { _id, email } = (await factories.student()).user
  const { password: oneTime } = await factories.send("PATCH", `auth/reset-password/${_id}`)
  await page.goto("/dashboard/my-profile")
  await logIn(page, email, oneTime)
  await expect(page).toHaveURL("/dashboard/change-password")
  await expect(page.getByText(/^Your password must be changed before you go on/)).toBeVisible()
  await expectAccessible(page)
  const menu = page.getByRole("navigation", { name: "Dashboard menu" })
  await expect(menu.getByRole("link")).toHaveText(["Change Password"])
  await page.goto("/dashboard/my-profile")
  await expect(page).toHaveURL("/dashboard/change-password")
  await page.getByLabel("Current Password").fill(oneTime)
  await page.getByLabel("New Password").fill(another)
  await page.getByLabel("Confirm Password").fill(another)
  await page.getByRole("button", { name: "Change Password" }).click()
  await expect(page.getByText("Password changed successfully")).toBeVisible()
  await expect(page).toHaveURL("/dashboard/my-profile")
  await expect(menu.getByRole("link")).toHaveText(["Dashboard", "My Profile", "Change Password", "My Review"])
})

test("a student changes the password; what is refused keeps what was typed", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/400/)
  const student = await factories.student()
  await openAs(page, student, "/dashboard/my-profile")
  const { email } = student.user
  await page.getByRole("navigation").getByRole("link", { name: "Change Password" }).click()
  await expect(page.getByRole("heading", { name: "Change Password" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Change Password" }).click()
  await expect(page.getByText("All fields are required")).toHaveCount(3)
  await expect(page.getByLabel("Current Password")).toBeFocused()
  await page.getByLabel("Current Password").fill("not mine at all")
  await page.getByLabel("New Password").fill(another)
  await page.getByLabel("Confirm Password").fill(another)
  await page.getByRole("button", { name: "Change Password" }).click()
  await expect(page.getByText("Current password is incorrect")).toHaveCount(2)
  await expect(page.getByLabel("Current Password")).toBeFocused()
  await expect(page.getByLabel("New Password")).toHaveValue(another)
  await page.getByLabel("Current Password").fill(password)
  // The user is asked for again then; were it on its way while the session ends, it would be refused.
  const askedAgain = page.waitForResponse("**/api/auth/get-user")
  await page.getByRole("button", { name: "Change Password" }).click()
  await expect(page.getByText("Password changed successfully")).toBeVisible()
  await expect(page.getByLabel("New Password")).toHaveValue("")
  await askedAgain
  await page.getByRole("button", { name: "Your account" }).click()
  await page.getByRole("menuitem", { name: "Logout" }).click()
  await expect(page.getByText("Logged Out", { exact: true })).toBeVisible()
  await page.goto("/login")
  await logIn(page, email, another)
  await expect(page).toHaveURL("/dashboard")
})

test("every form says that it needs JavaScript where there is none", async ({ page }) => {
  // Asked for as text: a browser whose scripts Playwright has turned off still does not show this element.
  for (const path of ["/login", "/register", "/forgot-password", "/reset-password", "/verify-email"]) {
    const answer = await page.request.get(path)
    expect(await answer.text(), path).toMatch(/<noscript><p[^>]*>This needs JavaScript,/)
  }
})

test.describe("before the script is there", () => {
  test.use({ javaScriptEnabled: false })

  test("a form that is sent does not put what was typed into the address", async ({ page, expectProblem }) => {
    // How the browser says that it left the scripts alone.
    expectProblem(/\.js csp$/)
    await page.goto("/login")
    await page.getByLabel("Password", { exact: true }).fill(password)
    await page.keyboard.press("Enter")
    await page.getByRole("button", { name: "Login" }).click()
    await expect(page).toHaveURL("/login")
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue(password)
  })
})
