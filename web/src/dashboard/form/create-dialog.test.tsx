import { screen, waitFor, within } from "@testing-library/react"
import { aCertificate } from "server/src/test/factories.ts"
import { beforeEach, expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findRow, findToast, queryRow, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { createCertificate, unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce, intercept } from "#test/test-api.ts"
import type { UserEvent } from "#test/user-event.ts"

const certificates = "/dashboard/manage-certificates"
// The numbers of these tests have nothing in common, so each would be asked about.
beforeEach(() =>
  intercept("certificates/get-latest-numbers*", () =>
    Response.json({ success: true, message: "", data: [], count: 0 }),
  ),
)

const findDialog = async () => within(await screen.findByRole("dialog"))
const dialogGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBe(null))
const addAnother = async (user: UserEvent) =>
  user.click((await findDialog()).getByRole("button", { name: "Create and add another" }))

/** Fills in the form of a new certificate, and returns the function that reads its five fields. */
async function fillCertificate(certificationNo: string) {
  const dialog = await findDialog()
  const texts = {
    "Candidate Name": "Nusrat Jahan",
    "Candidate Email": "nusrat@example.com",
    "Certification Name": "Web Application Security",
    "Batch No.": "0007",
    "Certification No.": certificationNo,
  }
  for (const [label, text] of Object.entries(texts)) fill(dialog.getByLabelText(label), text)
  const values = () => Object.keys(texts).map((label) => textIn(dialog.getByLabelText(label)))
  return { dialog, values }
}

test("after one certificate the form keeps the batch, proposes the next number and starts at the first field", async () => {
  const mark = unique("NEXT")
  const user = await renderApp({ url: `${certificates}?new`, as: "admin" })
  const { dialog, values } = await fillCertificate(`${mark}-0025`)
  await addAnother(user)
  await findToast("Certificate created successfully")
  await findToast(`${mark}-0025`, { exact: false })
  await waitFor(() => expect(values()).toEqual(["", "", "Web Application Security", "0007", `${mark}-0026`]))
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText("Candidate Name")))
  expect(dialog.queryByText("All fields are required")).toBe(null)
  await expectAccessible()
  await user.keyboard("Rahim Uddin{Tab}rahim@example.com{Control>}{Enter}{/Control}")
  await dialogGone()
  await findRow(`${mark}-0026`)
  expect(queryRow(`${mark}-0026`)?.textContent).toContain("Rahim Uddin")
})

test("the number that follows the batch's highest one is proposed, unless a number was typed", async () => {
  const batchNo = unique("BATCH")
  const number = unique("HIGH")
  for (const no of ["0007", "0019"]) {
    await callApi("POST", "certificates/register", aCertificate({ batchNo, certificationNo: `${number}-${no}` }))
  }
  const user = await renderApp({ url: `${certificates}?new`, as: "admin" })
  const dialog = await findDialog()
  const numberField = () => dialog.getByLabelText("Certification No.")
  const setBatch = async (text: string) => {
    await user.click(dialog.getByLabelText("Batch No."))
    fill(dialog.getByLabelText("Batch No."), text)
    await user.tab()
  }
  await setBatch(batchNo.toLowerCase())
  await waitFor(() => expect(textIn(numberField())).toBe(`${number}-0020`))
  await setBatch(unique("EMPTY"))
  await waitFor(() => expect(textIn(numberField())).toBe(""))
  fill(numberField(), "MY-1")
  await setBatch(batchNo)
  await waitFor(() => expect(document.querySelector(`datalist option[value="${batchNo}"]`)).not.toBe(null))
  expect(textIn(numberField())).toBe("MY-1")
})

test("a certificate that fails is shown again with its input, and the next attempt starts another one", async () => {
  expectProblem(/^500 /)
  const number = unique("NEXT")
  const user = await renderApp({ url: `${certificates}?new`, as: "admin" })
  const { values } = await fillCertificate(`${number}-9`)
  failOnce("certificates/register*")
  await addAnother(user)
  await findToast("The disk is full")
  expect(values()[0]).toBe("Nusrat Jahan")
  const button = (await findDialog()).getByRole("button", { name: "Create and add another" })
  await waitFor(() => expect(document.activeElement).toBe(button))
  await user.keyboard("{Enter}")
  await waitFor(() => expect(values()[4]).toBe(`${number}-10`))
})

test("a draft of the second certificate has the batch of the first, and no draft remains if nothing was typed", async () => {
  const mark = unique("NEXT")
  const user = await renderApp({ url: certificates, as: "admin" })
  const open = async () => user.click(await screen.findByRole("button", { name: "Create New Certificate" }))
  await open()
  const first = await fillCertificate(`${mark}-1`)
  await addAnother(user)
  await waitFor(() => expect(first.values()[4]).toBe(`${mark}-2`))
  fill(first.dialog.getByLabelText("Candidate Name"), "Rahim")
  await user.keyboard("{Escape}")
  await dialogGone()
  await open()
  const dialog = await findDialog()
  expect(textIn(dialog.getByLabelText("Candidate Name"))).toBe("Rahim")
  expect(textIn(dialog.getByLabelText("Batch No."))).toBe("0007")
  const second = await fillCertificate(`${mark}-2`)
  await addAnother(user)
  await waitFor(() => expect(second.values()[4]).toBe(`${mark}-3`))
  await user.keyboard("{Escape}")
  await dialogGone()
  await open()
  expect(textIn((await findDialog()).getByLabelText("Batch No."))).toBe("")
})

test("in a form whose values never repeat, all fields are empty for the next record", async () => {
  const title = unique("Title")
  const user = await renderApp({ url: "/dashboard/manage-galleries?new", as: "admin" })
  const dialog = await findDialog()
  fill(dialog.getByLabelText("Title"), title)
  fill(dialog.getByLabelText("Image"), "https://example.com/picture.png")
  await addAnother(user)
  await findToast(title)
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText("Title")))
  expect(textIn(dialog.getByLabelText("Title"))).toBe("")
  expect(textIn(dialog.getByLabelText("Image"))).toBe("")
})

test("Ctrl+Shift+Enter creates a record and starts the next one", async () => {
  const mark = unique("KEYS")
  const user = await renderApp({ url: `${certificates}?new`, as: "admin" })
  const { values } = await fillCertificate(`${mark}-01`)
  ;(await findDialog()).getByLabelText("Candidate Email").focus()
  await user.keyboard("{Control>}{Shift>}{Enter}{/Shift}{/Control}")
  await findToast(`${mark}-01`, { exact: false })
  await waitFor(() => expect(values()).toEqual(["", "", "Web Application Security", "0007", `${mark}-02`]))
  expect(document.activeElement).toBe((await findDialog()).getByLabelText("Candidate Name"))
})

test("Ctrl+Enter submits a form from a text of several lines", async () => {
  const title = unique("Title")
  const user = await renderApp({ url: "/dashboard/manage-achievements?new", as: "admin" })
  const dialog = await findDialog()
  fill(dialog.getByLabelText("Title (*)"), title)
  fill(dialog.getByLabelText("Image (*)"), "https://example.com/picture.png")
  await user.type(dialog.getByLabelText("Description"), "A prize{Control>}{Enter}{/Control}")
  await dialogGone()
  await findRow(title)
  const all: { title: string; description: string }[] = await callApi("GET", "achievements/get-achievements")
  expect(all.find((achievement) => achievement.title === title)?.description).toBe("A prize")
})

test("after a certificate from the overview's link, the focus is on the button that creates the next one", async () => {
  const user = await renderApp({ url: "/dashboard", as: "admin" })
  await user.click(await screen.findByRole("link", { name: "Issue a certificate" }))
  await fillCertificate(unique("FOCUS"))
  await user.click((await findDialog()).getByRole("button", { name: "Create Certificate" }))
  await dialogGone()
  const button = await screen.findByRole("button", { name: "Create New Certificate" })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test("a certificate created under another search can be shown from its toast", async () => {
  const [other, number] = [await createCertificate(), unique("SHOW")]
  const user = await renderApp({ url: `${certificates}?search=${other}`, as: "admin" })
  await findRow(other)
  await user.click(screen.getByRole("button", { name: "Create New Certificate" }))
  await fillCertificate(number)
  await user.click((await findDialog()).getByRole("button", { name: "Create Certificate" }))
  await dialogGone()
  expect(queryRow(number)).toBe(undefined)
  await user.click(await findToast("Show it"))
  await findRow(number)
  expect(textIn(screen.getByRole("searchbox", { name: "Search certificates" }))).toBe(number)
  await waitFor(() => expect(screen.queryByText("Show it")).toBe(null))
})
