import { screen, waitFor, within } from "@testing-library/react"
import { retention } from "contract"
import { aCertificate } from "server/src/test/factories.ts"
import { testPassword } from "server/src/test/test-app.ts"
import { expect, test, vi } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findToast } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import {
  callApi,
  insertCertificates,
  loginAs,
  loseConnection,
  mailedLink,
  newLogin,
  newStudent,
} from "#test/test-api.ts"

const url = "/dashboard/my-data"

/** A student whose email is verified, and who has a certificate. */
async function aHolder() {
  const student = await newStudent()
  const token = (await mailedLink(student.user.email)).split("#")[1]
  await callApi("POST", "auth/verify-email", { token }, student)
  const [certificate] = await insertCertificates([aCertificate({ candidateEmail: student.user.email })])
  return { student, number: certificate?.certificationNo ?? "" }
}

test("the screen says what is stored, and the data is downloaded with the password", async () => {
  expectProblem(/^400 /)
  const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:saved")
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {})
  const user = await renderApp({ url: "/dashboard/my-profile", as: await newStudent() })
  await user.click(await within(screen.getByRole("main")).findByRole("link", { name: "My data" }))
  await screen.findByRole("heading", { level: 1, name: "My Data" })
  await screen.findByText(`What we sent you and when, for ${retention.mailDays} days. Not the text.`)
  await expectAccessible()
  const password = screen.getByLabelText<HTMLInputElement>("Your password")
  const download = screen.getByRole("button", { name: "Download my data" })
  await user.click(download)
  await screen.findByText("Please fill this in")
  fill(password, "not this one")
  await user.click(download)
  await findToast("Failed to download your data")
  expect(screen.getAllByText("Current password is incorrect").length).toBeGreaterThan(0)
  fill(password, testPassword)
  await user.click(download)
  await findToast("Your data has been downloaded")
  const [file] = saved.mock.calls[0] ?? []
  expect(new TextDecoder().decode((await (file as Blob).arrayBuffer()).slice(30, 39))).toBe("data.json")
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^my-data-.*\.zip$/)
  await waitFor(() => expect(password.value).toBe(""))
  vi.restoreAllMocks()
})

test("without a connection the password stays, and the download can be tried again", async () => {
  expectProblem(/Failed to fetch/)
  loseConnection("auth/download-own-data")
  const user = await renderApp({ url, as: await newStudent() })
  const password = await screen.findByLabelText<HTMLInputElement>("Your password")
  fill(password, testPassword)
  await user.click(screen.getByRole("button", { name: "Download my data" }))
  await findToast("Failed to download your data")
  expect(password.value).toBe(testPassword)
})

test("an account is deleted with the email and the password, after its certificates were named as what stays", async () => {
  expectProblem(/^400 /)
  const { student, number } = await aHolder()
  const user = await renderApp({ url, as: student })
  await screen.findByText("Certificates that stay (1)")
  screen.getByText(number)
  screen.getByText(/^Backups of the last 14 days/)
  await user.click(screen.getByRole("button", { name: "Delete my account" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Delete your account for good?" }))
  await expectAccessible()
  const button = dialog.getByRole<HTMLButtonElement>("button", { name: "Delete for good" })
  const press = async () => {
    await waitFor(() => expect(button.disabled).toBe(false))
    await user.click(button)
  }
  await press()
  expect(await dialog.findAllByText("Please fill this in")).toHaveLength(2)
  fill(dialog.getByLabelText("Type your email to confirm"), "other@example.com")
  fill(dialog.getByLabelText("Your password"), testPassword)
  await press()
  expect((await dialog.findAllByText("This is not the email of your account")).length).toBeGreaterThan(0)
  fill(dialog.getByLabelText("Type your email to confirm"), student.user.email)
  await press()
  await findToast("Your account has been deleted")
  await waitFor(() => expect(location.pathname).toBe("/"))
  expect(localStorage.getItem("auth")).toBe(null)
})

test("an admin is told to give up the role first", async () => {
  const admin = await newLogin("admin")
  const user = await renderApp({ url, as: admin })
  await screen.findByText(/admins cannot delete their own account/)
  expect(screen.queryByRole("button", { name: "Delete my account" })).toBe(null)
  await user.click(screen.getByRole("link", { name: "My user page" }))
  await waitFor(() => expect(location.pathname).toBe(`/dashboard/users/${admin.user._id}`))
  await screen.findByRole("heading", { level: 1, name: admin.user.name })
  expect(screen.queryByRole("button", { name: /^Erase/ })).toBe(null)
})

test("an admin erases a user, whose page then says so", async () => {
  expectProblem(/^404 /)
  const { student, number } = await aHolder()
  const page = `/dashboard/users/${student.user._id}`
  const user = await renderApp({ url: page, as: "admin" })
  await user.click(await screen.findByRole("button", { name: `Erase ${student.user.name}` }))
  const dialog = within(await screen.findByRole("dialog", { name: "Erase this user for good?" }))
  await dialog.findByText(number)
  await expectAccessible()
  fill(dialog.getByLabelText("Reason"), "Asked for it by mail")
  fill(dialog.getByLabelText("Your password"), testPassword)
  await user.click(dialog.getByRole("button", { name: "Erase" }))
  await findToast("User erased successfully")
  await waitFor(() => expect(location.pathname).toBe("/dashboard/all-users"))
})

test("a deleted user is erased on the page that their deletion is shown on", async () => {
  expectProblem(/^404 /)
  const { user: deleted } = await newStudent()
  await callApi("DELETE", `auth/delete-user/${deleted._id}`)
  const user = await renderApp({ url: `/dashboard/users/${deleted._id}`, as: "admin" })
  await user.click(await screen.findByRole("button", { name: `Erase ${deleted.email}` }))
  const dialog = within(await screen.findByRole("dialog"))
  fill(dialog.getByLabelText("Reason"), "Asked for it by mail")
  fill(dialog.getByLabelText("Your password"), testPassword)
  await user.click(dialog.getByRole("button", { name: "Erase" }))
  await screen.findByRole("heading", { level: 1, name: "This person’s data was erased" })
  expect(screen.queryByRole("button", { name: /^(Erase|Restore)/ })).toBe(null)
  const { user: admin } = await loginAs("admin")
  expect((await screen.findAllByText("Personal data erased")).length).toBeGreaterThan(0)
  expect(document.body.textContent).toContain(admin.name)
})
