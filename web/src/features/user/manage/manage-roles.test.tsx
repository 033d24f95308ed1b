import { screen, waitFor, within } from "@testing-library/react"
import { testPassword } from "server/src/test/test-app.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, findToast, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, fetchFromServer, intercept, loginAs, newSession, newStudent } from "#test/test-api.ts"

const listOf = (email: string) => `/dashboard/all-users?search=${email}`
const suspend = (id: string) => callApi("PATCH", "auth/change-role", { id, role: "suspended" })

async function openStudent() {
  const student = await newStudent()
  const user = await renderApp({ url: listOf(student.user.email), as: "admin" })
  const role = await findRole(student.user.name)
  return { student, user, role }
}

const findRole = (name: string) => screen.findByRole("combobox", { name: `Role of ${name}` })

test("a role changes immediately, and is rolled back with the reason when the server refuses it", async () => {
  expectProblem(/^409 /)
  const { student, user, role } = await openStudent()
  const message = "The last admin can be neither demoted, suspended nor deleted"
  const { promise, resolve } = Promise.withResolvers<Response>()
  intercept("auth/change-role", () => promise, 1)
  await user.selectOptions(role, "instructor")
  expect(textIn(role)).toBe("instructor")
  await findToast("Changing role...")
  resolve(Response.json({ success: false, message }, { status: 409 }))
  await findToast("Failed to change role")
  await findToast(message)
  expect(textIn(role)).toBe("student")
  await user.selectOptions(role, "instructor")
  await findToast("Role changed successfully")
  await renderApp({ url: listOf(student.user.email), as: "admin" })
  expect(textIn(await findRole(student.user.name))).toBe("instructor")
})

test("a suspension needs a confirmation, and ends all sessions of the user", async () => {
  expectProblem(/^401 GET/)
  const { student, user, role } = await openStudent()
  role.focus()
  await user.selectOptions(role, "suspended")
  const question = await screen.findByRole("alertdialog", { name: "Suspend this user?" })
  expect(question.textContent).toContain(student.user.email)
  await expectAccessible()
  await confirm(user, "Cancel")
  await waitFor(() => expect(document.activeElement).toBe(role))
  expect(textIn(role)).toBe("student")
  await user.selectOptions(role, "suspended")
  await confirm(user, "Suspend")
  await findToast("Role changed successfully")
  await waitFor(() => expect(textIn(role)).toBe("suspended"))
  await screen.findByText("No live session")
  const response = await fetchFromServer("/api/auth/get-user", { headers: { authorization: student.token } })
  expect(response.status).toBe(401)
})

test("promoting a user to admin needs a confirmation", async () => {
  const { student, user, role } = await openStudent()
  await user.selectOptions(role, "admin")
  const question = await screen.findByRole("alertdialog", { name: "Make this user an admin?" })
  within(question).getByText(new RegExp(student.user.email))
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBe(null))
  expect(textIn(role)).toBe("student")
})

test("an office role of somebody with an unconfirmed email works at once if the admin knows whose account it is", async () => {
  expectProblem(/^401 /)
  const { student, user, role } = await openStudent()
  await user.selectOptions(role, "editor")
  await screen.findByText(/The email of this account is not confirmed/)
  await user.click(screen.getByRole("checkbox", { name: /confirm its email now, and the role works at once$/ }))
  await expectAccessible()
  await confirm(user, "Make editor")
  await findToast("Role changed successfully")
  const login = { email: student.user.email, password: testPassword }
  expect(await callApi("POST", "auth/login", login)).toMatchObject({ role: "editor", isVerified: true })
})

test("an office role without a confirmed email leads to a page that says so, and goes on once an admin has confirmed it by hand", async () => {
  const student = await newStudent()
  const { _id: id, email, name } = student.user
  await callApi("PATCH", "auth/change-role", { id, role: "registrar" })
  const promoted = await newSession(email)
  await renderApp({ url: "/dashboard", as: promoted })
  await screen.findByRole("heading", { name: "Confirm your email first" })
  screen.getByRole("button", { name: "Send the verification email again" })
  await expectAccessible()
  await renderApp({ url: "/dashboard/manage-certificates", as: promoted })
  await screen.findByRole("heading", { name: "Confirm your email first" })

  const user = await renderApp({ url: `/dashboard/users/${id}`, as: "admin" })
  await user.click(await screen.findByRole("button", { name: "Confirm the email by hand" }))
  await screen.findByRole("alertdialog", { name: `Confirm the email of ${name} by hand?` })
  await expectAccessible()
  await confirm(user, "I know that this account is theirs")
  await findToast("Email confirmed successfully")
  await screen.findByText("Email verified")
  await renderApp({ url: "/dashboard/confirm-email", as: promoted })
  await waitFor(() => expect(location.pathname).toBe("/dashboard"))
  const menu = within(await screen.findByRole("navigation", { name: "Dashboard menu" }))
  await menu.findByRole("link", { name: "Certificates" })
})

test("giving up one's own admin role needs a confirmation", async () => {
  const { name, email } = (await loginAs("admin")).user
  const user = await renderApp({ url: listOf(email), as: "admin" })
  const role = await findRole(name)
  await user.selectOptions(role, "student")
  await screen.findByRole("alertdialog", { name: "Give up your own admin role?" })
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBe(null))
  expect(textIn(role)).toBe("admin")
})

test("a role that another admin has changed meanwhile is shown first, and overwritten at the second attempt", async () => {
  expectProblem(/^412 /)
  const { student, user, role } = await openStudent()
  await suspend(student.user._id)
  await user.selectOptions(role, "instructor")
  await findToast("Someone has changed this in the meantime. Please look at it again")
  await waitFor(() => expect(textIn(role)).toBe("suspended"))
  await user.selectOptions(role, "instructor")
  await findToast("Role changed successfully")
})

test("several users get one role after one confirmation, but not the admin's own account", async () => {
  const admin = (await loginAs("admin")).user
  const students = [await newStudent(), await newStudent()]
  const user = await renderApp({ url: listOf(admin.email), as: "admin" })
  await user.click(await screen.findByRole("checkbox", { name: `Select ${admin.name}` }))
  for (const { user: student } of students) {
    fill(screen.getByRole("searchbox", { name: "Search users" }), student.email)
    await user.click(await screen.findByRole("checkbox", { name: `Select ${student.name}` }))
  }
  await screen.findByText("3 selected")
  await user.selectOptions(screen.getByRole("combobox", { name: "New role of the selected users" }), "instructor")
  await user.click(screen.getByRole("button", { name: "Change role of the selected users" }))
  await screen.findByRole("alertdialog", { name: "Role “Instructor” for 3 selected?" })
  await expectAccessible()
  await confirm(user, "Change role")
  await findToast("your own role is changed in its own row")
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBe(null))
  for (const { user: student } of students)
    expect(await callApi("GET", `auth/get-user/${student._id}`)).toMatchObject({ role: "instructor" })
})
