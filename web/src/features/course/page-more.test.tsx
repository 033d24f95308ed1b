import { screen, waitFor, within } from "@testing-library/react"
import { beforeAll, expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { newCourse } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"

beforeAll(async () => {
  for (let no = 1; no <= 30; no++) await newCourse({ title: `Course ${no}`, level: no > 26 ? "Advance" : "Beginner" })
})

const main = () => within(screen.getByRole("main"))
const cards = () => main().queryAllByRole("article")
const more = () => main().queryByRole("link", { name: "Show more courses" })

test("the list shows 24 courses, and “more” appends the others with the focus on the first of them", async () => {
  const user = await renderApp({ url: "/courses" })
  expect(cards()).toHaveLength(24)
  main().getByText("24 / 30")
  expect(more()?.getAttribute("href")).toBe("/courses?page=2")
  await expectAccessible()
  const [first] = cards()
  const entries = history.length
  await user.click(more() as HTMLElement)
  await waitFor(() => expect(cards()).toHaveLength(30))
  expect(location.search).toBe("?page=2")
  expect(history.length).toBe(entries)
  // The same element: nothing was drawn again.
  expect(cards()[0]).toBe(first)
  expect(document.activeElement?.textContent).toContain("Course 25")
  expect(more()).toBe(null)
  expect(main().getByRole("status").textContent).toBe("Courses in the list: 30")
})

test("a level finds its courses on every page, and begins with its first ones", async () => {
  const user = await renderApp({ url: "/courses?page=2" })
  expect(cards()).toHaveLength(30)
  await user.click(screen.getByRole("link", { name: "Advance" }))
  await waitFor(() => expect(cards()).toHaveLength(4))
  expect(location.search).toBe("?level=Advance")
  expect(more()).toBe(null)
})
