import { expect, expectAccessible, register, test } from "./journey.ts"

const password = "a quiet evening in Rajshahi"

test("a new student registers, looks around, logs out and in again", async ({ page }) => {
  const email = await register(page, password)
  await expect(page.getByRole("main").getByText(email)).toBeVisible()
  await expectAccessible(page)

  const menu = page.getByRole("navigation", { name: "Dashboard menu" })
  await expect(menu.getByRole("link")).toHaveText(["Dashboard", "My Profile", "Change Password"])
  await page.goto("/dashboard/manage-certificates")
  await expect(page.getByRole("heading", { name: "You are not allowed to see this page" })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole("button", { name: "Your account" }).click()
  await expectAccessible(page)
  await page.getByRole("menuitem", { name: "Logout" }).click()
  await expect(page.getByText("Logged Out")).toBeVisible()
  await expect(page).toHaveURL("/")
  expect(await page.evaluate(() => localStorage.getItem("auth"))).toBeNull()

  await page.goto("/dashboard/my-profile")
  await expect(page).toHaveURL("/login")
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Login" }).click()
  await expect(page).toHaveURL("/dashboard/my-profile")
})

test("a form says what is wrong at its field, in the reader's language, and keeps what was typed", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/409|401/)
  const email = await register(page, password)
  await page.evaluate(() => localStorage.clear())
  await page.goto("/register")
  await page.getByRole("button", { name: "Register" }).click()
  await expect(page.getByText("All fields are required")).toHaveCount(4)
  await page.getByLabel("Full Name").fill("Second")
  await page.getByLabel("Email").fill("no email")
  await page.getByLabel("Password", { exact: true }).fill("12345")
  await page.getByLabel("Confirm Password").fill("123456")
  await page.getByRole("button", { name: "Register" }).click()
  await expect(page.getByText("Please enter a valid email")).toBeVisible()
  await expect(page.getByText("Password must be up to 6 characters")).toBeVisible()
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Register" }).click()
  await expect(page.getByText("Passwords do not match")).toBeVisible()
  await page.getByLabel("Confirm Password").fill(password)
  await page.getByRole("button", { name: "Register" }).click()
  await expect(page.getByText("Email is already registered")).toHaveCount(2)
  await expect(page.getByLabel("Full Name")).toHaveValue("Second")
  await page.getByRole("link", { name: "বাংলা" }).click()
  await expect(page.getByText("এই ইমেইল দিয়ে আগেই নিবন্ধন করা হয়েছে").first()).toBeVisible()
  await expect(page.getByLabel("পুরো নাম")).toHaveValue("Second")
})

test("a session that the server ended leads to the login with a notice, and back", async ({ page, expectProblem }) => {
  expectProblem(/401/)
  const email = await register(page, password)
  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem("auth") ?? "{}"))
  await page.request.post("/api/auth/logout", { headers: { authorization: token } })
  await page.goto("/dashboard/my-profile")
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible()
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Login" }).click()
  await expect(page).toHaveURL("/dashboard/my-profile")
})

test("logging in and out in one tab shows in the other", async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto("/courses")
  await expect(other.getByRole("link", { name: "Login" })).toBeVisible()
  await register(page, password)
  await other.getByRole("button", { name: "Your account" }).click()
  await other.getByRole("menuitem", { name: "Logout" }).click()
  await expect(page).toHaveURL("/")
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible()
})

for (const kept of ["{", '{"user":5}', '{"user":{"_id":"x"},"token":"t"}', "null"]) {
  test(`a kept login that reads ${kept} is dropped, silently`, async ({ page }) => {
    await page.addInitScript((kept) => localStorage.setItem("auth", kept), kept)
    await page.goto("/")
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible()
  })
}

test("who is signed in does not stay on the login page", async ({ page }) => {
  await register(page, password)
  await page.goto("/login")
  await expect(page).toHaveURL("/dashboard")
  await page.goto("/dashboard/profile")
  await expect(page).toHaveURL("/dashboard/my-profile")
  await page.goto("/dashboard/nothing")
  await expect(page.getByRole("heading", { name: "Oops..! Page Not Found" })).toBeVisible()
})
