import { screen, waitFor } from "@testing-library/react"
import { testPassword } from "server/src/test/test-app.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findToast, logIn, menuLink, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, intercept, newLogin, newStudent } from "#test/test-api.ts"

const profileUrl = "/dashboard/my-profile"
const bio = "Half a sentence about my"
const ended = "Your session has ended. Please log in again."
const bioField = () => screen.findByLabelText("Bio")
const endSession = (login: Awaited<ReturnType<typeof newStudent>>) => callApi("POST", "auth/logout", undefined, login)

/** A student's session ends while they edit the profile. */
async function endWhileEditing() {
  expectProblem(/^401 /)
  const student = await newStudent()
  const user = await renderApp({ url: profileUrl, as: student })
  fill(await bioField(), bio)
  await endSession(student)
  await user.click(screen.getByRole("button", { name: "Update Profile" }))
  await screen.findByText(ended)
  return { user, email: student.user.email }
}

test("a page whose session has ended leads to the login with a notice, and after the login back", async () => {
  expectProblem(/^401 /)
  const student = await newStudent()
  await endSession(student)
  const user = await renderApp({ url: profileUrl, as: student })
  await screen.findByText(ended)
  await expectAccessible()
  await logIn(user, student.user.email, testPassword)
  await waitFor(() => expect(location.pathname).toBe(profileUrl))
})

test("after a session has ended, a wrong password is reported, and the right one leads back to the form", async () => {
  const { user, email } = await endWhileEditing()
  await logIn(user, email, "not this one")
  await findToast("Invalid email or password")
  await logIn(user, email, testPassword)
  expect(textIn(await bioField())).toBe(bio)
  expect(location.pathname).toBe(profileUrl)
  await user.click(screen.getByRole("button", { name: "Update Profile" }))
  await findToast("Profile updated successfully")
})

test("a draft is removed when another user logs in after the session has ended", async () => {
  const { user } = await endWhileEditing()
  expect(JSON.stringify(sessionStorage)).toContain(bio)
  const { promise, resolve } = Promise.withResolvers<void>()
  intercept("auth/get-user", (forward) => promise.then(forward))
  await logIn(user, (await newStudent()).user.email, testPassword)
  await waitFor(() => expect(location.pathname).toBe(profileUrl))
  // Before the form is shown, which would remove the draft too.
  expect(JSON.stringify(sessionStorage)).not.toContain(bio)
  resolve()
  expect(textIn(await bioField())).toBe("")
})

test("a user who is no longer an admin sees that on the next screen that they open", async () => {
  expectProblem(/^403 /)
  const login = await newLogin("admin")
  const user = await renderApp({ url: "/dashboard/manage-galleries", as: login })
  await user.click((await screen.findAllByRole("button", { name: "Create New Gallery" }))[0] as HTMLElement)
  await screen.findByRole("dialog")
  await callApi("PATCH", "auth/change-role", { id: login.user._id, role: "student" })
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null))
  await user.click(menuLink("Reviews"))
  await screen.findByRole("heading", { name: "You are not allowed to see this page" })
  await waitFor(() => expect(screen.queryByRole("link", { name: "Galleries" })).toBe(null))
  menuLink("My Review")
})
