import { screen, waitFor, within } from "@testing-library/react"
import { testPassword } from "server/src/test/test-app.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findToast, logIn, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce, fetchFromServer, intercept, mailedLink, newStudent } from "#test/test-api.ts"
import type { UserEvent } from "#test/user-event.ts"

const newPassword = "the river is wide in August"
const ended = "This link is no longer valid. Please ask for a new one"

const press = (user: UserEvent, name: string) => user.click(screen.getByRole("button", { name }))
const currentUrl = () => location.pathname + location.hash

test("the link in a mail opens a page that confirms the email on a press, and search engines do not index it", async () => {
  const { user: student, token } = await newStudent()
  const user = await renderApp({ url: await mailedLink(student.email), as: { user: student, token } })
  await waitFor(() => expect(currentUrl()).toBe("/verify-email"))
  expect(document.title).toBe("Confirm your email · Prohori")
  expect(document.querySelector<HTMLMetaElement>("meta[name=robots]")?.content).toBe("noindex")
  await expectAccessible()
  await press(user, "Continue")
  await screen.findByText("Your email is confirmed.")
  await expectAccessible()
  await user.click(screen.getByRole("link", { name: "Go to the dashboard" }))
  const menu = within(await screen.findByRole("navigation", { name: "Dashboard menu" }))
  await user.click(menu.getByRole("link", { name: "My Profile" }))
  await screen.findByText("Email verified")
})

test("a second press on the same link says that the email is confirmed already", async () => {
  expectProblem(/^400 /)
  const student = await newStudent()
  const link = await mailedLink(student.user.email)
  await callApi("POST", "auth/verify-email", { token: link.split("#")[1] ?? "" }, student)
  const user = await renderApp({ url: link, as: student })
  await press(user, "Continue")
  await screen.findByText(ended)
  await screen.findByText(/your email is already confirmed/)
  await expectAccessible()
})

test("a broken verification link leads to the login, and then to another mail", async () => {
  const { email } = (await newStudent()).user
  const first = await mailedLink(email)
  const user = await renderApp({ url: first.slice(0, -5) })
  await screen.findByText(ended)
  await user.click(within(screen.getByRole("main")).getByRole("link", { name: "Log in" }))
  await logIn(user, email, testPassword)
  await user.click(await screen.findByRole("button", { name: "Send the email again" }))
  await screen.findByText(`A new email to ${email} is on its way.`, { exact: false })
  const second = await mailedLink(email)
  expect(second).not.toBe(first)
  await renderApp({ url: second })
  await press(user, "Continue")
  await screen.findByText("Your email is confirmed.")
})

/** Opens the link of the first mail in a browser that is not signed in. */
async function openSignedOut() {
  const student = await newStudent()
  const user = await renderApp({ url: await mailedLink(student.user.email) })
  await press(user, "Continue")
  await screen.findByText(/If you opened it, confirm that with its password/)
  await expectAccessible()
  return { student, user }
}

test("in a browser that is not signed in, the account's password confirms the email", async () => {
  expectProblem(/^400 /)
  const { user, student } = await openSignedOut()
  const password = screen.getByLabelText("Password of this account")
  fill(password, "not the password")
  await press(user, "Confirm my email")
  await screen.findByText("This password is incorrect")
  fill(password, testPassword)
  await press(user, "Confirm my email")
  await screen.findByText("Your email is confirmed.")
  screen.getByRole("link", { name: "Log in" })
  expect(await callApi("GET", "auth/get-user", undefined, student)).toMatchObject({ isVerified: true })
})

test("the owner of an email that a stranger registered makes the account theirs by choosing a password", async () => {
  const { user, student } = await openSignedOut()
  await user.click(screen.getByText("I do not know the password"))
  fill(screen.getByLabelText("New Password"), newPassword)
  fill(screen.getByLabelText("Confirm Password"), newPassword)
  await press(user, "Save the password")
  await waitFor(() => expect(currentUrl()).toBe("/login"))
  const { email } = student.user
  expect(await callApi("POST", "auth/login", { email, password: newPassword })).toMatchObject({ isVerified: true })
})

test("“I did not open this account” deletes it, and a failure can be repeated", async () => {
  expectProblem(/^500 /)
  expectProblem(/^401 GET/)
  const { user, student } = await openSignedOut()
  await user.click(screen.getByText("I did not open this account"))
  failOnce("auth/reject-account")
  await press(user, "Delete the account")
  await screen.findByText("The disk is full")
  await press(user, "Delete the account")
  await screen.findByRole("heading", { name: "The account is deleted" })
  expect(document.title).toBe("The account is deleted · Prohori")
  within(screen.getByRole("main")).getByRole("link", { name: "Go to the home page" })
  await expectAccessible()
  const { status } = await fetchFromServer("/api/auth/get-user", { headers: { authorization: student.token } })
  expect(status).toBe(401)
})

test("a link for another account than the one that is signed in asks whose account it is", async () => {
  expectProblem(/^403 /)
  const [student, other] = [await newStudent(), await newStudent()]
  const user = await renderApp({ url: await mailedLink(student.user.email), as: other })
  await press(user, "Continue")
  fill(await screen.findByLabelText("Password of this account"), testPassword)
  await press(user, "Confirm my email")
  await screen.findByText("Your email is confirmed.")
})

test("an offered role is accepted with the password, and asks for a longer one only if it is too short", async () => {
  expectProblem(/^400 /)
  const student = await newStudent("Mim", "zq7 vx2 k")
  const { email } = student.user
  const token = (await mailedLink(email)).split("#")[1] ?? ""
  await callApi("POST", "auth/verify-email", { token }, student)
  await callApi("POST", "auth/invite-user", { name: "Mim", email, role: "editor", language: "en" })
  const user = await renderApp({ url: await mailedLink(email) })
  await screen.findByRole("heading", { name: "Accept your new role" })
  await expectAccessible()
  expect(screen.queryByLabelText("New Password")).toBe(null)
  fill(screen.getByLabelText("Your password"), "not the password")
  await press(user, "Accept the role")
  await screen.findByText("This password is incorrect")
  fill(screen.getByLabelText("Your password"), "zq7 vx2 k")
  await press(user, "Accept the role")
  await screen.findAllByText(/at least 12 characters/i)
  await expectAccessible()
  fill(await screen.findByLabelText("New Password"), newPassword)
  fill(screen.getByLabelText("Confirm Password"), newPassword)
  await press(user, "Accept the role")
  await findToast("The role is yours. Please log in")
  await logIn(user, email, newPassword)
  await waitFor(() => expect(currentUrl()).toBe("/dashboard"))
  const login = { email, password: newPassword }
  expect(await callApi("POST", "auth/login", login)).toMatchObject({ role: "editor", mustChangePassword: false })
})

test("an offer that was accepted leads to the login", async () => {
  await renderApp({ url: "/accept-role#short" })
  await screen.findByText(/^If you have accepted it already, log in\./)
  within(screen.getByRole("main")).getByRole("link", { name: "Log in" })
  await expectAccessible()
})

test("the form for a forgotten password checks the email, and gives the same answer for an unknown one", async () => {
  const user = await renderApp({ url: "/login" })
  await user.click(screen.getByRole("link", { name: "Forgot password?" }))
  const field = () => screen.getByLabelText("Email")
  await screen.findByRole("button", { name: "Send the link" })
  fill(field(), "no email")
  await press(user, "Send the link")
  await screen.findByText("Please enter a valid email")
  await waitFor(() => expect(document.activeElement).toBe(field()))
  for (const email of [(await newStudent()).user.email, "nobody@example.com"]) {
    fill(field(), email)
    await press(user, "Send the link")
    await screen.findByText(`If there is an account for ${email}`, { exact: false })
    await expectAccessible()
    await press(user, "Use another email")
    expect(textIn(field())).toBe(email)
  }
})

async function openReset() {
  const student = await newStudent()
  const { email } = student.user
  await callApi("POST", "auth/forgot-password", { email })
  const link = await mailedLink(email)
  const user = await renderApp({ url: link })
  const fields = () => [screen.getByLabelText("New Password"), screen.getByLabelText("Confirm Password")] as const
  const save = async (first: string, second = first) => {
    fill(fields()[0], first)
    fill(fields()[1], second)
    await press(user, "Save the password")
  }
  return { student, link, user, fields, save }
}

test("a new password must be repeated and must differ from the email, and can be shown", async () => {
  expectProblem(/^400 /)
  const { student, user, fields, save } = await openReset()
  await save(newPassword, testPassword)
  await screen.findByText("Passwords do not match")
  await waitFor(() => expect(document.activeElement).toBe(fields()[1]))
  await expectAccessible()
  await save(student.user.email)
  await screen.findAllByText("Your password must differ from your email")
  expect(textIn(fields()[1])).toBe(student.user.email)
  await user.click(screen.getAllByRole("button", { name: "Show password" })[0] as HTMLElement)
  expect(fields()[0].getAttribute("type")).toBe("text")
})

test("a link for a new password survives a reload, replaces the password, and works once", async () => {
  expectProblem(/^400 /)
  const { student, link, user, save } = await openReset()
  await waitFor(() => expect(currentUrl()).toBe("/reset-password"))
  await renderApp({ url: "/reset-password" })
  await save(newPassword)
  await findToast("Password changed successfully")
  await waitFor(() => expect(currentUrl()).toBe("/login"))
  await logIn(user, student.user.email, newPassword)
  await waitFor(() => expect(currentUrl()).toBe("/dashboard"))
  await renderApp({ url: link })
  await save(testPassword)
  await screen.findByText(ended)
  await expectAccessible()
  await user.click(screen.getByRole("link", { name: "Request a new link" }))
  await waitFor(() => expect(currentUrl()).toBe("/forgot-password"))
})

test("a change of the language keeps the link, and a new password logs the user out without a failure", async () => {
  const { student, link, user } = await openReset()
  await renderApp({ url: link, as: student })
  await user.click(screen.getByRole("link", { name: "বাংলা" }))
  fill(await screen.findByLabelText("নতুন পাসওয়ার্ড".normalize("NFC")), newPassword)
  fill(screen.getByLabelText("নতুন পাসওয়ার্ডটি আবার দিন".normalize("NFC")), newPassword)
  await press(user, "পাসওয়ার্ড সংরক্ষণ করুন".normalize("NFC"))
  await findToast("পাসওয়ার্ড বদলানো হয়েছে".normalize("NFC"))
  await waitFor(() => expect(currentUrl()).toBe("/login"))
  expect(screen.queryByText(/আপনার সেশন শেষ হয়ে গেছে/)).toBe(null)
})

const unsubscribeToken = "0123456789-abcdefghijklmnopqrstuvwxyz_ABCDE"

test("the link in a mail about a course unsubscribes on a press, not when it is opened", async () => {
  const user = await renderApp({ url: `/unsubscribe#${unsubscribeToken}` })
  await waitFor(() => expect(currentUrl()).toBe("/unsubscribe"))
  expect(document.querySelector<HTMLMetaElement>("meta[name=robots]")?.content).toBe("noindex")
  await expectAccessible()
  const sent: unknown[] = []
  intercept("courses/unsubscribe", (forward, { body }) => {
    sent.push(JSON.parse(String(body)))
    return forward()
  })
  expect(sent).toEqual([])
  await press(user, "Unsubscribe")
  await screen.findByRole("heading", { name: "You are unsubscribed" })
  expect(sent).toEqual([{ token: unsubscribeToken }])
  await expectAccessible()
})

test("a failure to unsubscribe is shown, and the press can be repeated; a link without its token says so", async () => {
  expectProblem(/^500 /)
  failOnce("courses/unsubscribe")
  const user = await renderApp({ url: `/unsubscribe#${unsubscribeToken}`, language: "bn" })
  await press(user, "ঠিকানা মুছে ফেলুন")
  await findToast("The disk is full")
  await press(user, "ঠিকানা মুছে ফেলুন")
  await screen.findByRole("heading", { name: "ঠিকানা মুছে ফেলা হয়েছে" })
  sessionStorage.clear()
  await renderApp({ url: "/unsubscribe#short" })
  await screen.findByText("This link is incomplete. Please open it from the email again.")
  await expectAccessible()
})
