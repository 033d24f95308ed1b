import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { openAs, password, test } from "./factories.ts"
import { authorization, expect, expectAccessible, logIn, unique } from "./journey.ts"

async function register(page: Page) {
  const email = `${unique("student")}@example.com`
  await page.goto("/register")
  await page.getByLabel("Full Name").fill("সাদিয়া আফরিন")
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByLabel("Confirm Password").fill(password)
  await page.getByRole("button", { name: "Register" }).click()
  await expect(page).toHaveURL("/dashboard/my-profile")
  return email
}

test("a new student registers, looks around, logs out and in again", async ({ page }) => {
  const email = await register(page)
  await expect(page.getByRole("main").getByLabel("Email")).toHaveValue(email)
  await expectAccessible(page)

  const menu = page.getByRole("navigation", { name: "Dashboard menu" })
  await expect(menu.getByRole("link")).toHaveText(["Dashboard", "My Profile", "Change Password", "My Review"])
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
  factories,
  expectProblem,
}) => {
  expectProblem(/409|401/)
  const { email } = (await factories.student()).user
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

test("a session that the server ended leads to the login with a notice, and back", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/401/)
  const student = await factories.student()
  await openAs(page, student, "/dashboard/my-profile")
  const { email } = student.user
  await page.request.post("/api/auth/logout", { headers: await authorization(page) })
  await page.goto("/dashboard/my-profile")
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible()
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Login" }).click()
  await expect(page).toHaveURL("/dashboard/my-profile")
})

test("logging in and out in one tab shows in the other", async ({ page, factories, context }) => {
  const other = await context.newPage()
  await other.goto("/courses")
  await expect(other.getByRole("link", { name: "Login" })).toBeVisible()
  await page.goto("/login")
  await logIn(page, (await factories.student()).user.email, password)
  await expect(page).toHaveURL("/dashboard")
  await other.getByRole("button", { name: "Your account" }).click()
  await other.getByRole("menuitem", { name: "Logout" }).click()
  await expect(page).toHaveURL("/")
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible()
})

for (const stored of ["{", '{"user":5}', '{"user":null,"token":"t"}', '{"user":{"_id":"x"},"token":"t"}', "null", ""]) {
  test(`a stored login that reads '${stored}' is removed, silently`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem("auth", text), stored)
    await page.goto("/dashboard")
    await expect(page).toHaveURL("/login")
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem("auth"))).toBeNull()
  })
}

test("somebody who is signed in already is led from login and register to the dashboard", async ({
  page,
  factories,
}) => {
  await openAs(page, await factories.student(), "/dashboard/my-profile")
  for (const address of ["/login", "/register"]) {
    await page.goto(address)
    await expect(page).toHaveURL("/dashboard")
  }
  await page.goto("/dashboard/profile")
  await expect(page).toHaveURL("/dashboard/my-profile")
  await page.goto("/dashboard/nothing")
  await expect(page.getByRole("heading", { name: "Oops..! Page Not Found" })).toBeVisible()
})

/** What a student finds, in both languages: the same steps with other words. */
const journeys = {
  en: {
    ...{ dashboard: "Dashboard", welcome: "Welcome, ", photo: "Photo", use: "Use this photo", phone: "Mobile No." },
    ...{ update: "Update Profile", updated: "Profile updated successfully", review: "My Review", comment: "Comment" },
    ...{
      submit: "Submit Review",
      sent: "Review submitted successfully",
      locked: "Submitted",
      devices: "My Devices (1)",
    },
  },
  bn: {
    ...{ dashboard: "ড্যাশবোর্ড", welcome: "স্বাগতম, ", photo: "ছবি", use: "এই ছবিটিই দিন", phone: "মোবাইল নম্বর" },
    ...{ update: "প্রোফাইল আপডেট করুন", updated: "প্রোফাইল আপডেট হয়েছে", review: "আমার রিভিউ", comment: "মন্তব্য" },
    ...{ submit: "রিভিউ জমা দিন", sent: "রিভিউ জমা দেওয়া হয়েছে", locked: "জমা দেওয়া হয়েছে", devices: "আমার ডিভাইস (১)" },
  },
}

for (const [language, words] of Object.entries(journeys)) {
  test(`a new student fills in a profile with a photo, in ${language}`, async ({ page, factories }) => {
    await openAs(page, await factories.student(), "/dashboard/my-profile")
    if (language === "bn") await page.getByRole("link", { name: "বাংলা" }).click()
    const buffer = await readFile(new URL("../../web/public/icon-512.png", import.meta.url))
    const photo = page.getByRole("group", { name: words.photo }).locator("input[type=file]")
    await photo.setInputFiles({ name: "me.png", mimeType: "image/png", buffer })
    await page.getByRole("button", { name: words.use }).click()
    await page.getByLabel(words.phone).fill("০১৭১১-০০০০০০")
    await expectAccessible(page)
    await page.getByRole("button", { name: words.update }).click()
    await expect(page.getByText(words.updated)).toBeVisible()
    await page.getByRole("link", { name: words.dashboard }).first().click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText(words.welcome)
    await expectAccessible(page)
  })

  test(`a new student reviews, and sees the one device, in ${language}`, async ({ page, factories }) => {
    await openAs(page, await factories.student(), "/dashboard/my-profile")
    if (language === "bn") await page.getByRole("link", { name: "বাংলা" }).click()
    await page.getByRole("link", { name: words.review }).first().click()
    await page.getByRole("slider").press("ArrowLeft")
    await page.getByLabel(words.comment).fill("রাতভর ল্যাবে বসে শিখেছি।")
    await page.getByRole("button", { name: words.submit }).click()
    await expect(page.getByText(words.sent).first()).toBeVisible()
    await expect(page.getByRole("button", { name: words.locked })).toBeDisabled()
    await page.goto("/dashboard/my-devices")
    await expect(page.getByRole("heading", { name: words.devices })).toBeVisible()
    await expectAccessible(page)
  })
}

test("an instructor has the welcome and the menu of everybody, and no screen of an admin", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/401/)
  const student = await factories.student()
  await factories.send("PATCH", "auth/change-role", { id: student.user._id, role: "instructor" })
  await openAs(page, student, "/dashboard/my-profile")
  await expect(page.getByText("Instructor", { exact: true })).toBeVisible()
  const menu = page.getByRole("navigation", { name: "Dashboard menu" })
  await expect(menu.getByRole("link")).toHaveText(["Dashboard", "My Profile", "Change Password", "My Review"])
  await page.getByRole("link", { name: "Dashboard", exact: true }).first().click()
  await expect(page.getByRole("link", { name: /^Find a course/ })).toBeVisible()
  await page.goto("/dashboard/all-users")
  await expect(page.getByRole("heading", { name: "You are not allowed to see this page" })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.goto("/login")
  await logIn(page, student.user.email, password)
  await expect(page).toHaveURL("/dashboard")
})

test("a session that ends in the middle of a form: after login it is still filled", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/401/)
  const student = await factories.student()
  await openAs(page, student, "/dashboard/my-profile")
  const { email } = student.user
  await page.getByLabel("Bio").fill("I mend radios.")
  await page.request.post("/api/auth/logout", { headers: await authorization(page) })
  await page.getByRole("button", { name: "Update Profile" }).click()
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible()
  await logIn(page, email, password)
  await expect(page).toHaveURL("/dashboard/my-profile")
  await expect(page.getByLabel("Bio")).toHaveValue("I mend radios.")
  await page.getByRole("button", { name: "Update Profile" }).click()
  await expect(page.getByText("Profile updated successfully")).toBeVisible()
})
