import { screen, waitFor, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findRow, findToast, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { createTeamMember } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, loginAs } from "#test/test-api.ts"

// An edit of a record that another user saves meanwhile.

const url = "/dashboard/manage-teams"

/** Opens the form of a new member, types a phone number, and presses the submit button after another admin's changes. */
async function editWhileChanged(changes: object, phone?: string) {
  expectProblem(/^412 /)
  const name = await createTeamMember()
  const members: { _id: string; name: string }[] = await callApi("GET", "teams/get-teams")
  const id = members.find((member) => member.name === name)?._id ?? ""
  const user = await renderApp({ url: `${url}?edit=${id}`, as: "editor" })
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Member" }))
  const field = (label: string) => dialog.getByLabelText(label)
  await dialog.findByLabelText("Phone")
  if (phone) fill(field("Phone"), phone)
  const otherSaves = (more: object) => callApi("PATCH", `teams/update-team/${id}`, more)
  await otherSaves(changes)
  const press = (button: string) => user.click(dialog.getByRole("button", { name: button }))
  await press("Update Member")
  const saved = () => callApi("GET", `teams/get-team/${id}`)
  return { name, user, dialog, field, press, saved, otherSaves }
}

const both = { designation: "Lead trainer", phone: "+8802" }
const isSaved = () => findToast("Team member updated successfully")

test("a conflict says who saved what, overwrites nothing and keeps what was typed, also at the next attempt", async () => {
  const { dialog, field, press, saved } = await editWhileChanged(both, "+8801")
  const alert = await dialog.findByRole("alert")
  const { user: otherAdmin } = await loginAs("admin")
  const title = `${otherAdmin.name} saved this while you were editing (`
  await waitFor(() => expect(alert.textContent).toContain(title))
  expect(alert.textContent).toContain("Before: AnalystNow: Lead trainer")
  expect(document.activeElement).toBe(alert)
  await expectAccessible()
  await press("Update Member")
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole("alert")))
  expect([textIn(field("Phone")), textIn(field("Designation (*)"))]).toEqual(["+8801", "Analyst"])
  expect(await saved()).toMatchObject(both)
})

test("one's own changes are saved over the other version, and its other fields stay", async () => {
  const { name, dialog, press, saved } = await editWhileChanged(both, "+8801")
  await dialog.findByRole("alert")
  await press("Save mine over it")
  await isSaved()
  await findRow(name)
  expect(await saved()).toMatchObject({ designation: "Lead trainer", phone: "+8801" })
})

test("a version that is newer than the one that was to be overwritten is a conflict again", async () => {
  const { dialog, press, saved, otherSaves } = await editWhileChanged(both, "+8801")
  await dialog.findByRole("alert")
  await otherSaves({ phone: "+8803" })
  await press("Save mine over it")
  await waitFor(() => expect(dialog.getByRole("alert").textContent).toContain("Now: +8803"))
  expect(await saved()).toMatchObject({ phone: "+8803" })
  await press("Save mine over it")
  await isSaved()
  expect(await saved()).toMatchObject({ designation: "Lead trainer", phone: "+8801" })
})

test("the other version is loaded, and one's own changes can be taken back into it", async () => {
  const { dialog, field, press, saved } = await editWhileChanged(both, "+8801")
  await dialog.findByRole("alert")
  await press("Load theirs")
  expect([textIn(field("Phone")), textIn(field("Designation (*)"))]).toEqual(["+8802", "Lead trainer"])
  expect(document.activeElement).toBe(dialog.getByRole("alert"))
  await expectAccessible()
  await press("Take mine back")
  expect([textIn(field("Phone")), textIn(field("Designation (*)"))]).toEqual(["+8801", "Lead trainer"])
  expect(document.activeElement).toBe(field("Serial (*)"))
  await press("Update Member")
  await isSaved()
  expect(await saved()).toMatchObject({ designation: "Lead trainer", phone: "+8801" })
})

test("what was typed before the other version was loaded is kept at the next conflict, too", async () => {
  const { dialog, field, press, otherSaves } = await editWhileChanged(both, "+8801")
  await dialog.findByRole("alert")
  await press("Load theirs")
  fill(field("Designation (*)"), "Auditor")
  await otherSaves({ phone: "+8803" })
  await press("Update Member")
  await waitFor(() => expect(dialog.getByRole("alert").textContent).toContain("Now: +8803"))
  await press("Copy my text")
  await dialog.findByText("Your text has been copied.")
  const copied = await navigator.clipboard.readText()
  expect(copied).toContain("Designation (*)\nAuditor")
  expect(copied).toContain("Phone\n+8801")
  await press("Load theirs")
  expect([textIn(field("Phone")), textIn(field("Designation (*)"))]).toEqual(["+8803", "Lead trainer"])
  await press("Take mine back")
  expect([textIn(field("Phone")), textIn(field("Designation (*)"))]).toEqual(["+8801", "Auditor"])
})

test("the other version leaves no draft of itself", async () => {
  const { name, user, dialog, field, press } = await editWhileChanged(both, "+8801")
  await dialog.findByRole("alert")
  await press("Load theirs")
  await waitFor(() => expect(textIn(field("Phone"))).toBe("+8802"))
  await user.keyboard("{Escape}")
  await findRow(name)
  expect(screen.queryByText(/^Not saved/)).toBe(null)
})

test("what was typed is copied by its labels, and a browser that refuses is named", async () => {
  const { dialog, press } = await editWhileChanged(both, "+8801")
  await dialog.findByRole("alert")
  await press("Copy my text")
  await dialog.findByText("Your text has been copied.")
  expect(await navigator.clipboard.readText()).toBe("Phone\n+8801")
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("Not allowed"))
  await press("Copy my text")
  await dialog.findByText("Your browser does not allow copying.")
})

test("a form without changes undoes none of another admin's", async () => {
  const { saved } = await editWhileChanged(both)
  await isSaved()
  expect(await saved()).toMatchObject(both)
})

test("a save whose answer was lost is not reported as somebody else's change", async () => {
  const { dialog } = await editWhileChanged({ phone: "+8801" }, "+8801")
  await isSaved()
  expect(dialog.queryByRole("alert")).toBe(null)
})
