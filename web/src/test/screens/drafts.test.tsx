import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findRow, findToast, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { createCourse, createTeamMember, unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, intercept, loginAs, newSession } from "#test/test-api.ts"
import type { UserEvent } from "#test/user-event.ts"

// Unsent input of a form, which is stored when the form is closed.

const galleries = "/dashboard/manage-galleries"
const teams = "/dashboard/manage-teams"
const restored = "What you had typed before is here again."
const findDialog = async () => within(await screen.findByRole("dialog"))
const dialogGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBe(null))
const openNew = (user: UserEvent) =>
  user.click(screen.getAllByRole("button", { name: "Create New Gallery" })[0] as HTMLElement)

test("a draft is restored after the dialog was closed by mistake, until it is discarded", async () => {
  const title = unique("Closed")
  const user = await renderApp({ url: galleries, as: "admin" })
  await screen.findByRole("heading", { name: /^Galleries \(/ })
  await openNew(user)
  fill((await findDialog()).getByLabelText("Title"), title)
  await user.keyboard("{Escape}")
  await dialogGone()
  await openNew(user)
  const dialog = await findDialog()
  expect(textIn(dialog.getByLabelText("Title"))).toBe(title)
  await user.click(dialog.getByRole("button", { name: "Start afresh" }))
  expect(textIn(dialog.getByLabelText("Title"))).toBe("")
  history.back()
  await dialogGone()
  await openNew(user)
  await findDialog()
  expect(screen.queryByText(restored)).toBe(null)
})

test("no draft remains of input that was saved", async () => {
  const title = unique("Saved")
  const user = await renderApp({ url: `${galleries}?new`, as: "admin" })
  const dialog = await findDialog()
  fill(dialog.getByLabelText("Image"), "https://example.com/picture.png")
  fill(dialog.getByLabelText("Title"), title)
  await user.click(dialog.getByRole("button", { name: "Create Gallery" }))
  await findRow(title)
  await openNew(user)
  expect(textIn((await findDialog()).getByLabelText("Title"))).toBe("")
})

/** Opens the form of a new member. */
async function openMember() {
  const name = await createTeamMember()
  const members: { _id: string; name: string }[] = await callApi("GET", "teams/get-teams")
  const id = members.find((member) => member.name === name)?._id ?? ""
  const user = await renderApp({ url: teams, as: "admin" })
  const edit = async () => {
    await user.click(within(await findRow(name)).getByRole("button", { name: `Edit ${name}` }))
    return findDialog()
  }
  const submit = async () => user.click((await findDialog()).getByRole("button", { name: "Update Member" }))
  const otherEdits = (changes: object) => callApi("PATCH", `teams/update-team/${id}`, changes)
  const saved = () => callApi("GET", `teams/get-team/${id}`)
  return { id, user, dialog: await edit(), edit, submit, otherEdits, saved }
}

test("a draft is replaced by the current values after another admin's edit", async () => {
  expectProblem(/^412 /)
  const { user, dialog, edit, submit, otherEdits, saved } = await openMember()
  fill(dialog.getByLabelText("Phone"), "+8801")
  await user.keyboard("{Escape}")
  await dialogGone()
  const again = await edit()
  expect(textIn(again.getByLabelText("Phone"))).toBe("+8801")
  await otherEdits({ designation: "Lead trainer" })
  await submit()
  expect((await again.findByRole("alert")).textContent).toContain("Lead trainer")
  await user.click(again.getByRole("button", { name: "Load theirs" }))
  await waitFor(() => expect(textIn(again.getByLabelText("Designation (*)"))).toBe("Lead trainer"))
  const original = await saved()
  expect(textIn(again.getByLabelText("Phone"))).toBe(original.phone)
  fill(again.getByLabelText("Phone"), "+8809")
  await submit()
  await findToast("Team member updated successfully")
  expect(await saved()).toMatchObject({ phone: "+8809", designation: "Lead trainer" })
})

test("a draft does not overwrite an edit that another admin made after the draft began", async () => {
  expectProblem(/^412 /)
  const { id, user, dialog, submit, otherEdits, saved } = await openMember()
  fill(dialog.getByLabelText("Phone"), "+8801")
  await user.keyboard("{Escape}")
  await dialogGone()
  await otherEdits({ phone: "+8802" })
  await renderApp({ url: `${teams}?edit=${id}`, as: "admin" })
  const again = await findDialog()
  await waitFor(() => expect(textIn(again.getByLabelText("Phone"))).toBe("+8801"))
  await submit()
  const alert = await again.findByRole("alert")
  expect(alert.textContent).toContain("+8802")
  await waitFor(() => expect(document.activeElement).toBe(alert))
  expect(await saved()).toMatchObject({ phone: "+8802" })
})

const kept = "Not saved. Your changes are kept as a draft."

test("the draft of an edit lists what it changes, next to the saved values, and marks these fields", async () => {
  const { user, dialog, edit, submit, saved } = await openMember()
  const { phone, designation } = await saved()
  fill(dialog.getByLabelText("Phone"), "+880 1999")
  await user.keyboard("{Escape}")
  await findToast(kept)
  const again = await edit()
  await waitFor(() => expect(screen.queryByText(kept)).toBe(null))
  const list = again.getByText("You changed this earlier and did not save it").closest("[role=status]")
  expect(list?.textContent).toContain(`Saved: ${phone}Your draft: +880 1999`)
  expect(list?.textContent).not.toContain("Designation")
  expect(again.getByLabelText("Phone").dataset.draft).toBe("")
  expect(again.getByLabelText("Designation (*)").dataset.draft).toBe(undefined)
  await expectAccessible()
  await user.click(again.getByRole("button", { name: "Discard" }))
  expect(textIn(again.getByLabelText("Phone"))).toBe(phone)
  expect(screen.queryByRole("button", { name: "Discard" })).toBe(null)
  expect(document.activeElement).toBe(again.getByLabelText("Serial (*)"))
  fill(again.getByLabelText("Designation (*)"), "Trainer of trainers")
  await submit()
  await findToast("Team member updated successfully")
  expect(await saved()).toMatchObject({ phone, designation: "Trainer of trainers" })
  expect(designation).not.toBe("Trainer of trainers")
})

test("the toast after closing a changed edit discards its draft", async () => {
  const { user, dialog, edit, saved } = await openMember()
  fill(dialog.getByLabelText("Phone"), "+880 1999")
  await user.keyboard("{Escape}")
  await findToast(kept)
  await user.click(await findToast("Discard"))
  const again = await edit()
  expect(textIn(again.getByLabelText("Phone"))).toBe((await saved()).phone)
  await user.keyboard("{Escape}")
  await dialogGone()
  await waitFor(() => expect(screen.queryByText(kept)).toBe(null))
})

test("an edit of a record that was deleted meanwhile keeps its input, and is saved after the record is restored", async () => {
  expectProblem(/^(404|412) /)
  const { id, dialog, submit, saved } = await openMember()
  fill(dialog.getByLabelText("Phone"), "+8801888")
  await callApi("DELETE", `teams/delete-team/${id}`)
  await submit()
  const alert = await dialog.findByRole("alert")
  expect(alert.textContent).toContain("Somebody deleted this while you were editing")
  await waitFor(() => expect(document.activeElement).toBe(alert))
  expect(screen.queryByText("Team member not found")).toBe(null)
  expect(within(alert).getByRole("link").getAttribute("href")).toBe(`/dashboard/bin?search=${id}`)
  await callApi("POST", `bin/restore/${id}`)
  await submit()
  await findToast("Team member updated successfully")
  expect(await saved()).toMatchObject({ phone: "+8801888" })
})

test("a form stays open while it is saved, and leaves no draft", async () => {
  const { id, user, dialog, edit, submit } = await openMember()
  fill(dialog.getByLabelText("Phone"), "+8805")
  const { promise, resolve } = Promise.withResolvers<void>()
  intercept(`teams/update-team/${id}`, (forward) => promise.then(forward))
  await submit()
  await user.keyboard("{Escape}")
  await findDialog()
  history.back()
  await dialogGone()
  resolve()
  await findToast("Team member updated successfully")
  expect(location.pathname + location.search).toBe(teams)
  const again = await edit()
  expect(textIn(again.getByLabelText("Phone"))).toBe("+8805")
  expect(screen.queryByText(restored)).toBe(null)
})

test("a switch that another admin presses causes no edit conflict in a form of the same course", async () => {
  expectProblem(/^412 /)
  const title = await createCourse()
  const courses: { _id: string; title: string }[] = await callApi("GET", "courses/get-courses")
  const id = courses.find((course) => course.title === title)?._id
  const user = await renderApp({ url: `/dashboard/manage-courses?edit=${id}`, as: "admin" })
  const dialog = await findDialog()
  fill(await dialog.findByLabelText("Category"), "Forensics")
  await callApi("PATCH", `courses/change-visibility/${id}`)
  await user.click(dialog.getByRole("button", { name: "Update Course" }))
  await findToast("Course updated successfully")
  expect(await callApi("GET", `courses/get-course/${id}`)).toMatchObject({ category: "Forensics", isShow: false })
})

test("a draft that was restored twice still conflicts with an edit made before the first time", async () => {
  expectProblem(/^412 /)
  const { user, dialog, submit, otherEdits, saved } = await openMember()
  fill(dialog.getByLabelText("Designation (*)"), "Trainer of trainers")
  const designation = unique("Lead")
  await otherEdits({ designation })
  await user.keyboard("{Escape}")
  await dialogGone()
  for (const _time of ["first", "second"]) {
    // Another session of the same user starts with an empty cache, as a reload does.
    const { user: admin } = await loginAs("admin")
    const again = await renderApp({ url: teams, as: await newSession(admin.email) })
    const row = await findRow(designation)
    await again.click(within(row).getByRole("button", { name: /^Edit / }))
    expect(textIn((await findDialog()).getByLabelText("Designation (*)"))).toBe("Trainer of trainers")
  }
  await submit()
  expect((await (await findDialog()).findByRole("alert")).textContent).toContain(designation)
  expect(await saved()).toMatchObject({ designation })
})
