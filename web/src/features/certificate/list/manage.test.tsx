import { screen, waitFor, within } from "@testing-library/react"
import { aCertificate } from "server/src/test/factories.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, findRow, findToast, revokeIn, rowGone, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce, intercept } from "#test/test-api.ts"

/** Opens a list of so many certificates, and no others. */
async function openCertificates(count: number) {
  const mark = unique("SEL")
  const ids: string[] = []
  for (let no = 1; no <= count; no++) {
    const { _id } = await callApi("POST", "certificates/register", aCertificate({ certificationNo: `${mark}-${no}` }))
    ids.push(_id)
  }
  const user = await renderApp({ url: `/dashboard/manage-certificates?search=${mark}`, as: "admin" })
  await screen.findByRole("heading", { name: `Certificates (${count})` })
  await findRow(`${mark}-1`)
  const row = async (no: number) => within(await findRow(`${mark}-${no}`))
  const status = async (no: number) => (await row(no)).getByRole("combobox")
  const box = async (no: number) => (await row(no)).getByRole<HTMLInputElement>("checkbox")
  return { mark, ids, user, row, status, box }
}

const selected = (action: string) => screen.getByRole("button", { name: `${action} the selected certificates` })
const question = async () => (await screen.findByRole("alertdialog")).textContent
const failure = (message: string) => Response.json({ success: false, message }, { status: 500 })

test("a status changes immediately, and is rolled back when the server fails", async () => {
  expectProblem(/^500 /)
  const { user, status } = await openCertificates(1)
  await revokeIn(user, await status(1))
  await findToast("Status changed successfully")
  const { promise, resolve } = Promise.withResolvers<void>()
  intercept("certificates/update-certificate/*", () => promise.then(() => failure("Something went wrong")))
  await user.selectOptions(await status(1), "active")
  expect(textIn(await status(1))).toBe("active")
  resolve()
  await findToast("Failed to change status")
  expect(textIn(await status(1))).toBe("inactive")
  expect(document.activeElement).toBe(await status(1))
})

test("several certificates are revoked after one confirmation with their number, and one toast reports it", async () => {
  const { mark, user, box, status } = await openCertificates(3)
  await user.click(await box(1))
  await user.click(await box(3))
  await screen.findByText("2 selected")
  await expectAccessible()
  await user.click(selected("Revoke"))
  expect(await question()).toContain("Revoke 2 certificates?")
  expect(await question()).toContain(`${mark}-1, ${mark}-3`)
  await expectAccessible()
  await confirm(user, "Revoke")
  await findToast("Status changed successfully")
  expect(screen.getAllByText("Status changed successfully")).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBe(null))
  const values = await Promise.all([1, 2, 3].map(async (no) => textIn(await status(no))))
  expect(values).toEqual(["inactive", "active", "inactive"])
  expect(screen.queryByText("2 selected")).toBe(null)
})

test("certificates whose change failed stay selected, with the reason, and the next attempt changes them", async () => {
  expectProblem(/^500 /)
  const { user, box, status } = await openCertificates(3)
  const message = "The server is busy. Please try again in a moment"
  failOnce("certificates/change-statuses*", message)
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }))
  await user.click(selected("Revoke"))
  await confirm(user, "Revoke")
  await findToast("Failed to change status")
  await findToast(message)
  await confirm(user, "Revoke")
  await findToast("Status changed successfully")
  for (const no of [1, 2, 3]) await waitFor(async () => expect(textIn(await status(no))).toBe("inactive"))
  expect((await box(2)).checked).toBe(false)
})

test("several certificates are deleted, even if another admin has deleted one of them meanwhile", async () => {
  expectProblem(/^404 /)
  const { ids, user, box, row } = await openCertificates(3)
  await user.click(await box(1))
  await user.click(await box(2))
  await callApi("DELETE", `certificates/delete-certificate/${ids[0]}`)
  await user.click(selected("Delete"))
  expect(await question()).toContain("Delete 2 certificates?")
  await confirm(user, "Delete")
  await findToast("Certificate deleted successfully")
  expect(screen.getAllByText("Certificate deleted successfully")).toHaveLength(1)
  await screen.findByRole("heading", { name: "Certificates (1)" })
  await row(3)
})

test("a certificate that has changed since it was loaded is not deleted unseen", async () => {
  expectProblem(/^412 /)
  const { mark, ids, user, row, status } = await openCertificates(1)
  const name = `Delete ${mark}-1`
  await callApi("PATCH", `certificates/update-certificate/${ids[0]}`)
  await user.click((await row(1)).getByRole("button", { name }))
  await confirm(user, "Delete")
  await findToast("Failed to delete certificate")
  await screen.findByText(/^Someone has changed this in the meantime/)
  await confirm(user, "Cancel")
  expect(textIn(await status(1))).toBe("inactive")
  await user.click((await row(1)).getByRole("button", { name }))
  await confirm(user, "Delete")
  await findToast("Certificate deleted successfully")
  await screen.findByText("No certificate found...")
})

test("rows stay selected from search to search until the selection is cleared", async () => {
  const { mark, user, box } = await openCertificates(2)
  await user.click(await box(1))
  const search = screen.getByRole("searchbox", { name: "Search certificates" })
  fill(search, "nobody has this name")
  await screen.findByText("No certificate found...")
  fill(search, mark)
  expect((await box(1)).checked).toBe(true)
  await screen.findByText("1 selected")
  await user.click(screen.getByRole("button", { name: "Clear selection" }))
  expect((await box(1)).checked).toBe(false)
})

test("a row that is deleted is no longer selected", async () => {
  const { mark, user, row, box } = await openCertificates(2)
  await user.click(await box(1))
  await user.click(await box(2))
  await user.click((await row(1)).getByRole("button", { name: `Delete ${mark}-1` }))
  await confirm(user, "Delete")
  await screen.findByText("1 selected")
  expect((await box(2)).checked).toBe(true)
})

test("in Bengali a certificate is created, revoked and deleted", async () => {
  const user = await renderApp({ url: "/dashboard/manage-certificates", as: "admin" })
  await user.click(screen.getByRole("link", { name: "বাংলা" }))
  await user.click((await screen.findAllByRole("button", { name: "নতুন সনদ তৈরি করুন" }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole("dialog"))
  const submit = dialog.getByRole("button", { name: "সনদ তৈরি করুন" })
  await user.click(submit)
  await dialog.findByText("সবগুলো ঘর পূরণ করুন")
  expect(dialog.getAllByText("এই ঘরটি পূরণ করুন")).toHaveLength(5)
  const texts = ["রাফি", "r@x.org", "EHP", "১", "BN-1"]
  const labels = ["প্রার্থীর নাম", "প্রার্থীর ইমেইল", "কোর্সের নাম", "ব্যাচ নম্বর", "সনদ নম্বর"]
  for (const [index, label] of labels.entries()) fill(dialog.getByLabelText(label), texts[index] ?? "")
  await user.click(submit)
  await findToast("সনদ তৈরি হয়েছে".normalize("NFC"))
  const row = within(await findRow("BN-1"))
  await revokeIn(user, row.getByRole("combobox"), "বাতিল করুন")
  await findToast("অবস্থা বদলানো হয়েছে".normalize("NFC"))
  await expectAccessible()
  await user.click(row.getByRole("button", { name: "মুছুন BN-1" }))
  await confirm(user, "মুছুন")
  await findToast("সনদ মুছে ফেলা হয়েছে".normalize("NFC"))
  await rowGone("BN-1")
})
