import { screen, waitFor, within } from "@testing-library/react"
import { aCertificate } from "server/src/test/factories.ts"
import { beforeAll, expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, findRow, findToast, revokeIn, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { createCertificate } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, loseConnection, newLogin } from "#test/test-api.ts"

const url = "/dashboard/manage-certificates"
const currentUrl = () => location.pathname + location.search
const nextPage = () => within(screen.getByRole("navigation", { name: "Pages" })).getByRole("link", { name: "Next" })
const findFirstRow = async () => within((await screen.findAllByRole("row"))[1] as HTMLElement)

// Two pages.
beforeAll(async () => {
  for (let count = 0; count < 11; count++) await createCertificate()
})

test("a number that is taken is refused at its field, and the form keeps its input", async () => {
  expectProblem(/^409 /)
  const taken = await createCertificate()
  const user = await renderApp({ url, as: "admin" })
  const create = () => screen.getByRole("button", { name: "Create New Certificate" })
  await user.click(create())
  const dialog = within(await screen.findByRole("dialog"))
  const field = (label: string) => dialog.getByLabelText(label)
  await user.click(dialog.getByRole("button", { name: "Create Certificate" }))
  await dialog.findByText("All fields are required")
  expect(dialog.getAllByText("Please fill this in")).toHaveLength(5)
  await waitFor(() => expect(document.activeElement).toBe(field("Candidate Name")))
  const texts = {
    "Candidate Name": "Somebody Else",
    "Candidate Email": "else@example.com",
    "Certification Name": "SOC",
    "Batch No.": "0001",
    "Certification No.": taken.toLowerCase(),
  }
  for (const [label, text] of Object.entries(texts)) fill(field(label), text)
  await user.click(dialog.getByRole("button", { name: "Create Certificate" }))
  const description = /A certificate with this number already exists/
  await dialog.findByRole("textbox", { name: "Certification No.", description })
  expect(textIn(field("Candidate Name"))).toBe("Somebody Else")
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null))
  await waitFor(() => expect(document.activeElement).toBe(create()))
})

test("the page and the search are stored in the URL", async () => {
  const candidateName = "জয়া ত্রিপুরা"
  await callApi("POST", "certificates/register", aCertificate({ candidateName }))
  const user = await renderApp({ url, as: "admin" })
  await findFirstRow()
  await user.click(nextPage())
  await waitFor(() => expect(currentUrl()).toBe(`${url}?page=2`))
  const search = () => screen.getByRole("searchbox", { name: "Search certificates" })
  fill(search(), "ত্রিপুরা")
  await waitFor(() => expect(currentUrl()).toMatch(/\?search=/))
  await screen.findByRole("heading", { name: "Certificates (1)" })
  await renderApp({ url: currentUrl(), as: "admin" })
  expect(textIn(search())).toBe("ত্রিপুরা")
  await screen.findByRole("heading", { name: "Certificates (1)" })
  fill(search(), "nobody has this name")
  await screen.findByText("No certificate found...")
  await expectAccessible()
  await user.click(screen.getByRole("button", { name: "Clear search" }))
  await waitFor(() => expect(currentUrl()).toBe(url))
})

test("the URL of a page after the last one leads to the last page", async () => {
  await renderApp({ url: `${url}?search=example.com&page=99`, as: "admin" })
  await waitFor(() => expect(currentUrl()).toBe(`${url}?search=example.com&page=2`))
  await findFirstRow()
})

test("the end of a session during an action shows one message", async () => {
  expectProblem(/^401 /)
  const admin = await newLogin("admin")
  const user = await renderApp({ url, as: admin })
  const row = await findFirstRow()
  await callApi("POST", "auth/logout", undefined, admin)
  await revokeIn(user, row.getByRole("combobox"))
  await screen.findByText("Your session has ended. Please log in again.")
  expect(screen.queryByText("Failed to change status")).toBe(null)
})

test("without a connection a status stays, and the confirmation of a deletion stays open", async () => {
  expectProblem(/Failed to fetch/)
  const name = await createCertificate()
  const user = await renderApp({ url: `${url}?search=${name}`, as: "admin" })
  const row = within(await findRow(name))
  const lost = loseConnection("certificates/withdraw-certificate/*")
  await user.selectOptions(row.getByRole("combobox"), "inactive")
  const dialog = within(await screen.findByRole("dialog"))
  await user.click(dialog.getByRole("button", { name: "Revoke" }))
  await findToast("Failed to change status")
  lost.remove()
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null))
  expect(textIn(row.getByRole("combobox"))).toBe("active")
  loseConnection("certificates/delete-certificate/*")
  await user.click(row.getByRole("button", { name: `Delete ${name}` }))
  await confirm(user, "Delete")
  await findToast("Failed to delete certificate")
  await confirm(user, "Cancel")
})

test("a page of the list that fails to load can be fetched again", async () => {
  expectProblem(/Failed to fetch/)
  const user = await renderApp({ url, as: "admin" })
  await findFirstRow()
  const lost = loseConnection("certificates/get-certificates*")
  await user.click(nextPage())
  await screen.findByText("This list could not be loaded")
  lost.remove()
  await user.click(screen.getByRole("button", { name: "Try again" }))
  await screen.findByRole("table")
})
