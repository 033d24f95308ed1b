import { screen, waitFor, within } from "@testing-library/react"
import { testPassword } from "server/src/test/test-app.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findToast, logIn, menuLink, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { newLogin, newSession, newStudent, settleRequests } from "#test/test-api.ts"
import type { UserEvent } from "#test/user-event.ts"

const url = "/dashboard/change-password"
const strong = "three herons by the jetty"
const newPassword = () => screen.getByLabelText("New Password")
const strength = () => screen.getByRole("meter", { name: "Password strength" }).getAttribute("aria-valuetext")

async function change(user: UserEvent, current: string, fresh: string, confirmation = fresh) {
  fill(await screen.findByLabelText("Current Password"), current)
  fill(newPassword(), fresh)
  fill(screen.getByLabelText("Confirm Password"), confirmation)
  await user.click(screen.getByRole("button", { name: "Change Password" }))
}

test("a changed password ends all other sessions, and is needed for the next login", async () => {
  expectProblem(/^401 /)
  const student = await newStudent()
  const { email } = student.user
  const other = await newSession(email)
  const user = await renderApp({ url: "/dashboard/my-profile", as: student })
  await user.click(menuLink("Change Password"))
  await screen.findByText(/^At least 6 characters/)
  await expectAccessible()
  await change(user, testPassword, strong)
  await findToast("Password changed successfully")
  await waitFor(() => expect(textIn(newPassword())).toBe(""))
  await settleRequests()
  await renderApp({ url: "/dashboard/my-profile", as: other })
  await screen.findByText("Your session has ended. Please log in again.")
  await logIn(user, email, strong)
  await waitFor(() => expect(location.pathname).toBe("/dashboard/my-profile"))
})

const refusals = [
  ["five5", "five5", "Password must be up to 6 characters"],
  [strong, "something else", "Passwords do not match"],
  [testPassword, testPassword, "Your new password must differ from the current one"],
  ["password", "password", "This password is one of the most common ones. Please choose another"],
  ["B4ngladesh!1971", "B4ngladesh!1971", "This password is too easy to guess. Please choose another"],
] as const

test("each refusal of a new password is shown at its field, and the input stays", async () => {
  expectProblem(/^400 /)
  const student = await newStudent()
  const user = await renderApp({ url, as: student })
  await change(user, "", "")
  await screen.findByText("All fields are required")
  expect(screen.getAllByText("Please fill this in")).toHaveLength(3)
  const { email } = student.user
  const all = [
    ...refusals.map((refusal) => [testPassword, ...refusal] as const),
    ["not my password", strong, strong, "Current password is incorrect"],
    [testPassword, email, email, "Your password must differ from your email"],
  ] as const
  for (const [current, fresh, confirmation, message] of all) {
    await change(user, current, fresh, confirmation)
    await within(document.querySelector("form") as HTMLElement).findByText(message)
    expect(textIn(newPassword())).toBe(fresh)
  }
  await expectAccessible()
})

test("each of the three passwords can be shown, and the meter names the strength of the new one", async () => {
  const user = await renderApp({ url, as: await newStudent() })
  for (let shown = 1; shown <= 3; shown++) {
    await user.click((await screen.findAllByRole("button", { name: "Show password" }))[0] as HTMLElement)
    expect(screen.getAllByRole("button", { name: "Hide password" })).toHaveLength(shown)
  }
  for (const [typed, word] of [
    ["qwerty", "Weak"],
    ["kolwi7tn", "Fair"],
    ["Vq7!mzRk2w", "Good"],
    [strong, "Strong"],
  ] as const) {
    fill(newPassword(), typed)
    await screen.findByText(new RegExp(`^${word}:`))
    await waitFor(() => expect(strength()).toBe(word))
  }
})

test("an admin's new password needs 12 characters, as the form says before and after the attempt", async () => {
  expectProblem(/^400 /)
  const user = await renderApp({ url, as: await newLogin("admin") })
  await screen.findByText(/^At least 12 characters/)
  const short = "x7#Kq2!vLpW"
  await change(user, testPassword, short)
  const message = /Please use at least 12 characters: this account can do more than a student's/
  await screen.findAllByText(message)
  const ids = newPassword().getAttribute("aria-describedby")?.split(" ") ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent).join(" ")).toMatch(message)
  expect(strength()).toBe("Weak")
  await expectAccessible()
  await user.click(screen.getByRole("link", { name: "বাংলা" }))
  await screen.findByText(/^অন্তত ১২ অক্ষরের পাসওয়ার্ড দিন/)
  expect(textIn(screen.getByLabelText("নতুন পাসওয়ার্ড".normalize("NFC")))).toBe(short)
})
