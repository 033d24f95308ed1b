import { screen, waitFor, within } from "@testing-library/react"
import { aCertificate, aCourse } from "server/src/test/factories.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, findRow, findToast, menuLink } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, newStudent } from "#test/test-api.ts"

const logOf = (text: string) => `/dashboard/audit-log?search=${encodeURIComponent(text)}`
const row = async (text: string) => within(await findRow(text))

/** A course with this title has been deleted. */
async function deletedCourse() {
  const title = unique("Course")
  const { _id } = await callApi("POST", "courses/register", aCourse({ title, price: 1500 }))
  await callApi("PATCH", `courses/change-home-visibility/${_id}`)
  await callApi("DELETE", `courses/delete-course/${_id}`)
  return title
}

test("a list that was fetched before a record was restored shows the record", async () => {
  const title = await deletedCourse()
  const user = await renderApp({ url: "/dashboard/manage-courses", as: "admin" })
  await screen.findByRole("heading", { name: /^Courses \(/ })
  await user.click(screen.getByRole("link", { name: "Audit Log" }))
  await screen.findByRole("heading", { name: /^Audit Log/ })
  await user.click(await screen.findByRole("button", { name: `Restore ${title}` }))
  await confirm(user, "Restore")
  await findToast("Restored successfully")
  await user.click(menuLink("Courses"))
  await screen.findByRole("link", { name: title })
})

test("the entry of a deleted course shows its fields, and after a restore links to the course", async () => {
  const title = await deletedCourse()
  const user = await renderApp({ url: logOf(title), as: "admin" })
  const entry = await row("Course deleted")
  await user.click(entry.getByRole("button", { name: /^Show all \d+ lines$/ }))
  const lines = entry.getAllByRole("listitem").map(({ textContent }) => textContent)
  const { description } = aCourse()
  expect(lines).toEqual(
    expect.arrayContaining([`description: ${description}`, "price: 1,500", "on the home page: yes"]),
  )
  await user.click(entry.getByRole("button", { name: `Restore ${title}` }))
  await screen.findByRole("alertdialog", { name: `Restore “${title}”?` })
  await expectAccessible()
  await confirm(user, "Restore")
  await findToast("Restored successfully")
  await entry.findByText("It is back.")
  await waitFor(async () => expect((await findRow("Course restored")).textContent).toContain("from entry"))
  await expectAccessible()
  await user.click(entry.getByRole("link", { name: "See it under “Courses”" }))
  await waitFor(() => expect(location.pathname + location.search).toContain("manage-courses?search="))
  await findRow(title)
})

test("a certificate whose number has been issued again is not restored, and its entry shows the reason", async () => {
  expectProblem(/^409 /)
  const certificationNo = unique("MSG")
  const certificate = aCertificate({ candidateName: "Nusrat Jahan", certificationNo })
  const { _id } = await callApi("POST", "certificates/register", certificate)
  await callApi("DELETE", `certificates/delete-certificate/${_id}`)
  await callApi("POST", "certificates/register", { ...certificate, candidateName: "Rahim Uddin" })
  const user = await renderApp({ url: logOf(certificationNo), as: "admin" })
  const entry = await row("Certificate deleted")
  expect((await findRow("Certificate deleted")).textContent).toContain("candidate's name: Nusrat Jahan")
  const button = entry.getByRole("button", { name: `Restore ${certificationNo}` })
  await user.click(button)
  await confirm(user, "Restore")
  await findToast("Failed to restore")
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBe(null))
  expect(entry.getByRole("status").textContent).toBe("A certificate with this number already exists")
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(screen.getAllByRole("button", { name: /^Restore/ })).toHaveLength(1)
})

test("in Bengali a restored user needs a new password, and the screen says so", async () => {
  const { name, email, _id } = (await newStudent()).user
  await callApi("DELETE", `auth/delete-user/${_id}`)
  const user = await renderApp({ url: logOf(name), as: "admin" })
  await user.click(screen.getByRole("link", { name: "বাংলা" }))
  const entry = await row("ব্যবহারকারী মোছা")
  expect((await findRow("ব্যবহারকারী মোছা")).textContent).toContain(`নাম: ${name}`)
  await user.click(entry.getByRole("button", { name: /^ফিরিয়ে আনুন/ }))
  const question = await screen.findByRole("alertdialog")
  expect(question.textContent).toContain("পুরোনো পাসওয়ার্ড আর চলবে না")
  await confirm(user, "ফিরিয়ে আনুন")
  await entry.findByText("নতুন পাসওয়ার্ড বেছে না নেওয়া পর্যন্ত এতে লগইন করা যাবে না।")
  await user.click(entry.getByRole("link", { name: "“ব্যবহারকারী” তালিকায় দেখুন" }))
  await waitFor(() => expect(location.pathname + location.search).toContain("all-users?search="))
  await findRow(email)
})
