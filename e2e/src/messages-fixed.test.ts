import type { Page } from "@playwright/test"
import { openAs, password, test } from "./factories.ts"
import { expect, logIn } from "./journey.ts"

const toast = (page: Page, text: string) => page.locator("[data-toaster]").getByText(text, { exact: true })

async function logOut(page: Page) {
  await page.getByRole("button", { name: "Your account" }).click()
  await page.getByRole("menuitem", { name: "Logout" }).click()
}

test("a logout says 'Logging Out...', then 'Logged Out', then goes to /", async ({ page, factories }) => {
  await openAs(page, await factories.student(), "/dashboard/my-profile")
  await page.route("**/api/auth/logout", async (route) => {
    await expect(toast(page, "Logging Out...")).toBeVisible()
    await route.continue()
  })
  await logOut(page)
  await expect(toast(page, "Logged Out")).toBeVisible()
  await expect(page).toHaveURL("/")
})

for (const address of ["/nowhere", "/dashboard/nowhere"]) {
  test(`${address} is 'Oops..! Page Not Found', with 'Back To Home'`, async ({ page, factories, expectProblem }) => {
    expectProblem(/404/)
    await openAs(page, await factories.student(), address)
    await expect(page.getByRole("heading", { level: 1, name: "Oops..! Page Not Found", exact: true })).toBeVisible()
    await page.getByRole("link", { name: "Back To Home", exact: true }).click()
    await expect(page).toHaveURL("/")
  })
}

test("a page that cannot be made is an 'Unexpected Application Error!'", async ({ page, expectProblem }) => {
  expectProblem(/500/)
  await page.goto("/en/verify-certificate")
  const refusal = { status: 500, json: { success: false, message: "The ink has run dry" } }
  await page.route("**/api/courses/get-courses", (route) => route.fulfill(refusal))
  await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Courses" }).click()
  const title = "Unexpected Application Error!"
  await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible({ timeout: 15_000 })
})

test("a review begins with five stars, and 'Submit Review' becomes 'Submitted'", async ({ page, factories }) => {
  await openAs(page, await factories.student(), "/dashboard/my-review")
  await expect(page.getByRole("slider", { name: "Rating" })).toHaveValue("5")
  await page.getByLabel("Comment").fill("Clear and calm.")
  await page.getByRole("button", { name: "Submit Review", exact: true }).click()
  await expect(page.getByRole("button", { name: "Submitted", exact: true })).toBeDisabled()
})

test("a photo of another type is refused by its name", async ({ page, factories }) => {
  await openAs(page, await factories.student(), "/dashboard/my-profile")
  const photo = { name: "face.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") }
  await page.getByLabel("Photo", { exact: true }).and(page.locator("input")).setInputFiles(photo)
  await expect(page.getByText("Please choose a JPEG or PNG image", { exact: true })).toBeVisible()
})

test("who may not log in is told so in the words of the decisions", async ({ page, factories, expectProblem }) => {
  expectProblem(/401|403/)
  const suspended = await factories.student()
  await factories.suspend(suspended)
  await page.goto("/login")
  await logIn(page, suspended.user.email, "not the password")
  await expect(toast(page, "Invalid email or password")).toBeVisible()
  await logIn(page, suspended.user.email, password)
  await expect(toast(page, "Your account is suspended")).toBeVisible()
})

test("a password that is not the present one is refused in the words of the decisions", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/400/)
  await openAs(page, await factories.student(), "/dashboard/change-password")
  await page.getByLabel("Current Password").fill("not the password")
  await page.getByLabel("New Password").fill("another evening in Sylhet")
  await page.getByLabel("Confirm Password").fill("another evening in Sylhet")
  await page.getByRole("button", { name: "Change Password" }).click()
  await expect(toast(page, "Current password is incorrect")).toBeVisible()
})

test.describe("in Bengali", () => {
  test.use({ locale: "bn-BD" })

  for (const [address, text] of [
    ["/dashboard/all-users?search=zzzz", "কোনো ব্যবহারকারী পাওয়া যায়নি..."],
    ["/dashboard/manage-certificates?search=zzzz", "কোনো সনদ পাওয়া যায়নি..."],
    ["/dashboard/manage-reviews?search=zzzz", "কোনো রিভিউ পাওয়া যায়নি..."],
    ["/dashboard/nowhere", "দুঃখিত..! পাতাটি পাওয়া যায়নি"],
  ] as const) {
    test(`${address} says '${text}'`, async ({ page, factories }) => {
      await openAs(page, factories.admin, address)
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    })
  }

  test("a form says what is missing, and a picture that it is", async ({ page, factories }) => {
    await openAs(page, factories.admin, "/dashboard/manage-galleries?new")
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByText("ছবির সঠিক লিংক দিন", { exact: true })).toBeVisible()
    await dialog.getByRole("button", { name: "ছবি যোগ করুন" }).click()
    await expect(dialog.getByText("সবগুলো ঘর পূরণ করুন", { exact: true })).toHaveCount(2)
  })

  test("a delete that fails and one that does not say so", async ({ page, factories, expectProblem }) => {
    expectProblem(/500/)
    const title = await factories.titled("galleries")
    await openAs(page, factories.admin, "/dashboard/manage-galleries")
    const refusal = {
      status: 500,
      json: { success: false, message: "Something went wrong on our side. Please try again", code: "broken" },
    }
    await page.route("**/api/galleries/delete-gallery/*", (route) => route.fulfill(refusal), { times: 1 })
    await page.getByRole("button", { name: `মুছুন ${title}` }).click()
    const confirm = page.getByRole("alertdialog").getByRole("button", { name: "মুছুন" })
    await confirm.click()
    await expect(toast(page, "ছবি মোছা যায়নি")).toBeVisible()
    await expect(toast(page, "আমাদের দিক থেকে একটি সমস্যা হয়েছে। আবার চেষ্টা করুন")).toBeVisible()
    await confirm.click()
    await expect(toast(page, "ছবি মুছে ফেলা হয়েছে")).toBeVisible()
  })

  test("a role that cannot be changed and one that can say so", async ({ page, factories, expectProblem }) => {
    expectProblem(/500/)
    const { user } = await factories.student()
    await openAs(page, factories.admin, `/dashboard/all-users?search=${user.name}`)
    const refusal = { status: 500, json: { success: false, message: "?" } }
    await page.route("**/api/auth/change-role", (route) => route.fulfill(refusal), { times: 1 })
    const role = page.getByRole("combobox", { name: `${user.name}: ভূমিকা` })
    await role.selectOption("instructor")
    await expect(toast(page, "ভূমিকা বদলানো যায়নি")).toBeVisible()
    await role.selectOption("instructor")
    await expect(toast(page, "ভূমিকা বদলানো হয়েছে")).toBeVisible()
  })

  test("the login says what is wrong in the reader's language, and so does the server", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/401/)
    await page.goto("/login")
    const send = page.getByRole("button", { name: "লগইন করুন" })
    await send.click()
    await expect(page.getByText("সবগুলো ঘর পূরণ করুন", { exact: true })).toHaveCount(2)
    await page.getByLabel("ইমেইল").fill("nobody@example.com")
    await page.getByLabel("পাসওয়ার্ড", { exact: true }).fill("not the password")
    await send.click()
    await expect(toast(page, "ইমেইল বা পাসওয়ার্ড ঠিক নয়")).toBeVisible()
  })
})
