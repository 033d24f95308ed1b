import type { Page } from "@playwright/test"
import { openAs, test } from "../factories.ts"
import { expect, expectAccessible, expectAccessibleDialog, mailsTo } from "../journey.ts"

/** A fingerprint reader of the browser's own, which holds passkeys. */
async function addFingerprintReader(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send("WebAuthn.enable")
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the next finger is the right one. */
    recognise: (isUserVerified: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  }
}

const logOut = async (page: Page) => {
  await page.getByRole("button", { name: "Your account" }).click()
  await page.getByRole("menuitem", { name: "Logout" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}

test("a passkey is added, logs in without a password, confirms a dangerous action, and is deleted", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/40[13] \(/)
  const student = await factories.student()
  const reader = await addFingerprintReader(page)
  await openAs(page, student, "/dashboard/security")
  const add = page.getByRole("button", { name: "Add a passkey" })
  await expect(add).toBeVisible()
  await expectAccessible(page)
  await add.click()
  const dialog = page.getByRole("dialog", { name: "Add a passkey" })
  await expectAccessibleDialog(page)
  await dialog.getByLabel("Name").fill("আমার ফোন")
  await dialog.getByLabel("Name").press("Enter")
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeFocused()
  await expect(page.getByText("You were logged out of all other devices", { exact: false })).toBeVisible()
  await page.getByRole("button", { name: "I have them in a safe place" }).click()
  await expect(page.getByText("Not used yet.")).toBeVisible()
  await expectAccessible(page)
  await expect
    .poll(() => mailsTo(student.user.email).then((mails) => mails.join()))
    .toContain("Two-step verification is on")

  await logOut(page)
  await page.goto("/login")
  await reader.recognise(false)
  const login = page.getByRole("button", { name: "Log in with a passkey" })
  await login.click()
  await expect(page.getByRole("alert")).toHaveText("No passkey was used. Please try again, or choose another way.")
  await expect(login).toBeFocused()
  await expectAccessible(page)
  await reader.recognise(true)
  await login.press("Enter")
  await expect(page).toHaveURL(/\/dashboard/)

  await page.goto("/dashboard/security")
  await expect(page.getByText("আমার ফোন", { exact: true })).toBeVisible()
  await expect(page.getByText(/Last used on/)).toBeVisible()
  // As if the session were older than ten minutes.
  const needed = { success: false, message: "Please enter your password again", code: "confirmIdentity" }
  await page.route("**/api/auth/delete-passkey/*", (route) => route.fulfill({ status: 403, json: needed }), {
    times: 1,
  })
  await page.getByRole("button", { name: "Delete : আমার ফোন" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Use a passkey instead" }).click()
  await expect(page.getByText("The passkey was deleted")).toBeVisible()
  await expect(page.getByText("Off", { exact: true })).toBeVisible()

  await logOut(page)
  await page.goto("/login")
  await login.click()
  await expect(page.getByRole("alert")).toHaveText("The passkey was not accepted. Please try again")
})
