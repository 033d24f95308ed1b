import { screen, waitFor, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, findToast, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce, intercept, loseConnection, newStudent } from "#test/test-api.ts"

const oneTimePassword = /^\w{5}(-\w{5}){3}$/

/** Opens the confirmation for resetting a student's password. */
async function openQuestion() {
  const student = await newStudent()
  const { name, email } = student.user
  const user = await renderApp({ url: `/dashboard/all-users?search=${email}`, as: "admin" })
  await user.click(await screen.findByRole("button", { name: `Reset password ${name}` }))
  const question = await screen.findByRole("alertdialog", { name: "Reset the password?" })
  expect(question.textContent).toContain(email)
  return { student, user }
}

const findPassword = () => screen.findByRole<HTMLInputElement>("textbox", { name: "One-time password" })

test("a reset password can be copied while its dialog is open, which a press beside it does not close", async () => {
  const { student, user } = await openQuestion()
  await confirm(user, "Reset password")
  await findToast("Password reset successfully")
  const field = await findPassword()
  await waitFor(() => expect(document.activeElement).toBe(field))
  const password = textIn(field)
  expect(password).toMatch(oneTimePassword)
  await expectAccessible()
  const dialog = within(screen.getByRole("dialog", { name: "One-time password" }))
  await user.click(dialog.getByRole("button", { name: "Copy" }))
  await dialog.findByRole("button", { name: "Copied" })
  expect(await navigator.clipboard.readText()).toBe(password)
  const veil = screen.getByRole("dialog", { name: "One-time password" }).previousElementSibling as Element
  await user.click(veil)
  expect(textIn(await findPassword())).toBe(password)
  await user.click(dialog.getByRole("button", { name: "Done" }))
  const button = () => screen.getByRole("button", { name: `Reset password ${student.user.name}` })
  await waitFor(() => expect(document.activeElement).toBe(button()))
  expect(document.documentElement.outerHTML).not.toContain(password)
  const login = { email: student.user.email, password }
  expect(await callApi("POST", "auth/login", login)).toMatchObject({ mustChangePassword: true })
})

test("a password that the browser cannot copy is selected", async () => {
  const { user } = await openQuestion()
  await confirm(user, "Reset password")
  const field = await findPassword()
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("Not allowed"))
  await user.click(screen.getByRole("button", { name: "Copy" }))
  await screen.findByText(/It is selected: copy it by Ctrl C/)
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toMatch(oneTimePassword)
})

test("the one-time password stays visible when the list can no longer be fetched", async () => {
  expectProblem(/Failed to fetch/)
  const { user } = await openQuestion()
  loseConnection("auth/get-users*")
  await confirm(user, "Reset password")
  await screen.findByText("This list may be out of date.")
  expect(textIn(await findPassword())).toMatch(oneTimePassword)
})

test("a double click on the button sends one reset", async () => {
  const { user } = await openQuestion()
  let requests = 0
  intercept("auth/reset-password/*", (forward) => {
    requests++
    return forward()
  })
  await user.dblClick(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Reset password" }))
  expect(textIn(await findPassword())).toMatch(oneTimePassword)
  expect(requests).toBe(1)
})

test("after a failed reset the confirmation is still open", async () => {
  expectProblem(/^500 /)
  const { user } = await openQuestion()
  failOnce("auth/reset-password/*")
  await confirm(user, "Reset password")
  await findToast("Failed to resetting password")
  screen.getByRole("alertdialog", { name: "Reset the password?" })
})

test("a reset after another admin's change shows that change first, and succeeds at the second attempt", async () => {
  expectProblem(/^412 /)
  const { student, user } = await openQuestion()
  const { _id: id, name } = student.user
  const role = () => screen.getByRole("combobox", { name: `Role of ${name}`, hidden: true })
  expect(textIn(role())).toBe("student")
  await callApi("PATCH", "auth/change-role", { id, role: "suspended" })
  await confirm(user, "Reset password")
  await findToast("Someone has changed this in the meantime. Please look at it again")
  await waitFor(() => expect(textIn(role())).toBe("suspended"))
  await confirm(user, "Reset password")
  expect(textIn(await findPassword())).toMatch(oneTimePassword)
})

test("in Bengali a role is changed, a password is reset and a user is deleted", async () => {
  const { user: student } = await newStudent()
  const user = await renderApp({ url: `/dashboard/all-users?search=${student.email}`, as: "admin" })
  await user.click(screen.getByRole("link", { name: "বাংলা" }))
  await screen.findByRole("heading", { name: "সব ব্যবহারকারী (১)" })
  const role = screen.getByRole("combobox", { name: `${student.name}: ভূমিকা` })
  await user.selectOptions(role, "প্রশিক্ষক")
  await findToast("ভূমিকা বদলানো হয়েছে".normalize("NFC"))
  await user.click(screen.getByRole("button", { name: `পাসওয়ার্ড রিসেট ${student.name}` }))
  await confirm(user, "পাসওয়ার্ড রিসেট করুন")
  const dialog = within(await screen.findByRole("dialog", { name: "একবার ব্যবহারের পাসওয়ার্ড" }))
  expect(textIn(dialog.getByRole("textbox"))).toMatch(oneTimePassword)
  await expectAccessible()
  await user.click(dialog.getByRole("button", { name: "ঠিক আছে" }))
  await user.click(await screen.findByRole("button", { name: `মুছুন ${student.name}` }))
  await confirm(user, "মুছুন")
  await findToast("ব্যবহারকারী মুছে ফেলা হয়েছে".normalize("NFC"))
  await screen.findByText("কোনো ব্যবহারকারী পাওয়া যায়নি...".normalize("NFC"))
})
