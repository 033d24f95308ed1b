import { screen, waitFor, within } from "@testing-library/react"
import { aCertificate, aCourse } from "server/src/test/factories.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { findRow, findToast, menuLink } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, newStudent } from "#test/test-api.ts"

const logOf = (text: string) => `/dashboard/audit-log?search=${encodeURIComponent(text)}`
const row = async (text: string) => within(await findRow(text))
const heading = (name: string) => screen.findByRole("heading", { level: 1, name })
const issue = (some: object = {}) =>
  callApi("POST", "certificates/register", aCertificate({ certificationNo: unique("CARD"), ...some }))

/** A course with this title has been deleted. */
async function deletedCourse() {
  const title = unique("Course")
  const { _id } = await callApi("POST", "courses/register", aCourse({ title, price: 1500 }))
  await callApi("DELETE", `courses/delete-course/${_id}`)
  return title
}

/** Three certificates, deleted together. */
async function deletedTogether() {
  const certificates = [await issue(), await issue(), await issue()]
  const records = certificates.map(({ _id }) => ({ _id }))
  await callApi("POST", "certificates/delete-certificates", { records })
  return certificates as { _id: string; certificationNo: string }[]
}

test("a list that was fetched before a record was restored from the log shows the record", async () => {
  const title = await deletedCourse()
  const user = await renderApp({ url: "/dashboard/manage-courses", as: "admin" })
  await screen.findByRole("heading", { name: /^Courses \(/ })
  await user.click(screen.getByRole("button", { name: "Records" }))
  await user.click(screen.getByRole("link", { name: "Audit Log" }))
  await screen.findByRole("heading", { name: /^Audit Log/ })
  await user.click(await screen.findByRole("button", { name: `Restore ${title}` }))
  await findToast("Restored successfully")
  await user.click(menuLink("Courses"))
  await screen.findByRole("link", { name: title })
})

test("the entry of a deleted course shows its fields and restores it, and the toast leads to the course", async () => {
  const title = await deletedCourse()
  const user = await renderApp({ url: logOf(title), as: "admin" })
  const entry = await row("Course deleted")
  await user.click(entry.getByRole("button", { name: /^Show all \d+ lines$/ }))
  const lines = entry.getAllByRole("listitem").map(({ textContent }) => textContent)
  expect(lines).toEqual(expect.arrayContaining([`description: ${aCourse().description}`, "price: 1,500"]))
  await user.click(entry.getByRole("button", { name: `Restore ${title}` }))
  await entry.findByText("Restored successfully")
  await waitFor(() => expect(document.activeElement?.tagName).toBe("MAIN"))
  await findRow("Course restored")
  await expectAccessible()
  await user.click(screen.getByRole("button", { name: "Show it" }))
  await heading(title)
})

test("the page of one of three records that were deleted together restores that one, and the log the others", async () => {
  expectProblem(/^404 /)
  const [one, two, three] = await deletedTogether()
  const user = await renderApp({ url: `/dashboard/certificates/${two?._id}`, as: "admin" })
  await heading(`“${two?.certificationNo}” was deleted`)
  await screen.findByText(/^By /)
  await expectAccessible()
  await user.click(screen.getByRole("button", { name: `Restore ${two?.certificationNo}` }))
  await heading(String(two?.certificationNo))
  const still = async () =>
    (await callApi("GET", `bin/get-deletions?search=${one?._id}`)).map(({ left }: { left: number }) => left)
  expect(await still()).toEqual([2])
  await renderApp({ url: logOf(String(one?._id)), as: "admin" })
  const entry = await row("Certificate deleted")
  await user.click(entry.getByRole("button", { name: /^Restore all / }))
  await entry.findByText("Restored successfully")
  expect(await still()).toEqual([])
  for (const each of [one, three]) await callApi("GET", `certificates/get-certificate/${each?._id}`)
})

test("a certificate whose number has been reissued is not restored, and its page and the log name the present holder", async () => {
  expectProblem(/^40[49] /)
  const [one] = await deletedTogether()
  const { certificationNo } = await issue({ certificationNo: one?.certificationNo, candidateName: "Rahim Uddin" })
  const restore = async (name: RegExp, toast: string) => {
    await user.click(await screen.findByRole("button", { name }))
    await findToast(toast)
    await screen.findByRole("link", { name: `${certificationNo} · Rahim Uddin` })
    await expectAccessible()
  }
  const user = await renderApp({ url: `/dashboard/certificates/${one?._id}`, as: "admin" })
  await restore(/^Restore /, "Failed to restore")
  await renderApp({ url: logOf(String(one?._id)), as: "admin" })
  await restore(/^Restore all /, "Restored: 2")
  screen.getByRole("button", { name: /^Restore all / })
})

test("in Bengali a restored user needs a new password, and the toast says so", async () => {
  const { name, _id } = (await newStudent()).user
  await callApi("DELETE", `auth/delete-user/${_id}`)
  const user = await renderApp({ url: logOf(name), as: "admin", language: "bn" })
  const entry = await row("ব্যবহারকারী মোছা")
  await user.click(entry.getByRole("button", { name: /^সব .+ দেখুন$/ }))
  expect((await findRow("ব্যবহারকারী মোছা")).textContent).toContain(`নাম: ${name}`)
  await user.click(entry.getByRole("button", { name: /^ফিরিয়ে আনুন/ }))
  await findToast("পাসওয়ার্ড", { exact: false })
  await entry.findByText("ফিরিয়ে আনা হয়েছে")
})
