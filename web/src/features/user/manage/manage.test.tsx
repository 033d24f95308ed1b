import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { addFilter, chooseFilter, confirm, fill, findRow, findToast, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, fetchFromServer, intercept, loginAs, newSession, newStudent } from "#test/test-api.ts"

const screenUrl = "/dashboard/all-users"

async function openStudent() {
  const student = await newStudent()
  const user = await renderApp({ url: `${screenUrl}?search=${student.user.email}`, as: "admin" })
  const row = within(await findRow(student.user.name.slice(0, 12)))
  return { student, user, row }
}

test("the users' table has the columns of the product document, and its heading has the number of users", async () => {
  await renderApp({ url: screenUrl, as: "admin" })
  await screen.findByRole("heading", { name: /^All Users \([1-9]\d*\)$/ })
  const columns = screen.getAllByRole("columnheader").map(({ textContent }) => textContent)
  expect(columns).toEqual(["Select all on this page", "SL", "Name", "Contact", "Session", "Role", "Action"])
})

test("a row shortens a name to 12, an email to 20 and a phone number to 15 characters and the spaces that group it", async () => {
  const student = await newStudent()
  const { name, email } = student.user
  await callApi("PATCH", "auth/update-user", { phone: "০১৭১১২৩৪৫৬৭" }, student)
  await renderApp({ url: `${screenUrl}?search=${email}`, as: "admin" })
  const row = within(await findRow(name.slice(0, 12)))
  for (const text of [name.slice(0, 12), email.slice(0, 20)]) row.getByText(`${text}...`)
  row.getByText("+880 1711-234567")
  const shortened = row.getByRole("note", { name: email })
  const whole = row.getByText(email)
  expect(whole.matches(":popover-open")).toBe(false)
  shortened.focus()
  expect(whole.matches(":popover-open")).toBe(true)
  await expectAccessible()
  shortened.blur()
  expect(whole.matches(":popover-open")).toBe(false)
})

test("the number of sessions opens a list of the devices", async () => {
  const student = await newStudent()
  const phone = "Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36"
  const user = await renderApp({ url: `${screenUrl}?search=${student.user.email}`, as: "admin" })
  await screen.findByRole("button", { name: `1 live session of ${student.user.name}` })
  await newSession(student.user.email, phone)
  await renderApp({
    url: `${screenUrl}?search=${student.user.email}`,
    as: await newSession((await loginAs("admin")).user.email),
  })
  const sessions = await screen.findByRole("button", { name: `2 live sessions of ${student.user.name}` })
  const devices = screen.getByText("Chrome on Android").closest("[popover]") as HTMLElement
  expect(devices.matches(":popover-open")).toBe(false)
  await user.click(sessions)
  expect(devices.matches(":popover-open")).toBe(true)
  await waitFor(() => expect(sessions.getAttribute("aria-expanded")).toBe("true"))
  await expectAccessible()
  sessions.blur()
  expect(devices.matches(":popover-open")).toBe(false)
  sessions.focus()
  expect(devices.matches(":popover-open")).toBe(true)
})

test("a late response to an old search does not replace the result of a newer one", async () => {
  const [first, second] = [(await newStudent()).user, (await newStudent()).user]
  const user = await renderApp({ url: screenUrl, as: "admin" })
  const { promise, resolve } = Promise.withResolvers<void>()
  let late: Promise<Response> | undefined
  intercept(`auth/get-users?search=${first.email.split("@")[0]}*`, (forward) => {
    late = promise.then(forward)
    return late
  })
  const search = await screen.findByRole("searchbox", { name: "Search users" })
  fill(search, first.email)
  await waitFor(() => expect(late).toBeDefined())
  fill(search, second.email)
  await screen.findByRole("heading", { name: "All Users (1)" })
  resolve()
  await late
  // A click, so that the response has been processed before the list is read.
  await user.click(screen.getByRole("checkbox", { name: `Select ${second.name}` }))
  await screen.findByText("1 selected")
  expect(screen.queryByRole("checkbox", { name: `Select ${first.name}` })).toBe(null)
  expect(textIn(search)).toBe(second.email)
})

test("the filter for unverified emails is stored in the URL, apart from the search", async () => {
  await Promise.all(Array.from({ length: 11 }, () => newStudent()))
  const { user: student } = await newStudent()
  const user = await renderApp({ url: `${screenUrl}?search=${student.email}&isVerified=true`, as: "admin" })
  await screen.findByText("No user found...")
  await chooseFilter(user, "Email: Verified", "Not verified")
  await screen.findByRole("heading", { name: "All Users (1)" })
  within(screen.getByRole("table")).getByText("Email not verified")
  await user.click(screen.getByRole("button", { name: "Clear search" }))
  await waitFor(() => expect(location.search).toBe("?isVerified=false"))
  await screen.findByRole("heading", { name: /^All Users \((?!1\))\d+\)$/ })
  await user.click(screen.getByRole("button", { name: "Remove the filter Email" }))
  await waitFor(() => expect(location.search).toBe(""))
  await screen.findByRole("navigation", { name: "Pages" })
})

test("when no email is unverified, a button shows all users again", async () => {
  const meta = { total: 0, from: 0, to: 0, page: 1, pages: 0, hasPrevPage: false, hasNextPage: false }
  const none = { success: true, message: "", data: [], count: 0, meta }
  intercept("auth/get-users?isVerified=false", () => Response.json(none))
  const user = await renderApp({ url: `${screenUrl}?isVerified=false`, as: "admin" })
  await screen.findByText("No user found...")
  await user.click(screen.getByRole("button", { name: "Clear filters" }))
  await screen.findByRole("table")
  expect(location.search).toBe("")
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Filter" }))
})

test("users are filtered by their role and by the day of their registration", async () => {
  const { user: student } = await newStudent()
  const user = await renderApp({ url: `${screenUrl}?search=${student.email}`, as: "admin" })
  await addFilter(user, "Role")
  await user.click(screen.getByRole("button", { name: "Instructor" }))
  await screen.findByText(`Nothing matches “${student.email}”. Nothing matches all of these filters.`)
  await chooseFilter(user, "Role: Instructor", "Student")
  await findRow(student.name.slice(0, 12))
  await addFilter(user, "Joined")
  await user.click(screen.getByRole("button", { name: "Today" }))
  await waitFor(() => expect(location.search).toMatch(/&from=20\d\d-\d\d-\d\d&to=20\d\d-\d\d-\d\d$/))
  await findRow(student.name.slice(0, 12))
})

test("users who have not accepted their invitation are found by a filter", async () => {
  const email = `${crypto.randomUUID()}@example.com`
  await callApi("POST", "auth/invite-user", { name: "Tanvir Rahman", email, role: "instructor", language: "bn" })
  const user = await renderApp({ url: screenUrl, as: "admin" })
  await addFilter(user, "Invitation")
  await user.click(screen.getByRole("button", { name: "Not accepted yet" }))
  within(await findRow("Tanvir Rahman")).getByText("Invited")
  await screen.findByRole("heading", { name: "All Users (1)" })
  expect(location.search).toBe("?isInvited=true")
  await chooseFilter(user, "Invitation: Not accepted yet", "Accepted, or none")
  await waitFor(() => expect(screen.queryByText("Tanvir Rahman")).toBe(null))
})

test("the export link downloads the users that the search has found", async () => {
  const { student } = await openStudent()
  const link = screen.getByRole("link", { name: "Export search results (CSV)" })
  expect(link.hasAttribute("download")).toBe(true)
  const { token: authorization } = await loginAs("admin")
  const response = await fetchFromServer(link.getAttribute("href") ?? "", { headers: { authorization } })
  expect(response.headers.get("content-disposition")).toMatch(/filename="users-.*\.csv"/)
  const rows = (await response.text()).split("\n").filter((line) => line.includes("@"))
  expect(rows).toEqual([expect.stringContaining(student.user.email)])
})

test("a user is deleted after a confirmation with their email", async () => {
  const { student, user, row } = await openStudent()
  await user.click(row.getByRole("button", { name: `Delete ${student.user.name}` }))
  const question = await screen.findByRole("alertdialog", { name: "Delete this user?" })
  expect(question.textContent).toContain(student.user.email)
  await expectAccessible()
  await confirm(user, "Delete")
  await findToast("User deleted successfully")
  await screen.findByText("No user found...")
})

test("admins cannot delete their own account, and change their password instead of resetting it", async () => {
  expectProblem(/^409 /)
  const { name, email } = (await loginAs("admin")).user
  const user = await renderApp({ url: `${screenUrl}?search=${email}`, as: "admin" })
  await user.click(await screen.findByRole("button", { name: `Delete ${name}` }))
  const question = await screen.findByRole("alertdialog", { name: "Delete this user?" })
  expect(question.textContent).toContain("This is your own account: another admin has to delete it.")
  await confirm(user, "Delete")
  await findToast("Failed to deleting user")
  await findToast("You cannot delete your own account")
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBe(null))
  await user.click(screen.getByRole("button", { name: `Reset password ${name}` }))
  await confirm(user, "Change Password")
  await waitFor(() => expect(location.pathname).toBe("/dashboard/change-password"))
})
