import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, textIn } from "#test/actions.ts"
import { renderApp } from "#test/render-app.tsx"

/** Opens the form of a new course, with one week filled in and a second one added. */
async function openEditor() {
  const user = await renderApp({ url: "/dashboard/manage-courses?new", as: "admin" })
  const dialog = within(await screen.findByRole("dialog", { name: "Create New Course" }))
  const week = (name: string) => within(dialog.getByRole("group", { name }))
  const heading = (name: string) => week(name).getByLabelText(/^Heading/)
  const points = (name: string) => week(name).getByLabelText(/^Points/)
  const button = (name: string) => dialog.getByRole("button", { name })
  const hasFocus = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()))
  fill(heading("New week"), "Networks")
  fill(points("Week 1"), "Packets\nPorts")
  await user.click(button("Add a week"))
  await hasFocus(() => heading("New week"))
  return { user, dialog, heading, points, button, hasFocus }
}

test("weeks become marked text, and marked text becomes weeks", async () => {
  const { user, dialog, heading, points, button } = await openEditor()
  fill(points("New week"), "Scanning<br>Nmap")
  await user.click(button("As text"))
  const description = /Begin each week with a line that holds only @@/
  const text = dialog.getByRole("textbox", { name: "Curriculum as text", description })
  expect(textIn(text)).toBe("@@ Networks\nPackets\nPorts\n@@\nScanning\nNmap")
  fill(text, "Hello\n@@ One\na\n@@\n@@ Two")
  await user.click(button("By weeks"))
  expect(textIn(dialog.getByLabelText("Before the first week"))).toBe("Hello")
  expect(textIn(heading("Week 1"))).toBe("One")
  expect(textIn(heading("Week 2"))).toBe("Two")
})

test("a new week has no number until it has content, and Enter leads from its heading to its points", async () => {
  const { user, dialog, heading, points, hasFocus } = await openEditor()
  const emptyWeek = dialog.getByRole("group", { name: "New week" })
  expect(emptyWeek.textContent).toContain("Readers do not see this week while it is empty.")
  await user.type(heading("New week"), "Scanning")
  heading("Week 2").focus()
  await user.keyboard("{Enter}")
  await hasFocus(() => points("Week 2"))
})

test("a moved week keeps the focus, and its new position is announced", async () => {
  const { user, dialog, heading, button, hasFocus } = await openEditor()
  fill(heading("New week"), "Scanning")
  button("Move up (Week 2)").focus()
  await user.keyboard("{Enter}")
  expect(textIn(heading("Week 1"))).toBe("Scanning")
  await hasFocus(() => button("Move up (Week 1)"))
  const announcements = dialog.getAllByRole("status").map(({ textContent }) => textContent)
  expect(announcements).toContain("Moved to place 1 of 2")
})

test("Undo puts a removed week back where it was", async () => {
  const { user, dialog, heading, button, hasFocus } = await openEditor()
  fill(heading("New week"), "Scanning")
  await user.click(button("Remove (Week 1)"))
  dialog.getByText("Week 1 is removed.")
  expect(textIn(heading("Week 1"))).toBe("Scanning")
  await hasFocus(() => button("Undo"))
  await expectAccessible()
  await user.keyboard("{Enter}")
  expect(textIn(heading("Week 1"))).toBe("Networks")
  expect(textIn(heading("Week 2"))).toBe("Scanning")
  await hasFocus(() => heading("Week 1"))
})

test("marked text in a week becomes weeks when its field loses the focus", async () => {
  const { user, heading, points } = await openEditor()
  await user.click(points("New week"))
  await user.paste("Point @@version\n@@ Third\nc\n@@চতুর্থ")
  await user.tab()
  await waitFor(() => expect(textIn(points("Week 2"))).toBe("Point @@version"))
  expect(textIn(heading("Week 3"))).toBe("Third")
  expect(textIn(heading("Week 4"))).toBe("চতুর্থ")
})

test("the form shows the number of characters near the limit, and refuses more", async () => {
  const { user, dialog, points, button } = await openEditor()
  fill(points("New week"), "ক".repeat(45_100))
  dialog.getByText("45,129 of at most 50,000 characters")
  fill(points("Week 2"), "ক".repeat(50_000))
  dialog.getByText("29 characters too many")
  await user.click(button("Create Course"))
  await dialog.findByText("Please use at most 50,000 characters")
})
