import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { openAs, password, test } from "../factories.ts"
import { expect, expectAccessible, logIn, unique } from "../journey.ts"

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

test("a login or logout in one tab takes effect in the other", async ({ page, factories, context }) => {
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

test("in Bengali a student adds a photo to the profile, writes a review, and sees the device", async ({
  page,
  factories,
}) => {
  await openAs(page, await factories.student(), "/bn/dashboard/my-profile")
  const buffer = await readFile(new URL("../../../web/public/icon-512.png", import.meta.url))
  const photo = page.getByRole("group", { name: "ছবি" }).locator("input[type=file]")
  await photo.setInputFiles({ name: "me.png", mimeType: "image/png", buffer })
  await page.getByRole("button", { name: "এই ছবিটিই দিন" }).click()
  await page.getByLabel("মোবাইল নম্বর").fill("০১৭১১-০০০০০০")
  await expectAccessible(page)
  await page.getByRole("button", { name: "প্রোফাইল আপডেট করুন" }).click()
  await expect(page.getByText("প্রোফাইল আপডেট হয়েছে")).toBeVisible()
  await page.getByRole("link", { name: "ড্যাশবোর্ড" }).first().click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("স্বাগতম, ")
  await expectAccessible(page)

  await page.getByRole("link", { name: "আমার রিভিউ" }).first().click()
  await page.getByRole("slider").press("ArrowLeft")
  await page.getByLabel("মন্তব্য").fill("রাতভর ল্যাবে বসে শিখেছি।")
  await page.getByRole("button", { name: "রিভিউ জমা দিন" }).click()
  await expect(page.getByText("রিভিউ জমা দেওয়া হয়েছে").first()).toBeVisible()
  await expect(page.getByRole("button", { name: "জমা দেওয়া হয়েছে" })).toBeDisabled()

  await page.goto("/bn/dashboard/my-devices")
  await expect(page.getByRole("heading", { name: "আমার ডিভাইস (১)" })).toBeVisible()
  await expectAccessible(page)
})
