import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, findRow, findToast, openRowMenu, rowGone, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce, loginAs, mailedLink, newStudent } from "#test/test-api.ts"

const url = "/dashboard/all-users"
const password = "the river is wide in August"
const dialog = async () => within(await screen.findByRole("dialog"))
const emailOf = (name: string) => `${name.toLowerCase()}@example.com`

test("an admin invites two users, the second with the role and language of the first", async () => {
  const user = await renderApp({ url, as: "admin" })
  await user.click(await screen.findByRole("button", { name: "Invite user" }))
  const form = await dialog()
  await expectAccessible()
  expect(textIn(form.getByLabelText("Role"))).toBe("instructor")
  expect(textIn(form.getByLabelText("Language of the mail"))).toBe("en")
  const [one, other] = [unique("Guest"), unique("Guest")]
  fill(form.getByLabelText("Name"), one)
  fill(form.getByLabelText("Email"), emailOf(one))
  form.getByText("Teaches. Has the pages of a student, and none of the office.")
  await user.selectOptions(form.getByLabelText("Role"), "Registrar")
  form.getByText(/^Issues, imports and revokes certificates/)
  await user.selectOptions(form.getByLabelText("Language of the mail"), "Bengali")
  await user.click(form.getByRole("button", { name: "Send and invite another" }))
  await findToast("User invited successfully")
  await waitFor(() => expect(textIn(form.getByLabelText("Name"))).toBe(""))
  expect(textIn(form.getByLabelText("Language of the mail"))).toBe("bn")
  fill(form.getByLabelText("Name"), other)
  fill(form.getByLabelText("Email"), emailOf(other))
  await user.click(form.getByRole("button", { name: "Send the invitation" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null))
  const row = within(await findRow(other.slice(0, 12)))
  row.getByText("Invited")
  expect(textIn(row.getByRole("combobox"))).toBe("registrar")
  await expectAccessible()
})

test("the link in the mail opens a page on which the invited user chooses a password", async () => {
  await renderApp({ url: "/accept-invitation" })
  await screen.findByText("This link is no longer valid. Please ask for a new one")
  screen.getByRole("link", { name: "Request a new link" })
  const email = emailOf(unique("Guest"))
  await callApi("POST", "auth/invite-user", { name: "Mim", email, role: "student", language: "en" })
  const user = await renderApp({ url: await mailedLink(email) })
  await waitFor(() => expect(location.pathname + location.hash).toBe("/accept-invitation"))
  await screen.findByRole("heading", { name: "Choose your password" })
  expect(document.querySelector<HTMLMetaElement>("meta[name=robots]")?.content).toBe("noindex")
  await expectAccessible()
  fill(screen.getByLabelText("New Password"), password)
  fill(screen.getByLabelText("Confirm Password"), password)
  await user.click(screen.getByRole("button", { name: "Save the password" }))
  await findToast("The password is saved, and you are logged in")
  await waitFor(() => expect(location.pathname).toBe("/dashboard"))
  await screen.findByRole("heading", { level: 1, name: /Mim/ })
  expect(await callApi("POST", "auth/login", { email, password })).toMatchObject({ isVerified: true })
})

test("the page asks for a password of the invited role's length, and without a login leads to the login page", async () => {
  expectProblem(/^(400|500) /)
  const email = emailOf(unique("Guest"))
  await callApi("POST", "auth/invite-user", { name: "Mim", email, role: "editor", language: "en" })
  const user = await renderApp({ url: await mailedLink(email), as: await newStudent() })
  await screen.findByText(/^At least 12 characters, not easy to guess\./)
  const save = async (text: string) => {
    fill(screen.getByLabelText("New Password"), text)
    fill(screen.getByLabelText("Confirm Password"), text)
    await user.click(screen.getByRole("button", { name: "Save the password" }))
  }
  await save("zq7 vx2 k")
  await screen.findAllByText(/at least 12 characters/i)
  failOnce("auth/login")
  await save(password)
  await findToast("Password changed successfully")
  await waitFor(() => expect(location.pathname).toBe("/login"))
})

test("a taken email is reported at its field, and nothing is lost", async () => {
  expectProblem(/^409 /)
  const { email } = (await loginAs("admin")).user
  const user = await renderApp({ url: `${url}?new`, as: "admin" })
  const form = await dialog()
  fill(form.getByLabelText("Name"), "Mim")
  fill(form.getByLabelText("Email"), email)
  await user.click(form.getByRole("button", { name: "Send the invitation" }))
  const field = form.getByLabelText("Email")
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"))
  form.getByText("Email is already registered")
  expect([document.activeElement, textIn(form.getByLabelText("Name"))]).toEqual([field, "Mim"])
})

test("an invitation is sent again, and withdrawn", async () => {
  const name = unique("Guest")
  const input = { name, email: emailOf(name), role: "student", language: "en" }
  await callApi("POST", "auth/invite-user", input)
  const first = await mailedLink(input.email)
  const user = await renderApp({ url: `${url}?search=${name}`, as: "admin" })
  const row = within(await findRow(name.slice(0, 12)))
  expect(row.queryByRole("button", { name: /Reset password/ })).toBe(null)
  await user.click(row.getByRole("button", { name: `Invite again ${name}` }))
  await findToast(`Another invitation to ${input.email} is on its way`)
  expect(await mailedLink(input.email)).not.toBe(first)
  await user.click(row.getByRole("button", { name: `Delete ${name}` }))
  await screen.findByRole("alertdialog", { name: "Withdraw this invitation?" })
  await confirm(user, "Delete")
  await rowGone(name.slice(0, 12))
})

test("an edit corrects name and phone, and lists what somebody else has changed meanwhile", async () => {
  expectProblem(/^412 /)
  const { name, _id, email } = (await newStudent()).user
  const user = await renderApp({ url: `${url}?search=${email}`, as: "registrar" })
  await openRowMenu(user, name)
  await user.click(screen.getByRole("button", { name: `Edit ${name}` }))
  const form = within(await screen.findByRole("dialog", { name: "Edit User" }))
  await expectAccessible()
  expect(textIn(form.getByLabelText("Name"))).toBe(name)
  fill(form.getByLabelText("Name"), "রহিম উদ্দিন")
  fill(form.getByLabelText("Phone"), "none")
  await user.click(form.getByRole("button", { name: "Save" }))
  await form.findByText("Please enter a phone number")
  fill(form.getByLabelText("Phone"), "০১৭১২৩৪৫৬৭৮")
  await callApi("PATCH", `auth/update-user/${_id}`, { phone: "01811111111" })
  await user.click(form.getByRole("button", { name: "Save" }))
  await form.findByText("+8801811111111", { exact: false })
  await user.click(form.getByRole("button", { name: "Save mine over it" }))
  await findToast("User updated successfully")
  await findRow("রহিম উদ্দিন")
  expect(await callApi("GET", `auth/get-user/${_id}`)).toMatchObject({
    name: "রহিম উদ্দিন",
    phone: "+8801712345678",
  })
})

test("the URL of an edit opens a user who is not on the list's page, and says if there is none", async () => {
  const { _id, name } = (await newStudent()).user
  await renderApp({ url: `${url}?search=nobody&edit=${_id}`, as: "registrar" })
  expect(textIn((await dialog()).getByLabelText("Name"))).toBe(name)
  expectProblem(/^404 /)
  await renderApp({ url: `${url}?edit=nobody`, as: "registrar" })
  await screen.findByText("It is not there any more. Somebody may have deleted it.")
})

test("a registrar edits students, not those who work here", async () => {
  const { email, name } = (await loginAs("admin")).user
  await renderApp({ url: `${url}?search=${email}`, as: "registrar" })
  const row = within(await findRow(name))
  expect(row.queryByRole("button", { name: /^Edit/ })).toBe(null)
  expect(screen.queryByRole("button", { name: "Invite user" })).toBe(null)
})
