import { screen, waitFor, within } from "@testing-library/react"
import { aGallery, anAchievement, aTeamMember, aToKnow } from "server/src/test/factories.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findRow, findToast, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, loginAs } from "#test/test-api.ts"

// Lists whose records are edited in a dialog and put in order, by drag or with buttons.

type Row = { _id: string; title?: string; name?: string }

const kinds = [
  {
    url: "manage-galleries",
    path: "galleries",
    calls: { list: "get-galleries", update: "update-gallery" },
    sample: aGallery,
    labels: ["Edit Gallery Picture", "Title", "Update Gallery"],
    updated: "Gallery updated successfully",
  },
  {
    url: "manage-achievements",
    path: "achievements",
    calls: { list: "get-achievements", update: "update-achievement" },
    sample: anAchievement,
    labels: ["Edit Achievement", "Title (*)", "Update Achievement"],
    updated: "Achievement updated successfully",
  },
  {
    url: "manage-to-knows",
    path: "toKnows",
    calls: { list: "get-toKnows", update: "update-toKnow" },
    sample: aToKnow,
    labels: ["Edit To-Know", "Title", "Update To-Know"],
    updated: "To-know updated successfully",
  },
  {
    url: "manage-teams",
    path: "teams",
    calls: { list: "get-teams", update: "update-team" },
    sample: (names: { title: string; name: string }) => aTeamMember({ name: names.name }),
    labels: ["Edit Member", "Name (*)", "Update Member"],
    updated: "Team member updated successfully",
  },
] as const

/** Opens the list with two new records, in their order. */
async function openTwo({ url, path, calls, sample }: (typeof kinds)[number]) {
  const list = async () => {
    const rows: Row[] = await callApi("GET", `${path}/${calls.list}`)
    return rows.map(({ _id, title = "", name = title }) => ({ _id, name }))
  }
  const names = [unique("One"), unique("Two")]
  for (const name of names) await callApi("POST", `${path}/register`, sample({ title: name, name }))
  const user = await renderApp({ url: `/dashboard/${url}`, as: "admin" })
  const [first, second] = (await list()).filter(({ name }) => names.includes(name))
  if (!first || !second) throw new Error("The records are not in the list")
  const shown = () => {
    const rows = screen.getAllByRole("row").map(({ textContent }) => textContent)
    return rows.flatMap((text) => names.filter((name) => text.includes(name)))
  }
  await findRow(first.name)
  return { user, first, second, list, shown }
}

test.for(kinds)("$url: a record is moved up, and its new place is announced and stored", async (kind) => {
  const { user, first, second, list, shown } = await openTwo(kind)
  const button = screen.getByRole("button", { name: `Move up: ${second.name}` })
  button.focus()
  await user.keyboard("{Enter}")
  expect(shown()).toEqual([second.name, first.name])
  expect(document.activeElement).toBe(screen.getByRole("button", { name: `Move up: ${second.name}` }))
  const announcements = screen.getAllByRole("status").map(({ textContent }) => textContent)
  expect(announcements).toContainEqual(expect.stringContaining(`${second.name} is now at place`))
  await waitFor(async () => {
    const names = (await list()).map(({ name }) => name)
    expect(names.indexOf(second.name)).toBe(names.indexOf(first.name) - 1)
  })
  await expectAccessible()
})

test.for(kinds)("$url: an edit that conflicts with another admin's is reported, and then saved", async (kind) => {
  expectProblem(/^412 /)
  const { user, first, list } = await openTwo(kind)
  const [title, label, submit] = kind.labels
  await user.click(screen.getByRole("button", { name: `Edit ${first.name}` }))
  const dialog = within(await screen.findByRole("dialog", { name: title }))
  expect(textIn(dialog.getByLabelText(label))).toBe(first.name)
  const [mine, theirs] = [unique("Mine"), unique("Theirs")]
  fill(dialog.getByLabelText(label), mine)
  const field = kind.path === "teams" ? "name" : "title"
  await callApi("PATCH", `${kind.path}/${kind.calls.update}/${first._id}`, { [field]: theirs })
  await user.click(dialog.getByRole("button", { name: submit }))
  const alert = await dialog.findByRole("alert")
  expect(alert.textContent).toContain(`Now: ${theirs}`)
  const { user: otherAdmin } = await loginAs("admin")
  await waitFor(() => expect(alert.textContent).toContain(otherAdmin.name))
  await expectAccessible()
  await user.click(dialog.getByRole("button", { name: "Save mine over it" }))
  await findToast(kind.updated)
  await findRow(mine)
  expect((await list()).find(({ _id }) => _id === first._id)?.name).toBe(mine)
})

// The form of a team member has the serial as a field.
const withoutSerial = kinds.filter(({ path }) => path !== "teams")
test.for(withoutSerial)("$url: a move by another admin is no conflict for an edit", async (kind) => {
  expectProblem(/^412 /)
  const { user, first, list } = await openTwo(kind)
  const [title, label, submit] = kind.labels
  await user.click(screen.getByRole("button", { name: `Edit ${first.name}` }))
  const dialog = within(await screen.findByRole("dialog", { name: title }))
  const changed = unique("Changed")
  fill(dialog.getByLabelText(label), changed)
  await callApi("PATCH", `${kind.path}/${kind.calls.update.replace("update", "move")}/${first._id}`, { place: 1_000 })
  await user.click(dialog.getByRole("button", { name: submit }))
  await findToast(kind.updated)
  await findRow(changed)
  expect((await list()).at(-1)).toEqual({ _id: first._id, name: changed })
})
