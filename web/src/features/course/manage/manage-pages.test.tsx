import { screen, waitFor, within } from "@testing-library/react"
import type { Course } from "contract"
import { beforeAll, expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, findRow, findToast } from "#test/actions.ts"
import { newCourse } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

const url = "/dashboard/manage-courses"
const count = 25
const title = (no: number) => `Course ${String(no).padStart(2, "0")}.`

// Without indexes of their own: position and number are the same.
beforeAll(async () => {
  for (let no = 1; no <= count; no++) await newCourse({ title: title(no), category: no > 12 ? "Late" : "Early" })
})

const shown = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("link")[0]?.textContent)
const stored = async () => {
  const courses: Course[] = await callApi("GET", "courses/get-courses")
  return courses.map(({ title }) => title)
}
const positionOf = async (no: number) => (await stored()).indexOf(title(no)) + 1

test("the list has pages, and each row the number of its place in the whole list", async () => {
  await renderApp({ url: `${url}?page=3`, as: "admin" })
  await findRow(title(21))
  expect(shown()).toEqual([21, 22, 23, 24, 25].map(title))
  screen.getByRole("heading", { name: `Courses (${count})` })
  expect(within(await findRow(title(21))).getAllByRole("cell")[1]?.textContent).toMatch(/21$/)
  expect(screen.getByRole("button", { name: `Move down: ${title(25)}` }).getAttribute("aria-disabled")).toBe("true")
  expect(screen.getByRole("button", { name: `Move up: ${title(21)}` }).getAttribute("aria-disabled")).toBe(null)
})

test("a row that is moved off its page is followed there, and keeps the focus", async () => {
  const user = await renderApp({ url: `${url}?page=2`, as: "admin" })
  await findRow(title(11))
  screen.getByRole("button", { name: `Move up: ${title(11)}` }).focus()
  await user.keyboard("{Enter}")
  await waitFor(() => expect(location.search).toBe(""))
  await waitFor(() => expect(shown()?.at(-1)).toBe(title(11)))
  expect(await positionOf(11)).toBe(10)
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: `Move up: ${title(11)}` })),
  )
  await user.keyboard("{Enter}")
  await waitFor(async () => expect(await positionOf(11)).toBe(9))
})

test("the registration of every course of a category is closed at once, and opened again by an undo", async () => {
  const user = await renderApp({ url: `${url}?category=early`, as: "admin" })
  await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }))
  await user.click(screen.getByRole("button", { name: "Select all 12 that match" }))
  await user.click(screen.getByRole("button", { name: "Close registration the selected courses" }))
  await screen.findByRole("alertdialog", { name: "Close the registration for 12?" })
  await expectAccessible()
  await confirm(user, "Close registration")
  await findToast("Registration status changed successfully")
  const open = async () => (await callApi("GET", "courses/get-courses")).filter(({ isShow }: Course) => isShow).length
  expect(await open()).toBe(count - 12)
  await user.click(screen.getByRole("button", { name: "Undo" }))
  await findToast("Undone")
  expect(await open()).toBe(count)
})

test("a course of another page is edited and copied by its link", async () => {
  const [course] = (await callApi("GET", "courses/get-courses")).toReversed()
  await renderApp({ url: `${url}?edit=${course._id}`, as: "admin" })
  const edit = within(await screen.findByRole("dialog", { name: "Edit Course" }))
  expect(edit.getByLabelText<HTMLInputElement>("Title").value).toBe(course.title)
  await renderApp({ url: `${url}?new=${course._id}`, as: "admin" })
  const copy = within(await screen.findByRole("dialog", { name: "Create New Course" }))
  expect(copy.getByLabelText<HTMLInputElement>("Title").value).toBe(`${course.title} (copy)`)
})
