import type { Page } from "@playwright/test"
import { type Login, openAs, password, test } from "./factories.ts"
import { authorization, expect, logIn, unique } from "./journey.ts"

const bio = "Half a sentence about my"

/** Logs in as people do, for the session is to end, and begins to write. */
async function writeBio(page: Page, { user }: Login) {
  await page.goto("/login")
  await logIn(page, user.email, password)
  await expect(page).toHaveURL("/dashboard")
  await page.goto("/dashboard/my-profile")
  await page.getByLabel("Bio").fill(bio)
}

test("a reload keeps what was typed, and so does another language", async ({ page, factories }) => {
  await openAs(page, await factories.student(), "/en/dashboard/my-profile")
  await page.getByLabel("Bio").fill(bio)
  await page.reload()
  await expect(page.getByLabel("Bio")).toHaveValue(bio)
  await page.getByRole("link", { name: "বাংলা" }).click()
  await expect(page.getByLabel("পরিচিতি")).toHaveValue(bio)
})

test("after a session has ended a wrong password is told, and the right one leads back into the form", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/401/)
  const student = await factories.student()
  await writeBio(page, student)
  await page.request.post("/api/auth/logout", { headers: await authorization(page) })
  await page.getByRole("button", { name: "Update Profile" }).click()
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible()
  await logIn(page, student.user.email, "not this one")
  await expect(page.getByText("Invalid email or password")).toBeVisible()
  await logIn(page, student.user.email, password)
  await expect(page.getByLabel("Bio")).toHaveValue(bio)
})

test("what was wrong with a form is not said any longer while it is tried again", async ({ page, expectProblem }) => {
  expectProblem(/401/)
  await page.goto("/en/login")
  await logIn(page, "nobody@example.com", "not this one")
  const wrong = page.getByText("Invalid email or password")
  // What is pointed at does not go by itself.
  await wrong.hover()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route("**/api/auth/login", (route) => held.then(() => route.continue()))
  await page.getByRole("textbox", { name: "Password" }).press("Enter")
  await expect(wrong).toBeHidden()
  release()
  await expect(wrong).toBeVisible()
})

test("forms that fail in the same words say them once", async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED/)
  await page.route("**/api/auth/*", (route) => route.abort())
  await page.goto("/en/login")
  await logIn(page, "nobody@example.com", "not this one")
  const unreachable = page.getByText("The server could not be reached")
  await unreachable.hover()
  await page.getByRole("link", { name: "Forgot password?" }).press("Enter")
  await expect(page).toHaveURL(/forgot-password/)
  await page.getByLabel("Email").fill("nobody@example.com")
  const failed = page.waitForEvent("requestfailed")
  await page.getByLabel("Email").press("Enter")
  await failed
  await expect(page.getByRole("button", { name: "Send the link" })).toBeEnabled()
  await expect(unreachable).toHaveCount(1)
})

test("a form that succeeds hides the failure of the form before it", async ({ page, factories, expectProblem }) => {
  expectProblem(/409/)
  await openAs(page, factories.admin, "/en/dashboard/manage-certificates?new")
  const dialog = page.getByRole("dialog")
  const fill = async (number: string) => {
    for (const label of ["Candidate Name", "Certification Name", "Batch No."])
      await dialog.getByLabel(label).fill("A name")
    await dialog.getByLabel("Candidate Email").fill("nusrat@example.com")
    await dialog.getByLabel("Certification No.").fill(number)
    await dialog.getByRole("button", { name: "Create Certificate" }).click()
  }
  await fill(await factories.certificate())
  const taken = page.locator("[data-toaster]").getByText("A certificate with this number already exists")
  // A toast under the pointer does not disappear by itself.
  await taken.hover()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await page.getByRole("button", { name: "Create New Certificate" }).press("Enter")
  await fill(unique("AFTER"))
  await expect(page.getByText("Certificate created successfully")).toBeVisible()
  await expect(taken).toHaveCount(0)
})

test("a session that ends in one tab keeps what was typed in the other", async ({
  page,
  factories,
  context,
  expectProblem,
}) => {
  expectProblem(/401/)
  const student = await factories.student()
  await writeBio(page, student)
  const other = await context.newPage()
  await other.goto("/dashboard/my-profile")
  await expect(other.getByLabel("Bio")).toBeVisible()
  await page.request.post("/api/auth/logout", { headers: await authorization(page) })
  await other.getByRole("button", { name: "Update Profile" }).click()
  await expect(other.getByText("Your session has ended.")).toBeVisible()
  await expect(page.getByText("Your session has ended.")).toBeVisible()
  await logIn(page, student.user.email, password)
  await expect(page.getByLabel("Bio")).toHaveValue(bio)
})

test("nobody else finds what was typed before a session ended", async ({ page, factories, expectProblem }) => {
  expectProblem(/401/)
  const [one, other] = [await factories.student(), await factories.student()]
  await writeBio(page, one)
  await page.request.post("/api/auth/logout", { headers: await authorization(page) })
  await page.getByRole("button", { name: "Update Profile" }).click()
  await expect(page.getByText("Your session has ended.")).toBeVisible()
  await logIn(page, other.user.email, password)
  await expect(page.getByLabel("Bio")).toHaveValue("")
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(bio)
})

test("what one person was shown is not shown to the next who logs in here", async ({ page, factories }) => {
  const [one, other] = [await factories.student(), await factories.student()]
  const openReview = async ({ user }: Login) => {
    await page.getByRole("link", { name: "Login", exact: true }).first().click()
    await logIn(page, user.email, password)
    await page.getByRole("link", { name: "My Review" }).first().click()
  }
  await page.goto("/en/login")
  await openReview(one)
  await page.getByLabel("Comment").fill("Nights in the lab well spent.")
  await page.getByRole("button", { name: "Submit Review" }).click()
  await expect(page.getByText("Thank you. This is what you wrote.")).toBeVisible()
  await page.getByRole("button", { name: "Your account" }).click()
  await page.getByRole("menuitem", { name: "Logout" }).click()

  const answer = Promise.withResolvers<void>()
  await page.route("**/api/reviews/get-review?*", async (route) => {
    await answer.promise
    await route.continue()
  })
  const asked = page.waitForRequest("**/api/reviews/get-review?*")
  await openReview(other)
  await asked
  await expect(page.getByRole("heading", { name: "My Review" })).toBeVisible()
  await expect(page.getByLabel("Comment")).toHaveCount(0)
  answer.resolve()
  await expect(page.getByLabel("Comment")).toHaveValue("")
})

test("who is no admin any more sees that, on the screen where they find out", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/403/)
  const promoted = await factories.student()
  const role = (role: string) =>
    page.request.patch("/api/auth/change-role", {
      headers: { authorization: factories.admin.token },
      data: { id: promoted.user._id, role },
    })
  await role("admin")
  await page.goto("/login")
  await logIn(page, promoted.user.email, password)
  await expect(page.getByRole("link", { name: "Galleries" }).first()).toBeVisible()
  await page.getByRole("link", { name: "Galleries" }).first().click()
  await page.getByRole("button", { name: "Create New Gallery" }).click()
  await role("student")
  await page.keyboard.press("Escape")
  await page.getByRole("link", { name: "Reviews" }).first().click()
  await expect(page.getByRole("heading", { name: "You are not allowed to see this page" })).toBeVisible()
  await expect(page.getByRole("navigation", { name: "Dashboard menu" }).getByRole("link")).toHaveCount(4)
})

test("two presses of the close button close one dialog", async ({ page }) => {
  await page.goto("/login")
  await logIn(page, "admin@example.com", "the watch at the gate")
  await expect(page).toHaveURL("/dashboard")
  await page.getByRole("link", { name: "Galleries" }).first().click()
  await page.getByRole("button", { name: "Create New Gallery" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).dblclick()
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(page).toHaveURL("/dashboard/manage-galleries")
})
