import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import type { Certificate } from "contract"
import { aCertificate } from "server/src/test/factories.ts"
import { beforeEach, expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, textIn } from "#test/actions.ts"
import { importCall } from "#test/import-screen.ts"
import { expectProblem } from "#test/problems.ts"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, compareWith, insertCertificates, intercept, newLogin } from "#test/test-api.ts"

beforeEach(() => sessionStorage.clear())

const url = "/dashboard/manage-certificates?new"
const people = (count: number) =>
  Array.from({ length: count }, (_, no) => `নুসরাত জাহান ${no + 1}\tn${no + 1}@example.com`).join("\n")
const pasted = (text: string) => ({ clipboardData: { getData: () => text } })
const stored = (batchNo: string): Promise<Certificate[]> =>
  callApi("GET", `certificates/get-certificates?batchNo=${batchNo}&sort=certificationNo&limit=100`)

/** Pastes a list into the field of one name. */
async function paste(text: string, values: Record<string, string> = {}) {
  const user = await renderApp({ url, as: await newLogin("registrar") })
  const form = within(await screen.findByRole("dialog"))
  for (const [label, value] of Object.entries(values)) fill(form.getByLabelText(label), value)
  fireEvent.paste(form.getByLabelText("Candidate Name"), pasted(text))
  await screen.findByRole("dialog", { name: "Issue certificates to a list" })
  const dialog = () => within(screen.getByRole("dialog"))
  const field = (label: string) => dialog().getByLabelText(label)
  async function press(name: string) {
    const button = await dialog().findByRole("button", { name })
    // Until the numbers of the batch are known, nothing can be issued.
    await waitFor(() => expect(button.hasAttribute("disabled")).toBe(false))
    await user.click(button)
  }
  return { user, dialog, field, press }
}
/** A batch that has one certificate, so that its numbers are known. */
async function newBatch(some = {}) {
  const batchNo = unique("P")
  const values = { batchNo, certificationNo: `${batchNo}-0001`, candidateEmail: "first@example.com", ...some }
  await callApi("POST", "certificates/register", aCertificate(values))
  return batchNo
}

test("typed numbers unlike the others are marked in the list, and issued only after another press", async () => {
  const batchNo = await newBatch()
  compareWith(`${batchNo}-0001`)
  const { user, dialog, field, press } = await paste(people(2), { "Batch No.": batchNo, "Certification Name": "EHP" })
  await waitFor(() => expect(textIn(field("Line 2: Number"))).not.toBe(""))
  fill(field("Line 2: Number"), "Rahim Uddin")
  await dialog().findByText(`Does not look like your other numbers (${batchNo}-0001)`)
  await press("Issue 2 certificates")
  await dialog().findByText(/^1 number does not look like your other numbers/)
  await expectAccessible()
  expect(await stored(batchNo)).toHaveLength(1)
  await user.click(dialog().getByRole("button", { name: "Issue anyway" }))
  await screen.findByRole("dialog", { name: "2 certificates were issued" })
})

test("a list that is pasted as a name is issued as a whole, with the numbers that follow, and can be undone", async () => {
  const batchNo = await newBatch()
  const { user, dialog, field, press } = await paste(`Name\tEmail\tMobile\n${people(3)}`, { "Batch No.": batchNo })
  expect(textIn(field("Batch No."))).toBe(batchNo)
  dialog().getByText("Read as headings: Name, Email, Mobile")
  await waitFor(() => expect(textIn(field("Line 2: Number"))).toBe(`${batchNo}-0002`))
  await expectAccessible()
  await press("Issue 3 certificates")
  await dialog().findByText("All fields are required")
  fill(field("Certification Name"), "Ethical Hacking")
  await press("Issue 3 certificates")
  await screen.findByRole("dialog", { name: "3 certificates were issued" })
  await expectAccessible()
  const [, first] = await stored(batchNo)
  expect(first).toMatchObject({ candidateName: "নুসরাত জাহান 1", candidateEmail: "n1@example.com", version: 1 })
  const link = dialog().getByRole("link", { name: `${batchNo}-0004` })
  expect(link.getAttribute("href")).toContain(`${batchNo}-0004`)
  await user.click(dialog().getByRole("button", { name: "Undo" }))
  await confirm(user, "Undo this import")
  await waitFor(async () => expect(await stored(batchNo)).toHaveLength(1))
})

test("people who are in the batch already or twice in the list are marked and skipped, unless chosen", async () => {
  const batchNo = await newBatch({ candidateEmail: "N2@example.com" })
  const { user, dialog, press } = await paste(`${people(3)}\nAgain\tN3@example.com`, {
    "Batch No.": batchNo,
    "Certification Name": "EHP",
  })
  await dialog().findByText("Has a certificate of this batch already")
  dialog().getByText("The same email as in line 3")
  dialog().getByText("Skipped: 2")
  const second = within(dialog().getByRole("group", { name: "Line 2" }))
  await user.click(second.getByRole("checkbox", { name: "Issue one anyway" }))
  expect(textIn(second.getByLabelText("Line 2: Number"))).toBe(`${batchNo}-0003`)
  await press("Issue 3 certificates")
  await screen.findByRole("dialog", { name: "3 certificates were issued" })
  const emails = (await stored(batchNo)).map(({ candidateEmail }) => candidateEmail)
  expect(emails).toEqual(["n2@example.com", "n1@example.com", "n2@example.com", "n3@example.com"])
})

test("mistakes are shown beside their cells, and are corrected there or removed", async () => {
  const batchNo = await newBatch()
  const text = `${people(2)}\nRafi\trafi at example.com\n\tmim@example.com\nJoy\t`
  const { user, dialog, field, press } = await paste(text, { "Batch No.": batchNo, "Certification Name": "EHP" })
  await waitFor(() => expect(textIn(field("Line 1: Number"))).not.toBe(""))
  dialog().getByText("To be corrected: 3")
  await press("Issue 5 certificates")
  expect(document.activeElement).toBe(field("Line 3: Email"))
  expect(await stored(batchNo)).toHaveLength(1)
  fill(field("Line 3: Email"), "rafi@example.com")
  fill(field("Line 4: Name"), "Mim")
  await user.click(dialog().getByRole("button", { name: "Remove: Line 5" }))
  fill(field("Line 1: Number"), `${batchNo}-0001`)
  expectProblem(/^400 /)
  await press("Issue 4 certificates")
  await dialog().findByText("A certificate with this number but other details already exists")
  fill(field("Line 1: Number"), `${batchNo}-0101`)
  await press("Issue 4 certificates")
  await screen.findByRole("dialog", { name: "4 certificates were issued" })
})

test("numbers that somebody has used meanwhile are replaced by new proposals, before anything is issued", async () => {
  expectProblem(/^400 /)
  const batchNo = await newBatch()
  const { dialog, field, press } = await paste(people(2), { "Batch No.": batchNo, "Certification Name": "EHP" })
  await waitFor(() => expect(textIn(field("Line 1: Number"))).toBe(`${batchNo}-0002`))
  const meanwhile = { batchNo, certificationNo: `${batchNo}-0002`, candidateEmail: "other@example.com" }
  await callApi("POST", "certificates/register", aCertificate(meanwhile))
  await press("Issue 2 certificates")
  await dialog().findByText(/^Nothing was issued: some numbers have been used meanwhile/)
  await waitFor(() => expect(textIn(field("Line 1: Number"))).toBe(`${batchNo}-0003`))
  await press("Issue 2 certificates")
  await screen.findByRole("dialog", { name: "2 certificates were issued" })
})

test("after a lost response the same request is sent again, and nothing is issued twice", async () => {
  expectProblem(/Failed to fetch/)
  const batchNo = await newBatch()
  const { dialog, field, press } = await paste(people(2), { "Batch No.": batchNo, "Certification Name": "EHP" })
  await waitFor(() => expect(textIn(field("Line 1: Number"))).toBe(`${batchNo}-0002`))
  intercept(importCall, (forward) => forward().then(() => Promise.reject(new TypeError("Failed to fetch"))), 1)
  await press("Issue 2 certificates")
  await dialog().findByText("It is not known whether the certificates were issued")
  await expectAccessible()
  await press("Try again")
  await screen.findByRole("dialog", { name: "2 certificates were issued" })
  await dialog().findByRole("button", { name: "Undo" })
  expect(await stored(batchNo)).toHaveLength(3)
})

test("a list that is closed before it was issued is there again, and one that is no list is refused beside the field", async () => {
  const batchNo = await newBatch()
  const { user } = await paste(people(2), { "Batch No.": batchNo })
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null))
  await user.click(screen.getByRole("button", { name: "Create New Certificate" }))
  await user.click(await screen.findByRole("button", { name: "Paste a list" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Issue certificates to a list" }))
  await waitFor(() => expect(textIn(dialog.getByLabelText("Line 2: Email"))).toBe("n2@example.com"))
  await user.click(dialog.getByRole("button", { name: "Change the list" }))
  const list = dialog.getByLabelText("Names and emails")
  expect(textIn(list)).toBe(people(2))
  fill(list, "Nusrat\nRafi")
  await user.click(dialog.getByRole("button", { name: "Show the list" }))
  const error = "No emails were found here. Copy both columns: names and emails"
  dialog.getByText(error)
  expect(textIn(list)).toBe("Nusrat\nRafi")
  fill(list, "Nusrat\tn1@example.com")
  expect(dialog.queryByText(error)).toBe(null)
})

test("a list that was typed is there again after it was closed", async () => {
  const user = await renderApp({ url, as: await newLogin("registrar") })
  const openList = async () => {
    await user.click(await screen.findByRole("button", { name: "Paste a list" }))
    return within(await screen.findByRole("dialog", { name: "Issue certificates to a list" }))
  }
  fill((await openList()).getByLabelText("Names and emails"), "Nusrat, nusrat@")
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null))
  await user.click(screen.getByRole("button", { name: "Create New Certificate" }))
  const list = (await openList()).getByLabelText("Names and emails")
  await waitFor(() => expect(textIn(list)).toBe("Nusrat, nusrat@"))
})

test("a list that is changed as text has its typed numbers and choices still", async () => {
  const batchNo = await newBatch({ candidateEmail: "n2@example.com" })
  const { user, dialog, field, press } = await paste(people(3), { "Batch No.": batchNo })
  await user.click(await dialog().findByRole("checkbox", { name: "Issue one anyway" }))
  fill(field("Line 3: Number"), "MY-3")
  await press("Change the list")
  fill(field("Names and emails"), `New\tnew@example.com\n${people(3).replace("জাহান 3", "Jahan")}`)
  await press("Show the list")
  expect(textIn(field("Line 4: Number"))).toBe("MY-3")
  expect(textIn(field("Line 4: Name"))).toBe("নুসরাত Jahan")
  const third = within(dialog().getByRole("group", { name: "Line 3" }))
  expect(third.getByRole<HTMLInputElement>("checkbox").checked).toBe(true)
  expect(textIn(field("Line 1: Number"))).not.toBe("MY-3")
})

test("fifty of five hundred people and those with a problem are shown, and all are issued", async () => {
  const batchNo = unique("500")
  await insertCertificates([aCertificate({ batchNo, certificationNo: `${batchNo}-001` })])
  const { dialog, field, press } = await paste(`${people(499)}\nLast\tlast at example.com`, {
    "Batch No.": batchNo,
    "Certification Name": "EHP",
  })
  await waitFor(() => expect(textIn(field("Line 1: Number"))).toBe(`${batchNo}-002`))
  expect(dialog().getAllByRole("group")).toHaveLength(51)
  fill(field("Line 500: Email"), "last@example.com")
  expect(dialog().getAllByRole("group")).toHaveLength(51)
  await press("Issue 500 certificates")
  await screen.findByRole("dialog", { name: "500 certificates were issued" })
})

test("names with letters that the document cannot show are counted, marked and always shown, and issued as they are", async () => {
  const batchNo = await newBatch()
  const { dialog, press } = await paste(`${people(55)}\n张 伟\tzhang@example.com`, {
    "Batch No.": batchNo,
    "Certification Name": "A → B",
  })
  await dialog().findByText("Without a PDF for now: 1")
  const last = within(dialog().getByRole("group", { name: "Line 56" }))
  const warning = last.getByText(/^The document cannot show: 张 伟\. Add the spelling in Latin letters afterwards\.$/)
  expect(last.getByLabelText("Line 56: Name").getAttribute("aria-describedby")).toBe(warning.closest("[id]")?.id)
  dialog().getByText("The document cannot show: →. Please write this in other letters.")
  await expectAccessible()
  await press("Issue 56 certificates")
  await screen.findByRole("dialog", { name: "56 certificates were issued" })
  expect((await stored(batchNo)).map(({ candidateName }) => candidateName)).toContain("张 伟")
})

test("a list that is too long to be read says so at once, and a name of invisible characters is missing", async () => {
  const { dialog, field, press } = await paste(people(501))
  await dialog().findByText(/^There are more than 500 people in this list/)
  await waitFor(() => expect(document.activeElement).toBe(field("Names and emails")))
  expect(field("Names and emails").getAttribute("aria-invalid")).toBe("true")
  fill(field("Names and emails"), "Rahim\trahim@example.com\n\u200d\tkarim@example.com")
  await press("Show the list")
  await dialog().findByText("Please fill this in")
  expect(field("Line 2: Name").getAttribute("aria-invalid")).toBe("true")
})
