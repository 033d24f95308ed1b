import { screen, waitFor, within } from "@testing-library/react"
import type { Certificate } from "contract"
import { aCertificate, aCourse } from "server/src/test/factories.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, findRow, findToast, openRowMenu, revokeIn, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

const newCertificate = (some: object = {}): Promise<Certificate> =>
  callApi("POST", "certificates/register", aCertificate({ certificationNo: unique("COR"), ...some }))
const read = (id: string): Promise<Certificate> => callApi("GET", `certificates/get-certificate/${id}`)

async function openPage({ _id, certificationNo }: Certificate) {
  const user = await renderApp({ url: `/dashboard/certificates/${_id}`, as: "admin" })
  await screen.findByRole("button", { name: `Correct ${certificationNo}` })
  return user
}
const dialog = async () => within(await screen.findByRole("dialog"))

test("a registrar corrects a misspelt name from its row, with a reason", async () => {
  const { _id, certificationNo } = await newCertificate({ candidateName: "Rahim Udin" })
  const course = await callApi("POST", "courses/register", aCourse({ title: unique("Corrected course") }))
  const user = await renderApp({ url: `/dashboard/manage-certificates?search=${certificationNo}`, as: "registrar" })
  const row = within(await findRow(certificationNo))
  await user.click(row.getByRole("button", { name: `Correct ${certificationNo}` }))
  const form = await dialog()
  const name = form.getByLabelText("Candidate Name")
  await waitFor(() => expect(document.activeElement).toBe(name))
  await expectAccessible()
  fill(form.getByLabelText("Certification Name"), course.title.slice(0, -1))
  await waitFor(() => expect(document.querySelector(`option[value="${course.title}"]`)).not.toBe(null))
  fill(form.getByLabelText("Certification Name"), "EHP")
  fill(name, "Rahim Uddin")
  await user.click(form.getByRole("button", { name: "Save correction" }))
  await form.findByText("Please fill this in")
  expect(textIn(name)).toBe("Rahim Uddin")
  await user.type(form.getByLabelText("Reason for the correction"), "The name was misspelt{Control>}{Enter}{/Control}")
  await findToast("Certificate corrected successfully")
  await findRow("Rahim Uddin")
  expect(await read(_id)).toMatchObject({ version: 2, correctionReason: "The name was misspelt" })
})

test("a correction that changes nothing says so, and makes no version", async () => {
  const certificate = await newCertificate({ hours: 48 })
  const user = await openPage(certificate)
  await user.click(screen.getByRole("button", { name: /^Correct / }))
  const form = await dialog()
  fill(form.getByLabelText("Reason for the correction"), "The name was misspelt")
  await user.click(form.getByRole("button", { name: "Save correction" }))
  await findToast("Nothing was changed, so the version stays")
  expect(screen.queryByText("Certificate corrected successfully")).toBe(null)
  expect(await read(certificate._id)).toMatchObject({ version: 1, correctionReason: "" })
})

test("the page has all that the certificate says", async () => {
  const optional = { latinName: "Rahim Uddin", issuedOn: "2026-01-02", hours: 1048, skills: "Linux", mark: "A+" }
  await openPage(await newCertificate({ ...optional, expiresOn: "2090-03-04" }))
  const facts = within(screen.getByRole("region", { name: "Details" }))
    .getAllByRole("definition")
    .map((fact) => fact.textContent)
  for (const fact of ["Rahim Uddin", "2 January 2026", "4 March 2090", "1,048", "Linux", "A+"])
    expect(facts).toContain(fact)
})

test("the address of a correction opens the form of a certificate that is not on the list's page", async () => {
  expectProblem(/^404 /)
  const { _id, candidateName } = await newCertificate({ candidateName: "Rahim Udin" })
  const url = "/dashboard/manage-certificates?search=nobody"
  await renderApp({ url: `${url}&edit=${_id}`, as: "registrar" })
  expect(textIn((await dialog()).getByLabelText("Candidate Name"))).toBe(candidateName)
  await renderApp({ url: `${url}&edit=nobody`, as: "registrar" })
  await screen.findByText("It is not there any more. Somebody may have deleted it.")
})

test("the page lists earlier versions, newest first, with what changed, why and by whom", async () => {
  const certificate = await newCertificate({ candidateName: "Rahim Udin" })
  const correct = (body: object) => callApi("PATCH", `certificates/correct-certificate/${certificate._id}`, body)
  await correct({ candidateName: "Rahim Uddin", reason: "The name was misspelt" })
  await correct({ hours: 48, expiresOn: "2090-03-04", reason: "The hours were missing" })
  await openPage(certificate)
  const section = within(await screen.findByRole("region", { name: "Earlier versions (2)" }))
  const [second, first] = await section.findAllByRole("listitem")
  expect(second?.textContent).toMatch(
    /^Version 2Corrected .* by .*@.*The hours were missingValid untilBefore: .*Now: 4 March 2090HoursBefore: .*Now: 48$/,
  )
  expect(first?.textContent).toMatch(/Candidate NameBefore: Rahim UdinNow: Rahim Uddin$/)
  await expectAccessible()
})

test("a correction that another user's correction contradicts shows both, and nothing is lost", async () => {
  expectProblem(/^412 /)
  const certificate = await newCertificate({ candidateName: "Rahim Udin" })
  const user = await openPage(certificate)
  await user.click(screen.getByRole("button", { name: /^Correct / }))
  const form = await dialog()
  fill(form.getByLabelText("Candidate Name"), "Rahim Uddin")
  fill(form.getByLabelText("Reason for the correction"), "The name was misspelt")
  const theirs = { candidateName: "Rahima Uddin", reason: "Asked by the holder" }
  await callApi("PATCH", `certificates/correct-certificate/${certificate._id}`, theirs)
  await user.click(form.getByRole("button", { name: "Save correction" }))
  const notice = await form.findByRole("alert")
  expect(notice.textContent).toContain("Now: Rahima Uddin")
  await waitFor(() => expect(notice.textContent).not.toContain("Somebody"))
  expect(textIn(form.getByLabelText("Reason for the correction"))).toBe("The name was misspelt")
  await user.click(form.getByRole("button", { name: "Save mine over it" }))
  await findToast("Certificate corrected successfully")
  expect(await read(certificate._id)).toMatchObject({ version: 3, candidateName: "Rahim Uddin" })
})

test("a number that nobody has seen is corrected in the dialog; of another the dialog says why it stays", async () => {
  const certificate = await newCertificate()
  const user = await openPage(certificate)
  await user.click(screen.getByRole("button", { name: /^Correct / }))
  const number = `${certificate.certificationNo}-2`
  fill((await dialog()).getByLabelText("Certification No."), number)
  fill((await dialog()).getByLabelText("Reason for the correction"), "A slip")
  await user.click((await dialog()).getByRole("button", { name: "Save correction" }))
  await screen.findByRole("heading", { name: number, level: 1 })
  await callApi("GET", `certificates/verify/${number}`)
  const again = await openPage({ ...certificate, certificationNo: number })
  await again.click(screen.getByRole("button", { name: /^Correct / }))
  ;(await dialog()).getByText("It stays: it has been verified already.")
  expect((await dialog()).queryByLabelText("Certification No.")).toBe(null)
  await expectAccessible()
})

test("a certificate that would expire before it was issued is refused at its field", async () => {
  expectProblem(/^400 /)
  const certificate = await newCertificate()
  const user = await openPage(certificate)
  await user.click(screen.getByRole("button", { name: /^Correct / }))
  const form = await dialog()
  fill(form.getByLabelText("Valid until"), "2001-01-01")
  fill(form.getByLabelText("Reason for the correction"), "A date was wrong")
  await user.click(form.getByRole("button", { name: "Save correction" }))
  await waitFor(() => expect(form.getByLabelText("Valid until").getAttribute("aria-invalid")).toBe("true"))
  expect((await read(certificate._id)).version).toBe(1)
})

test("a certificate is revoked with a reason and a note, and an undone reinstatement restores them", async () => {
  const certificate = await newCertificate()
  const user = await openPage(certificate)
  await user.click(screen.getByRole("button", { name: /^Revoke / }))
  const form = await dialog()
  await expectAccessible()
  fill(form.getByLabelText("Public reason"), "x".repeat(501))
  await user.click(form.getByRole("button", { name: "Revoke" }))
  await waitFor(() => expect(form.getByLabelText("Public reason").getAttribute("aria-invalid")).toBe("true"))
  fill(form.getByLabelText("Public reason"), "Issued by mistake")
  fill(form.getByLabelText("Private note"), "Minutes of May")
  await user.click(form.getByRole("button", { name: "Revoke" }))
  await findToast(`${certificate.certificationNo} is now revoked`)
  await screen.findByText("Issued by mistake", { selector: "dd" })
  await screen.findByText("Minutes of May", { selector: "dd" })
  const { withdrawnAt } = await read(certificate._id)
  await user.click(screen.getByRole("button", { name: /^Reinstate / }))
  await confirm(user, "Reinstate")
  await findToast(`${certificate.certificationNo} is now valid`)
  await waitFor(() => expect(screen.queryByText("Issued by mistake", { selector: "dd" })).toBe(null))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Revoke / })))
  await user.keyboard("{Control>}z{/Control}")
  await screen.findByText("Issued by mistake", { selector: "dd" })
  const withdrawal = { withdrawnAt, withdrawalReason: "Issued by mistake", withdrawalNote: "Minutes of May" }
  expect(await read(certificate._id)).toMatchObject({ status: "inactive", ...withdrawal })
})

test("a certificate that is revoked in the list gets its reason there, and keeps its date", async () => {
  const { _id, certificationNo } = await newCertificate()
  const user = await renderApp({ url: `/dashboard/manage-certificates?search=${certificationNo}`, as: "registrar" })
  await revokeIn(user, within(await findRow(certificationNo)).getByRole("combobox"))
  await findToast("Status changed successfully")
  const { withdrawnAt } = await read(_id)
  await openRowMenu(user, certificationNo)
  await user.click(await screen.findByRole("button", { name: `Add a reason ${certificationNo}` }))
  const form = await dialog()
  fill(form.getByLabelText("Public reason"), "Issued by mistake")
  await user.click(form.getByRole("button", { name: "Save reason" }))
  await findToast("Reason saved")
  await screen.findByRole("button", { name: `Change the reason ${certificationNo}` })
  expect(await read(_id)).toMatchObject({ status: "inactive", withdrawnAt, withdrawalReason: "Issued by mistake" })
})

test("the undo of a reinstatement in the list restores the reason and the date", async () => {
  const { _id, certificationNo } = await newCertificate()
  await callApi("PATCH", `certificates/withdraw-certificate/${_id}`, { reason: "Issued by mistake", note: "Minutes" })
  const { withdrawnAt } = await read(_id)
  const user = await renderApp({ url: `/dashboard/manage-certificates?search=${certificationNo}`, as: "admin" })
  await user.selectOptions(within(await findRow(certificationNo)).getByRole("combobox"), "active")
  await findToast("Status changed successfully")
  expect((await read(_id)).withdrawalReason).toBe("")
  await user.click(screen.getByRole("button", { name: "Undo" }))
  await findToast("Undone")
  expect(await read(_id)).toMatchObject({
    status: "inactive",
    withdrawnAt,
    withdrawalReason: "Issued by mistake",
    withdrawalNote: "Minutes",
  })
})

test("several certificates are revoked with one reason and one note", async () => {
  const [one, other] = [await newCertificate(), await newCertificate({ batchNo: "0042" })]
  const user = await renderApp({
    url: "/dashboard/manage-certificates?sort=createdAt&search=COR&limit=100",
    as: "admin",
  })
  for (const { certificationNo } of [one, other]) {
    await user.click(within(await findRow(certificationNo)).getByRole("checkbox"))
  }
  await user.click(screen.getByRole("button", { name: "Revoke the selected certificates" }))
  const question = within(await screen.findByRole("alertdialog"))
  await expectAccessible()
  fill(question.getByLabelText("Public reason"), "x".repeat(501))
  await user.click(question.getByRole("button", { name: "Revoke" }))
  await waitFor(() => expect(question.getByLabelText("Public reason").getAttribute("aria-invalid")).toBe("true"))
  expect((await read(one._id)).status).toBe("active")
  fill(question.getByLabelText("Public reason"), "Issued by mistake")
  fill(question.getByLabelText("Private note"), "Minutes")
  await user.click(question.getByRole("button", { name: "Revoke" }))
  await findToast("Status changed successfully")
  const revoked = { status: "inactive", withdrawalReason: "Issued by mistake", withdrawalNote: "Minutes" }
  for (const { _id } of [one, other]) expect(await read(_id)).toMatchObject(revoked)
  await user.click(screen.getByRole("button", { name: "Undo" }))
  await findToast("Undone")
  for (const { _id } of [one, other]) expect(await read(_id)).toMatchObject({ status: "active", withdrawalReason: "" })
})
