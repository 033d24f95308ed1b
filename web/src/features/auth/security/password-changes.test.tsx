import { screen, waitFor, within } from "@testing-library/react"
import { testPassword } from "server/src/test/test-app.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findToast, logIn, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, newStudent, settleRequests } from "#test/test-api.ts"
import type { UserEvent } from "#test/user-event.ts"

const newPassword = "the river is wide in August"
const changeUrl = "/dashboard/change-password"

const menu = () => within(screen.getByRole("navigation", { name: "Dashboard menu" }))
const menuTexts = () =>
  menu()
    .getAllByRole("link")
    .map(({ textContent }) => textContent)

async function changePassword(user: UserEvent, currentPassword: string) {
  fill(await screen.findByLabelText("Current Password"), currentPassword)
  fill(screen.getByLabelText("New Password"), newPassword)
  fill(screen.getByLabelText("Confirm Password"), newPassword)
  await user.click(screen.getByRole("button", { name: "Change Password" }))
}

test("after a reset by an admin, a user must choose a password before any other page opens", async () => {
  const { _id, email } = (await newStudent()).user
  const { password: oneTimePassword } = await callApi("PATCH", `auth/reset-password/${_id}`)
  const user = await renderApp({ url: "/dashboard/my-profile" })
  await logIn(user, email, oneTimePassword)
  await screen.findByText(/^Please change your password before you continue/)
  await waitFor(() => expect(location.pathname).toBe(changeUrl))
  expect(menuTexts()).toEqual(["Change Password"])
  await expectAccessible()
  await renderApp({ url: "/dashboard/my-profile" })
  await waitFor(() => expect(location.pathname).toBe(changeUrl))
  await changePassword(user, oneTimePassword)
  await findToast("Password changed successfully")
  await waitFor(() => expect(menuTexts()).toEqual(["Dashboard", "My Profile", "Change Password", "My Review"]))
})

test("after the forced change of a password, the requested page opens", async () => {
  const { _id, email } = (await newStudent()).user
  const { password: oneTimePassword } = await callApi("PATCH", `auth/reset-password/${_id}`)
  const user = await renderApp({ url: "/dashboard/my-profile" })
  await logIn(user, email, oneTimePassword)
  await changePassword(user, oneTimePassword)
  await waitFor(() => expect(location.pathname).toBe("/dashboard/my-profile"))
})

test("a wrong current password gets a message and the focus, and the new one stays in its fields", async () => {
  expectProblem(/^400 /)
  const user = await renderApp({ url: "/dashboard/my-profile", as: await newStudent() })
  await user.click(menu().getByRole("link", { name: "Change Password" }))
  await screen.findByRole("heading", { name: "Change Password" })
  await expectAccessible()
  await user.click(screen.getByRole("button", { name: "Change Password" }))
  await screen.findByText("All fields are required")
  expect(screen.getAllByText("Please fill this in")).toHaveLength(3)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Current Password")))
  await changePassword(user, "not mine at all")
  // At its field and in a toast.
  await waitFor(() => expect(screen.getAllByText("Current password is incorrect")).toHaveLength(2))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Current Password")))
  expect(textIn(screen.getByLabelText("New Password"))).toBe(newPassword)
})

test("a student changes the password, logs out, and logs in with the new one", async () => {
  const student = await newStudent()
  const user = await renderApp({ url: changeUrl, as: student })
  await changePassword(user, testPassword)
  await findToast("Password changed successfully")
  await waitFor(() => expect(textIn(screen.getByLabelText("New Password"))).toBe(""))
  // The user is fetched again: a logout meanwhile would make that request fail.
  await settleRequests()
  await user.click(screen.getByRole("button", { name: "Your account" }))
  await user.click(await screen.findByRole("menuitem", { name: "Logout" }))
  await findToast("Logged Out")
  await renderApp({ url: "/login" })
  await logIn(user, student.user.email, newPassword)
  await waitFor(() => expect(location.pathname).toBe("/dashboard"))
})
