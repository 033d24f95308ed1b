import { screen, waitFor, within } from "@testing-library/react"
import { beforeAll, expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { expectProblem } from "#test/problems.ts"
import { issueTo, newHolder } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, newStudent } from "#test/test-api.ts"

const long = { rating: 4.5, comment: `${"The labs were good. ".repeat(149)}That is all, friends.`.slice(0, 3000) }
const count = 30

// The newest review comes first, after those of verified students: after these come 29 short ones, of which the first is the oldest.
beforeAll(async () => {
  for (let no = 1; no < count; no++) {
    await createReview(`Student ${no}`, { rating: no % 2 === 0 ? 5 : 4, comment: "Clear and calm." })
  }
  const author = await newHolder("Labonno Tripura")
  await issueTo(author, { certificationName: "ডিজিটাল ফরেনসিক", batchNo: "0007" })
  await callApi("POST", "reviews/register", long, author)
})

async function createReview(name: string, review: typeof long) {
  await callApi("POST", "reviews/register", review, await newStudent(name))
}

const main = () => within(screen.getByRole("main"))
const cards = () => main().getAllByRole("figure")
const cardOf = (name: string) => cards().find((card) => card.textContent.includes(name)) as HTMLElement
const currentUrl = () => location.pathname + location.search

test("a review shows its author, stars and comment", async () => {
  await renderApp({ url: "/reviews" })
  const card = within(cardOf("Labonno Tripura"))
  card.getByRole("img", { name: "4.5 out of 5" })
  expect(card.getByRole("blockquote").textContent).toBe(`${long.comment.slice(0, 100)}...`)
  await renderApp({ url: "/reviews", language: "bn" })
  within(cardOf("Labonno Tripura")).getByRole("img", { name: "৫-এর মধ্যে ৪.৫" })
})

test("a verified student has a badge with course and batch, and the page says what it means", async () => {
  await renderApp({ url: "/reviews" })
  const card = within(cardOf("Labonno Tripura"))
  // On the card and in its dialog, and on no other card.
  expect(card.getAllByText("Verified student")).toHaveLength(2)
  expect(main().getAllByText("Verified student")).toHaveLength(2)
  expect(card.getAllByText("ডিজিটাল ফরেনসিক")[0]?.getAttribute("lang")).toBe("bn")
  expect(card.getAllByText(/batch 0007/)).toHaveLength(2)
  main().getByText(/the author’s email is confirmed/)
  await renderApp({ url: "/reviews", language: "bn" })
  const bengali = within(cardOf("Labonno Tripura"))
  expect(bengali.getAllByText("যাচাই করা শিক্ষার্থী")).toHaveLength(2)
  expect(bengali.getAllByText(/ব্যাচ ০০০৭/)).toHaveLength(2)
  // On the card, in the button and above the dialog.
  expect(bengali.getAllByText("Labonno Tripura").map(({ lang }) => lang)).toEqual(["en", "en", "en"])
})

test("average and number are of the reviews by verified students, and search engines get no rating of the company", async () => {
  await renderApp({ url: "/reviews" })
  const facts = main().getAllByRole("definition")
  within(facts[0] as HTMLElement).getByRole("img", { name: "4.5 out of 5" })
  expect(facts[1]?.textContent).toBe("1")
  expect(document.documentElement.innerHTML).not.toContain("AggregateRating")
})

test("a long review opens in a dialog, which shows all of it", async () => {
  const user = await renderApp({ url: "/reviews" })
  const more = within(cardOf("Labonno Tripura")).getByRole("button", { name: /^see more/ })
  more.focus()
  await user.keyboard("{Enter}")
  const dialog = screen.getByRole("dialog", { name: "Labonno Tripura" })
  expect(dialog.textContent).toContain(long.comment.trim())
  await expectAccessible()
  await user.click(within(dialog).getByRole("button", { name: "Close" }))
  expect(screen.queryByRole("dialog")).toBe(null)
})

test("a page past the end says so and leads to the first page", async () => {
  expectProblem(/^404 GET/)
  const user = await renderApp({ url: "/reviews?page=999" })
  main().getByText("No reviews found...", { exact: false })
  await user.click(main().getByRole("link", { name: "To the first reviews" }))
  await waitFor(() => expect(cardOf("Labonno Tripura")).toBeDefined())
  expect(currentUrl()).toBe("/reviews")
})

test("an invalid page in the URL means the first page", async () => {
  await renderApp({ url: "/reviews?page=one" })
  expect(cardOf("Labonno Tripura")).toBeDefined()
})

test("the pager leads to the next page, with the focus on its list, and going back leaves the focus alone", async () => {
  const user = await renderApp({ url: "/reviews" })
  expect(cards()).toHaveLength(24)
  main().getByText("1 to 24 of 30")
  await user.click(main().getByRole("link", { name: "Next" }))
  await waitFor(() => expect(cards()).toHaveLength(6))
  expect(currentUrl()).toBe("/reviews?page=2")
  expect(cards()[0]?.textContent).toContain("Student 6")
  const list = () => cards()[0]?.closest("[tabindex='-1']")
  await waitFor(() => expect(document.activeElement).toBe(list()))
  await expectAccessible()
  main().getByRole("link", { name: "Previous" }).focus()
  history.back()
  await waitFor(() => expect(cards()).toHaveLength(24))
  expect(currentUrl()).toBe("/reviews")
  expect(document.activeElement).not.toBe(list())
})

test("a reply stands below its review, and completely in the dialog; an edited review says so", async () => {
  const author = await newStudent("Mahbub Alam")
  const { _id } = await callApi("POST", "reviews/register", { rating: 5, comment: "Good" }, author)
  const reply = `Thank you.\n\n${"See you in the next batch. ".repeat(9)}`.trim()
  await callApi("PATCH", `reviews/change-reply/${_id}`, { reply })
  await callApi("PATCH", `reviews/update-review/${_id}`, { comment: "Very good" }, author)
  const user = await renderApp({ url: "/reviews" })
  const card = within(cardOf("Mahbub Alam"))
  expect(card.getAllByText("Reply from Prohori")).toHaveLength(2)
  card.getByText(/^Thank you. See you .+\.\.\.$/)
  expect(cardOf("Mahbub Alam").textContent).toContain(" · edited")
  await user.click(card.getByRole("button", { name: /^see more/ }))
  expect(screen.getByRole("dialog", { name: "Mahbub Alam" }).textContent).toContain(reply)
  await expectAccessible()
})

test("a rejected review disappears with its stars from the page and the average", async () => {
  const author = await newHolder("Troll")
  await issueTo(author)
  const { _id } = await callApi("POST", "reviews/register", { rating: 0.5, comment: "Bad" }, author)
  const facts = () => main().getAllByRole("definition")
  await renderApp({ url: "/reviews" })
  expect(cardOf("Troll")).toBeDefined()
  expect(facts().map(({ textContent }) => textContent)).toEqual(["2.5", "2"])
  await callApi("PATCH", `reviews/change-status/${_id}`, { status: "rejected" })
  await renderApp({ url: "/reviews" })
  expect(cardOf("Troll")).toBe(undefined)
  expect(facts().map(({ textContent }) => textContent)).toEqual(["4.5", "1"])
})

test("a review in the other language has its language, and on the English page a label", async () => {
  const comment = "ল্যাবগুলো দারুণ ছিল।"
  await createReview("মাহফুজা আক্তার", { rating: 5, comment })
  await renderApp({ url: "/reviews" })
  const bengali = within(cardOf("মাহফুজা আক্তার"))
  expect(bengali.getByText(comment).closest("[lang]")?.getAttribute("lang")).toBe("bn")
  expect(bengali.getByText("মাহফুজা আক্তার").closest("[lang]")?.getAttribute("lang")).toBe("bn")
  bengali.getByText("in Bengali")
  expect(within(cardOf("Mahbub Alam")).queryByText("in Bengali")).toBe(null)
  await renderApp({ url: "/reviews", language: "bn" })
  // On the card and in its dialog.
  const english = within(cardOf("Mahbub Alam")).getAllByText("Very good")
  expect(english.map((text) => text.closest("[lang]")?.getAttribute("lang"))).toEqual(["en", "en"])
})
