import { screen, waitFor, within } from "@testing-library/react"
import { totpCode, totpStepAt } from "server/src/accounts/second-factor/totp.ts"
import { fromBase32 } from "server/src/test/sign-in/totp-secret.ts"
import { testPassword } from "server/src/test/test-app.ts"
import { expect, onTestFinished, test } from "vitest"
import { askForIdentity } from "#api/identity.ts"
import { signOut } from "#session/session.ts"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findToast, logIn, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import {
  callApi,
  failOnce,
  forgetPasswordEntry,
  giveRole,
  newLogin,
  newSession,
  newStudent,
  restartServer,
} from "#test/test-api.ts"
import type { UserEvent } from "#test/user-event.ts"

const url = "/dashboard/security"

/** The code that an app shows for the key on the screen, some half minutes from now. */
function codeOnScreen(shift: number): string {
  const key = screen.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent?.replaceAll(" ", "") ?? ""
  return totpCode(fromBase32(key), totpStepAt(Date.now()) + shift)
}

async function setUp(user: UserEvent) {
  await user.click(await screen.findByRole("button", { name: "Set it up" }))
  const next = await screen.findByLabelText("Code").then(() => codeOnScreen(0))
  // In both themes.
  const qrCode = screen.getByRole("img", { name: "QR code for the authenticator app" })
  expect([...qrCode.children].map((shape) => shape.getAttribute("fill"))).toEqual(["#fff", "#000"])
  fill(screen.getByLabelText("Code"), codeOnScreen(-1))
  await user.click(screen.getByRole("button", { name: "Turn it on" }))
  await screen.findByRole("heading", { name: "Your recovery codes" })
  const codes = screen.getAllByText(/^[a-z2-9]{5}-[a-z2-9]{5}$/).map(({ textContent }) => textContent ?? "")
  return { codes, next }
}

test("two-step verification is set up, and the next login asks for the code", async () => {
  expectProblem(/^40[01] /)
  const student = await newStudent()
  const user = await renderApp({ url, as: student })
  const other = await newSession(student.user.email)
  await screen.findByText("Off")
  screen.getByText(/^Turning it on logs you out of all other devices/)
  await expectAccessible()
  const { codes, next } = await setUp(user)
  expect(codes).toHaveLength(10)
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your recovery codes" }))
  screen.getByText(/^Two-step verification is on\. You were logged out of all other devices/)
  await expect(callApi("GET", "auth/get-sessions", undefined, other)).rejects.toThrow()
  await expectAccessible()
  await user.click(screen.getByRole("button", { name: "I have them in a safe place" }))
  await screen.findByText("10 recovery codes are left.")
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }))
  await expectAccessible()

  signOut()
  const visitor = await renderApp({ url: "/login" })
  await logIn(visitor, student.user.email, testPassword)
  const field = await screen.findByLabelText("Code")
  expect(document.activeElement).toBe(field)
  expect(textIn(screen.getByLabelText("Password"))).toBe(testPassword)
  await expectAccessible()
  await visitor.click(screen.getByRole("button", { name: "Login" }))
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Please enter the code/)
  fill(field, "123456")
  await visitor.click(screen.getByRole("button", { name: "Login" }))
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("This code is not right, or was already used"))
  fill(field, next)
  await visitor.click(screen.getByRole("button", { name: "Login" }))
  await waitFor(() => expect(location.pathname).toBe("/dashboard"))
})

test("a wrong first code is said at its field, and new codes and turning it off are confirmed", async () => {
  expectProblem(/^(400|500) /)
  const user = await renderApp({ url, as: await newStudent() })
  failOnce("auth/begin-totp")
  await user.click(await screen.findByRole("button", { name: "Set it up" }))
  await findToast("The setup could not be started", { exact: false })
  await user.click(screen.getByRole("button", { name: "Set it up" }))
  const field = await screen.findByLabelText("Code")
  await user.click(screen.getByRole("button", { name: "Turn it on" }))
  await screen.findByText("Please enter the code")
  fill(field, "000000")
  await user.click(screen.getByRole("button", { name: "Turn it on" }))
  await screen.findByText("This code is not right, or was already used", { selector: "p[id]" })
  fill(field, codeOnScreen(0))
  await user.click(screen.getByRole("button", { name: "Turn it on" }))
  await user.click(await screen.findByRole("button", { name: "I have them in a safe place" }))

  await user.click(await screen.findByRole("button", { name: "Make new recovery codes" }))
  const dialog = await screen.findByRole("alertdialog")
  await user.click(within(dialog).getByRole("button", { name: "Make new recovery codes" }))
  await screen.findByRole("heading", { name: "Your recovery codes" })
  // They end no session.
  expect(screen.queryByText(/logged out of all other devices/)).toBe(null)
  await user.click(await screen.findByRole("button", { name: "I have them in a safe place" }))
  await user.click(await screen.findByRole("button", { name: "Turn it off" }))
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Turn it off" }))
  await screen.findByRole("button", { name: "Set it up" })
})

test("a dangerous call asks for the password, and goes on when it is right", async () => {
  expectProblem(/^40[03] /)
  const admin = await newLogin("admin")
  const { user: student } = await newStudent("Rafi Hasan")
  const user = await renderApp({ url: `/dashboard/users/${student._id}`, as: admin })
  await forgetPasswordEntry(admin)
  await user.selectOptions(await screen.findByLabelText(/role/i), "instructor")
  const dialog = await screen.findByRole("dialog", { name: "Please enter your password again" })
  await expectAccessible()
  fill(within(dialog).getByLabelText("Password"), "not this one")
  await user.click(within(dialog).getByRole("button", { name: "Continue" }))
  await within(dialog).findByText("Current password is incorrect")
  fill(within(dialog).getByLabelText("Password"), testPassword)
  await user.click(within(dialog).getByRole("button", { name: "Continue" }))
  await findToast("Role changed successfully")
  expect(screen.queryByRole("dialog")).toBe(null)
})

test("an admin turns it off for somebody who has lost the phone, on that user's page", async () => {
  const student = await newStudent("Tania Islam")
  const own = await renderApp({ url, as: student })
  await setUp(own)
  const user = await renderApp({ url: `/dashboard/users/${student.user._id}`, as: await newLogin("admin") })
  await screen.findByText(/^on since /)
  await expectAccessible()
  await user.click(screen.getByRole("button", { name: "Turn it off" }))
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Turn it off" }))
  await findToast("Two-step verification is off")
  await waitFor(() => expect(screen.queryByText(/^on since /)).toBe(null))
})

test("after the dialog is closed, a message says why nothing happened", async () => {
  expectProblem(/^403 /)
  const admin = await newLogin("admin")
  const { user: student } = await newStudent("Mim Akter")
  const user = await renderApp({ url: `/dashboard/users/${student._id}`, as: admin })
  await forgetPasswordEntry(admin)
  await user.selectOptions(await screen.findByLabelText(/role/i), "instructor")
  await screen.findByRole("dialog", { name: "Please enter your password again" })
  await user.keyboard("{Escape}")
  await findToast("Please enter your password again", { exact: false })
  await waitFor(() => expect((screen.getByLabelText(/role/i) as HTMLSelectElement).value).toBe("student"))
})

test("a call that waits for the password fails when the user leaves the dashboard", async () => {
  await renderApp({ url, as: await newStudent() })
  const answer = askForIdentity()
  await screen.findByRole("dialog", { name: "Please enter your password again" })
  await renderApp({ url: "/courses" })
  expect(await answer).toBe(false)
})

/** The link of the export, and how often it started a download. */
async function exportLink() {
  const link = await screen.findByRole("link", { name: /Export/ })
  let downloads = 0
  // After the handlers of React, which listen on the document. The DOM of the tests cannot download.
  const countDownload = (event: Event) => {
    if (event.target !== link) return
    if (!event.defaultPrevented) downloads++
    event.preventDefault()
  }
  window.addEventListener("click", countDownload)
  onTestFinished(() => window.removeEventListener("click", countDownload))
  return { link, downloads: () => downloads }
}

test("a password from before a promotion has to be replaced once it is entered again", async () => {
  expectProblem(/^403 /)
  const password = "x7#Kq2!v"
  const promoted = await giveRole(await newStudent("Mim", password), "admin")
  const user = await renderApp({ url: "/dashboard/audit-log", as: promoted })
  await forgetPasswordEntry(promoted)
  const { link } = await exportLink()
  await user.click(link)
  const dialog = await screen.findByRole("dialog", { name: "Please enter your password again" })
  fill(within(dialog).getByLabelText("Password"), password)
  await user.click(within(dialog).getByRole("button", { name: "Continue" }))
  await screen.findByRole("heading", { name: "Change Password" })
  screen.getByText(/it is not strong enough for your role/)
})

test("a list that anyone may see is exported without the password", async () => {
  const admin = await newLogin("admin")
  const user = await renderApp({ url: "/dashboard/manage-courses", as: admin })
  await forgetPasswordEntry(admin)
  const { link, downloads } = await exportLink()
  await user.click(link)
  expect(downloads()).toBe(1)
})

test("an export asks for the password before it begins", async () => {
  const admin = await newLogin("admin")
  const user = await renderApp({ url: "/dashboard/all-users", as: admin })
  await forgetPasswordEntry(admin)
  const { link, downloads } = await exportLink()
  await user.click(link)
  const dialog = await screen.findByRole("dialog", { name: "Please enter your password again" })
  expect(downloads()).toBe(0)
  fill(within(dialog).getByLabelText("Password"), testPassword)
  await user.click(within(dialog).getByRole("button", { name: "Continue" }))
  await waitFor(() => expect(downloads()).toBe(1))
})

test("without a grace period, the office is led to this page, which names no date", async () => {
  expectProblem(/^403 /)
  const editor = await newLogin("editor")
  await restartServer({ secondFactorPolicy: { isRequired: true, graceDays: 0 } })
  await renderApp({ url: "/dashboard/manage-courses", as: editor })
  await screen.findByText("Your role needs it.")
  screen.getByText("Your role needs two-step verification. Please set it up to go on.")
})
