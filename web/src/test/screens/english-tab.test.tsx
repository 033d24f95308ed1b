import { screen, waitFor, within } from "@testing-library/react"
import { aToKnow } from "server/src/test/factories.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findRow, findToast, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

// The second tab of a form, with the English versions of a record's texts.

const path = "toKnows/update-toKnow"
let count = 0
// Not a random id, whose Latin letters could outnumber the Bengali ones.
const original = () => `নেটওয়ার্কের গোড়ার কথা ${++count}`.normalize("NFC")

async function openForm(some: Parameters<typeof aToKnow>[0] = {}) {
  const record = await callApi("POST", "toKnows/register", aToKnow({ title: original(), ...some }))
  const user = await renderApp({ url: `/dashboard/manage-to-knows?edit=${record._id}`, as: "admin" })
  const dialog = within(await screen.findByRole("dialog"))
  const saved = async () => (await callApi("GET", `toKnows/get-toKnow/${record._id}`)) as typeof record
  const submit = () => user.click(dialog.getByRole("button", { name: "Update To-Know" }))
  return { record, user, dialog, saved, submit, english: () => dialog.getByLabelText("Title (English)") }
}

test("the English title is typed in a tab that counts what is missing", async () => {
  const { record, user, dialog, saved, submit, english } = await openForm()
  await user.click(dialog.getByRole("tab", { name: "English · 1 missing" }))
  await expectAccessible()
  expect(english().getAttribute("lang")).toBe("en")
  expect(dialog.getAllByText(record.title)).toHaveLength(2)
  fill(english(), "Network basics")
  await user.click(dialog.getByRole("tab", { name: "Bengali" }))
  expect(textIn(dialog.getByLabelText("Title"))).toBe(record.title)
  await user.click(dialog.getByRole("tab", { name: "English" }))
  expect(textIn(english())).toBe("Network basics")
  await submit()
  await findToast("To-know updated successfully")
  expect(await saved()).toMatchObject({ title: record.title, en: { title: "Network basics" } })
})

test("a title without Bengali letters needs no English version", async () => {
  const { dialog } = await openForm({ title: unique("Linux") })
  expect(dialog.getByRole("tab", { selected: false }).textContent).toBe("English")
})

test("the tabs are switched by arrow keys, and one of them is in the tab order", async () => {
  const { user, dialog } = await openForm()
  const [details, english] = dialog.getAllByRole("tab")
  details?.focus()
  await user.keyboard("{ArrowRight}")
  expect(document.activeElement).toBe(english)
  expect([details, english].map((tab) => tab?.tabIndex)).toEqual([-1, 0])
  await user.keyboard("{Home}")
  expect(document.activeElement).toBe(details)
  expect(dialog.queryByLabelText("Title (English)")).toBe(null)
})

test("an error in the tab that is not open opens it and gets the focus", async () => {
  const { record, user, dialog, submit, english } = await openForm()
  const open = (name: RegExp) => user.click(dialog.getByRole("tab", { name }))
  await open(/^English/)
  fill(english(), "x".repeat(201))
  await open(/^Bengali/)
  await submit()
  await waitFor(() => expect(document.activeElement).toBe(english()))
  dialog.getByText("Please use at most 200 characters")
  fill(english(), "Short")
  await open(/^Bengali/)
  fill(dialog.getByLabelText("Title"), "")
  await open(/^English/)
  await submit()
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText("Title")))
  fill(dialog.getByLabelText("Title"), record.title)
  await submit()
  await findToast("To-know updated successfully")
})

test("two admins change the original and its English version: both changes are saved", async () => {
  expectProblem(/^412 /)
  const { record, user, dialog, saved, submit, english } = await openForm({ en: { title: "Networks" } })
  const title = original()
  await callApi("PATCH", `${path}/${record._id}`, { title })
  await user.click(dialog.getByRole("tab", { name: /^English/ }))
  fill(english(), "Network basics")
  await submit()
  await user.click(await dialog.findByRole("button", { name: "Save mine over it" }))
  await findToast("To-know updated successfully")
  expect(await saved()).toMatchObject({ title, en: { title: "Network basics" } })
})

test("an English text that both changed is a conflict, named by its label", async () => {
  expectProblem(/^412 /)
  const { record, user, dialog, saved, submit, english } = await openForm({ en: { title: "Networks" } })
  await user.click(dialog.getByRole("tab", { name: /^English/ }))
  await callApi("PATCH", `${path}/${record._id}`, { en: { title: "Theirs" } })
  fill(english(), "Mine")
  await submit()
  expect((await dialog.findByRole("alert")).textContent).toContain("Title (English)")
  await user.click(dialog.getByRole("button", { name: "Load theirs" }))
  await waitFor(() => expect(textIn(english())).toBe("Theirs"))
  await submit()
  await findToast("To-know updated successfully")
  expect((await saved()).en).toEqual({ title: "Theirs" })
})

test("unsent English texts are a draft like all others", async () => {
  const { record, user, dialog, english } = await openForm()
  await user.click(dialog.getByRole("tab", { name: /^English/ }))
  fill(english(), "Unsent")
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null))
  const row = within(await findRow(record.title))
  await user.click(row.getByRole("button", { name: `Edit ${record.title}` }))
  const again = within(await screen.findByRole("dialog"))
  again.getByText("Title (English)")
  await user.click(again.getByRole("tab", { name: "English" }))
  expect(textIn(again.getByLabelText("Title (English)"))).toBe("Unsent")
})
