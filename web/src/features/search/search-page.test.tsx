import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, intercept } from "#test/test-api.ts"

const main = () => within(screen.getByRole("main"))
const currentUrl = () => location.pathname + location.search
const field = () => main().getByRole("searchbox", { name: "Search the site" })
const marked = () => [...document.querySelectorAll("mark")].map(({ textContent }) => textContent)

async function addQuestions(...questions: { question: string; answer: string }[]) {
  for (const question of questions) await callApi("POST", "questions/register", question)
}

test("a visitor searches while typing, and follows a result", async () => {
  await addQuestions({ question: "Is the quokka course online?", answer: "Yes, with a live quokka." })
  const user = await renderApp({ url: "/search" })
  expect(main().queryByRole("status")).toBe(null)
  fill(field(), "quokka")
  await main().findByText("1 result for “quokka”")
  expect(currentUrl()).toBe("/search?q=quokka")
  expect(marked()).toEqual(["quokka", "quokka"])
  await expectAccessible()
  await user.click(main().getByRole("link", { name: "Is the quokka course online?" }))
  await main().findByRole("heading", { name: "Questions and answers" })
  expect(location.hash.length).toBeGreaterThan(10)
})

test("on the English page a result that is only in Bengali says so, in its own language", async () => {
  await addQuestions({ question: "কোয়াল্লা কি আছে?", answer: "আছে।" })
  await renderApp({ url: `/search?q=${encodeURIComponent("কোয়াল্লা")}` })
  const link = await main().findByRole("link", { name: "কোয়াল্লা কি আছে?".normalize("NFC") })
  expect(link.getAttribute("lang")).toBe("bn")
  main().getByText("in Bengali")
})

test("in Bengali the number of results is Bengali", async () => {
  await addQuestions({ question: "Wombat?", answer: "Wombat." })
  await renderApp({ url: "/search?q=wombat", language: "bn" })
  await main().findByText("‘wombat’ খুঁজে ১টি ফলাফল পাওয়া গেছে".normalize("NFC"))
})

test("a search without results leads to courses and the office", async () => {
  await renderApp({ url: "/search?q=axolotl" })
  await main().findByText("Nothing found for “axolotl”")
  for (const [name, href] of [
    ["All courses", "/courses"],
    ["Contact us", "/about-us#contact"],
  ])
    expect(main().getByRole("link", { name }).getAttribute("href")).toBe(href)
})

test("results with only some of the words say so", async () => {
  await addQuestions({ question: "A narwhal?", answer: "No." })
  await renderApp({ url: "/search?q=narwhal+axolotl" })
  await main().findByText("Nothing has all of these words. These results have some of them.")
})

test("the search in the menu leads to the results, and keeps nothing of an empty one", async () => {
  const user = await renderApp({ url: "/search" })
  const [inMenu = field()] = screen.getAllByRole("searchbox", { hidden: true })
  expect(inMenu).not.toBe(field())
  await user.type(inMenu, "axolotl{Enter}")
  await main().findByText("Nothing found for “axolotl”")
  expect(textIn(field())).toBe("axolotl")
  await user.clear(inMenu)
  await user.type(inMenu, "{Enter}")
  await waitFor(() => expect(currentUrl()).toBe("/search"))
})

test("a failed search says so, and the page stays", async () => {
  expectProblem(/503/)
  intercept("search/get-results*", () => new Response("", { status: 503 }))
  await renderApp({ url: "/search?q=axolotl" })
  expect((await main().findByRole("alert")).textContent).toMatch(/^The search is not available/)
  expect(textIn(field())).toBe("axolotl")
})
