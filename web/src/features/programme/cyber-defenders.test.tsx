import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { fill, textIn } from "#test/actions.ts"
import { renderApp } from "#test/render-app.tsx"

const levels = ["University Level", "College Level"]
const table = (name: string) => screen.getByRole("table", { name })
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent.trim())
const names = (level: string) => texts(within(table(level)).getAllByRole("rowheader"))
const rows = (level: string) => within(table(level)).getAllByRole("row").slice(1)
const numbers = (level: string) => rows(level).map((row) => within(row).getAllByRole("cell")[0]?.textContent)
const currentUrl = () => location.pathname + location.search

test.for(levels)("the table “%s” numbers its institutions and lists each once", async (level) => {
  await renderApp({ url: "/cyber-defenders" })
  const all = names(level).map((name) => name.toLowerCase().replace(/\W/g, ""))
  expect(all.length).toBeGreaterThanOrEqual(12)
  expect(new Set(all).size).toBe(all.length)
  expect(numbers(level)).toEqual(all.map((_, index) => String(index + 1)))
})

test("in Bengali the numbers are Bengali", async () => {
  await renderApp({ url: "/cyber-defenders", language: "bn" })
  expect(numbers("বিশ্ববিদ্যালয় পর্যায়".normalize("NFC"))[0]).toBe("১")
})

async function openSearch() {
  const user = await renderApp({ url: "/cyber-defenders" })
  const field = screen.getByRole("searchbox", { name: "Search by institution or district" })
  const found = (count: number) =>
    waitFor(() => expect(screen.getByText(/^Institutions found:/).textContent).toBe(`Institutions found: ${count}`))
  return { user, field, found }
}

test("both tables are searched while a visitor types, and institutions keep their numbers", async () => {
  const { user, field, found } = await openSearch()
  await user.type(field, "jashore")
  await found(2)
  expect(currentUrl()).toBe("/cyber-defenders?q=jashore")
  expect(names("University Level")).toEqual(["Bhairab University of Information Technology"])
  expect(names("College Level")).toEqual(["Sandhyatara Evening College"])
  expect(numbers("University Level")).toEqual(["11"])
})

test("a search in Bengali finds an institution on the English page, and the other table says that it has none", async () => {
  const { field, found } = await openSearch()
  fill(field, "বান্দরবান")
  await found(1)
  expect(names("University Level")).toEqual(["Sangu Hill University"])
  screen.getByText("No matches at this level.")
})

test("a search without results says so, and clearing it shows all institutions", async () => {
  const { user, field, found } = await openSearch()
  fill(field, "atlantis")
  await screen.findByText("No institution on the list matches your search.")
  expect(screen.queryByRole("table")).toBe(null)
  fill(field, ".*")
  await waitFor(() => expect(currentUrl()).toBe("/cyber-defenders?q=.*"))
  await found(0)
  await user.click(screen.getByRole("link", { name: "Clear the search" }))
  await waitFor(() => expect(screen.getAllByRole("table")).toHaveLength(2))
  expect(textIn(field)).toBe("")
  expect(document.activeElement).toBe(field)
  expect(currentUrl()).toBe("/cyber-defenders")
})
