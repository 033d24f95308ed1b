import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { addFilter, fill, findRow, menuLink, textIn } from "#test/actions.ts"
import { createCertificate } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { loginAs, newLogin } from "#test/test-api.ts"
import type { UserEvent } from "#test/user-event.ts"

// The columns that a user chooses and the views that they save, on the list of certificates.

const url = "/dashboard/manage-certificates"
const headings = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent)
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }))

async function openViews(user: UserEvent, name = "Views") {
  await user.click(screen.getByRole("button", { name }))
  return dialog("Views")
}

async function saveView(user: UserEvent, name: string) {
  const views = await openViews(user)
  fill(views.getByLabelText("Name of the view"), name)
  await user.click(views.getByRole("button", { name: "Save" }))
}

/** A view that a browser stored with an earlier version of this list. */
async function store(preferences: unknown) {
  const text = typeof preferences === "string" ? preferences : JSON.stringify(preferences)
  localStorage.setItem(`list:${(await loginAs("admin")).user._id}:certificates`, text)
}

test("a column can be hidden and another shown, and the choice is remembered", async () => {
  const number = await createCertificate()
  const user = await renderApp({ url, as: "admin" })
  await findRow(number)
  await user.click(screen.getByRole("button", { name: "Columns" }))
  const columns = await dialog("Columns")
  expect(columns.queryByRole("checkbox", { name: "Candidate" })).toBe(null)
  await user.click(columns.getByRole("checkbox", { name: "Batch No." }))
  await user.click(columns.getByRole("checkbox", { name: "Issued" }))
  await expectAccessible()
  await user.keyboard("{Escape}")
  const chosen = ["Select", "SL", "Candidate", "Certification", "Certification No.", "Status", "Issued", "Action"]
  expect(headings()).toEqual(chosen)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Columns" })))
  await user.click(menuLink("Reviews"))
  await screen.findByRole("heading", { name: /^Reviews/ })
  await user.click(menuLink("Certificates"))
  await findRow(number)
  expect(headings()).toEqual(chosen)
})

test("a view keeps filters, order and columns under a name, and opens with them", async () => {
  await createCertificate()
  const user = await renderApp({ url, as: "admin" })
  await addFilter(user, "Status")
  await user.click(screen.getByRole("button", { name: "valid" }))
  await screen.findByRole("button", { name: "Status: valid" })
  await user.click(screen.getByRole("button", { name: "Sort by Batch No." }))
  await user.click(screen.getByRole("button", { name: "Columns" }))
  await user.click((await dialog("Columns")).getByRole("checkbox", { name: "Certification" }))
  await user.keyboard("{Escape}")
  await saveView(user, "  Active by batch ")
  await screen.findByRole("button", { name: "Active by batch" })
  await user.click(screen.getByRole("button", { name: "Clear all" }))
  await user.click(screen.getByRole("button", { name: "Columns" }))
  await user.click((await dialog("Columns")).getByRole("checkbox", { name: "Certification" }))
  await user.keyboard("{Escape}")
  const views = await openViews(user)
  await expectAccessible()
  await user.click(views.getByRole("link", { name: "Active by batch" }))
  await screen.findByRole("button", { name: "Status: valid" })
  expect(location.search).toBe("?sort=batchNo&status=active")
  await waitFor(() => expect(headings()).not.toContain("Certification"))
})

test("a view's name must be new and not too long, and can be changed", async () => {
  const user = await renderApp({ url: `${url}?status=active`, as: "admin" })
  await saveView(user, "পুরোনো")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null))
  const views = await openViews(user, "পুরোনো")
  const name = () => views.getByLabelText("Name of the view")
  for (const [wrong, message] of [
    ["", "Enter a name."],
    ["পুরোনো ", "A view with this name already exists."],
    ["x".repeat(61), "At most 60 characters."],
  ] as const) {
    fill(name(), wrong)
    await user.click(views.getByRole("button", { name: "Save" }))
    await views.findByText(message)
    expect(textIn(name())).toBe(wrong)
    expect(document.activeElement).toBe(name())
  }
  await user.click(views.getByRole("button", { name: "Rename পুরোনো" }))
  const renamed = views.getAllByLabelText("Name of the view")[0] as HTMLElement
  await waitFor(() => expect(document.activeElement).toBe(renamed))
  fill(renamed, "Active")
  await user.keyboard("{Enter}")
  await views.findByRole("link", { name: "Active" })
})

test("a deleted view can be brought back, and the focus moves to the button for it", async () => {
  await store({ views: [{ name: "One", query: "status=active", columns: {} }] })
  const user = await renderApp({ url, as: "admin" })
  const views = await openViews(user)
  await user.click(views.getByRole("button", { name: "Delete One" }))
  await views.findByText("“One” is deleted.")
  expect(views.queryByRole("link")).toBe(null)
  const undo = views.getByRole("button", { name: "Undo" })
  await waitFor(() => expect(document.activeElement).toBe(undo))
  await expectAccessible()
  await user.click(undo)
  views.getByRole("link", { name: "One" })
})

test("a saved view with a filter, an order and a column that no longer exist opens without them", async () => {
  const number = await createCertificate()
  const view = { name: "Old", query: "shoeSize=44&status=purple&sort=shoeSize", columns: { shoes: true, batch: false } }
  await store({ sort: "shoeSize", limit: "7", columns: 5, views: [view, { query: "" }, "x"] })
  const user = await renderApp({ url, as: "admin" })
  await findRow(number)
  expect(location.search).toBe("")
  await user.click((await openViews(user)).getByRole("link", { name: "Old" }))
  await waitFor(() => expect(headings()).not.toContain("Batch No."))
  await findRow(number)
  expect(screen.queryByRole("list", { name: "Filters" })).toBe(null)
})

test("another user of the browser has their own views and columns", async () => {
  const number = await createCertificate()
  await store({ columns: { batch: false }, views: [{ name: "One", query: "status=active", columns: {} }] })
  const user = await renderApp({ url, as: await newLogin("admin") })
  await findRow(number)
  expect(headings()).toContain("Batch No.")
  await (await openViews(user)).findByText("No saved view yet.")
})

test("damaged preferences are ignored", async () => {
  const number = await createCertificate()
  await store("{")
  await renderApp({ url, as: "admin" })
  await findRow(number)
  expect(headings()).toContain("Batch No.")
})
