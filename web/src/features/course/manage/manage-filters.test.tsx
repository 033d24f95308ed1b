import { screen, waitFor } from "@testing-library/react"
import { beforeAll, expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { addFilter } from "#test/actions.ts"
import { newCourse } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, fetchFromServer, loginAs } from "#test/test-api.ts"

const url = "/dashboard/manage-courses"
const heading = (count: number) => screen.findByRole("heading", { name: `Courses (${count})` })
const titles = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.querySelector("a")?.textContent)

beforeAll(async () => {
  await newCourse({ title: "beta", price: 900, level: "Beginner", category: "Network" })
  await newCourse({ title: "Alpha", price: 5000, level: "Advance", category: "Network" })
  const { _id } = await newCourse({ title: "Gamma", price: 0, level: "Advance", category: "নিরাপত্তা" })
  await callApi("PATCH", `courses/change-visibility/${_id}`)
})

test("courses are filtered by level, category and registration, and so is their export", async () => {
  const user = await renderApp({ url, as: "admin" })
  await heading(3)
  await addFilter(user, "Level")
  await user.click(screen.getByRole("button", { name: "Advance" }))
  await heading(2)
  const editor = await addFilter(user, "Category")
  await user.type(editor.getByRole("combobox", { name: "Category" }), "network{Enter}")
  await heading(1)
  expect(titles()).toEqual(["Alpha"])
  expect(location.search).toBe("?level=Advance&category=network")
  await expectAccessible()
  const link = screen.getByRole("link", { name: "Export search results (CSV)" }).getAttribute("href") ?? ""
  const { token: authorization } = await loginAs("admin")
  const file = await (await fetchFromServer(link, { headers: { authorization } })).text()
  expect(file.trim().split("\n")).toHaveLength(2)
  await user.click(screen.getByRole("button", { name: "Clear all" }))
  await addFilter(user, "Registration")
  await user.click(screen.getByRole("button", { name: "closed" }))
  await heading(1)
  expect(titles()).toEqual(["Gamma"])
})

test.for([
  ["title", ["Alpha", "beta", "Gamma"]],
  ["-price", ["Alpha", "beta", "Gamma"]],
  ["price", ["Gamma", "beta", "Alpha"]],
  ["-createdAt", ["Gamma", "Alpha", "beta"]],
  ["shoeSize", ["beta", "Alpha", "Gamma"]],
] as const)("sorted by %s, courses are in the order of the API, and cannot be moved", async ([sort, expected]) => {
  await renderApp({ url: `${url}?sort=${sort}`, as: "admin" })
  await heading(3)
  await waitFor(() => expect(titles()).toEqual(expected))
  const { token: authorization } = await loginAs("admin")
  const isKnown = sort !== "shoeSize"
  expect(screen.queryAllByText(/^Clear the filters and the sorting to drag courses\./)).toHaveLength(isKnown ? 1 : 0)
  expect(screen.queryAllByRole("button", { name: /^Move (up|down)/ })).toHaveLength(isKnown ? 0 : 6)
  if (!isKnown) return
  const response = await fetchFromServer(`/api/courses/get-all-courses?sort=${sort}`, { headers: { authorization } })
  expect((await response.json()).data.map(({ title }: { title: string }) => title)).toEqual(expected)
})
