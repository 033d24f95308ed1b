import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, findToast, textIn } from "#test/actions.ts"
import { newCourse, unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

const facts = {
  startsOn: "2026-12-04",
  duration: "8 weeks",
  schedule: "Saturday and Tuesday, 9 pm",
  hours: 32,
  seats: 30,
  audience: "For testers.",
  prerequisites: "A laptop",
  outcomes: "Write a report",
}
const labels: Record<keyof typeof facts, string> = {
  startsOn: "First Class",
  duration: "Duration",
  schedule: "Class Days and Time",
  hours: "Hours of Class",
  seats: "Seats",
  audience: "Who It Is For",
  prerequisites: "What You Need",
  outcomes: "What You Will Be Able to Do",
}
const names = Object.keys(facts) as (keyof typeof facts)[]

async function open(url: string, dialogName: string) {
  const user = await renderApp({ url, as: "admin" })
  const dialog = within(await screen.findByRole("dialog", { name: dialogName }))
  return { user, dialog, field: (name: keyof typeof facts) => dialog.getByLabelText<HTMLInputElement>(labels[name]) }
}

test("what applicants ask is added to a course, all of it optional", async () => {
  const { _id } = await newCourse({ title: unique("Asked") })
  const { user, dialog, field } = await open(`/dashboard/manage-courses?edit=${_id}`, "Edit Course")
  for (const name of names) expect([name, textIn(field(name)), field(name).required]).toEqual([name, "", false])
  for (const name of names) fill(field(name), String(facts[name]))
  fill(field("hours"), "৩২")
  await expectAccessible()
  await user.click(dialog.getByRole("button", { name: "Update Course" }))
  await findToast("Course updated successfully")
  expect(await callApi("GET", `courses/get-course/${_id}`)).toMatchObject(facts)
})

test("a copy of a course starts with what applicants ask, except days", async () => {
  const { _id } = await newCourse({ ...facts, seats: 0, title: unique("Copied") })
  const { field } = await open(`/dashboard/manage-courses?new=${_id}`, "Create New Course")
  const emptied = ["startsOn", "schedule", "seats"]
  expect(names.map((name) => textIn(field(name)))).toEqual(
    names.map((name) => (emptied.includes(name) ? "" : String(facts[name]))),
  )
})
