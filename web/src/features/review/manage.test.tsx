import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, findRow, findToast } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { createReview } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce, intercept, newStudent } from "#test/test-api.ts"

const screenUrl = "/dashboard/manage-reviews"
const toggleCall = "reviews/change-home-visibility/*"
const currentUrl = () => location.pathname + location.search

async function openReview() {
  const name = await createReview()
  const user = await renderApp({ url: `${screenUrl}?search=${name}`, as: "admin" })
  await findRow(name)
  const onHome = () => screen.getByRole("switch", { name: `Show the review by ${name} on the home page` })
  const isOn = () => onHome().getAttribute("aria-checked") === "true"
  return { name, user, onHome, isOn }
}

async function namesOnHome(): Promise<string[]> {
  const reviews: { name: string }[] = await callApi("GET", "reviews/get-home-reviews")
  return reviews.map(({ name }) => name)
}

test("reviews are paged by first, previous, next and last", async () => {
  await Promise.all(Array.from({ length: 11 }, createReview))
  const user = await renderApp({ url: screenUrl, as: "admin" })
  const pages = within(await screen.findByRole("navigation", { name: "Pages" }))
  const isDisabled = (name: string) => pages.getByRole("link", { name }).getAttribute("aria-disabled") === "true"
  await user.click(pages.getByRole("link", { name: "Next" }))
  await waitFor(() => expect(currentUrl()).toBe(`${screenUrl}?page=2`))
  await screen.findByText(/^11 to /)
  await user.click(pages.getByRole("link", { name: "Previous" }))
  await waitFor(() => expect(currentUrl()).toBe(screenUrl))
  // The URL changes before the pager: until then "Last" is still disabled.
  await waitFor(() => expect(isDisabled("Previous")).toBe(true))
  await user.click(pages.getByRole("link", { name: "Last" }))
  await waitFor(() => expect(isDisabled("Next")).toBe(true))
  await user.click(pages.getByRole("link", { name: "First" }))
  await waitFor(() => expect(currentUrl()).toBe(screenUrl))
  await waitFor(() => expect(isDisabled("First")).toBe(true))
})

test("a review is found by its author's email, shows its rating in words, and its whole comment on demand", async () => {
  const author = await newStudent("Tanvir Hasan Rafi")
  const comment = `${"Word ".repeat(30)}within a minute.`
  await callApi("POST", "reviews/register", { rating: 5, comment }, author)
  const user = await renderApp({ url: screenUrl, as: "admin" })
  fill(await screen.findByRole("searchbox", { name: "Search reviews" }), author.user.email)
  await waitFor(() => expect(currentUrl()).toContain("?search="))
  await screen.findByRole("heading", { name: "Reviews (1)" })
  const row = within(await findRow("Tanvir Hasan Rafi"))
  row.getByRole("img", { name: "5 out of 5" })
  row.getByText(/^(Word ){20}\.\.\.$/)
  const more = row.getByRole("button", { name: "see more (review by Tanvir Hasan Rafi)" })
  await user.click(more)
  const whole = within(await screen.findByRole("dialog", { name: "Tanvir Hasan Rafi" }))
  expect(whole.getByRole("paragraph").textContent).toMatch(/ within a minute\.$/)
  await expectAccessible()
  await user.keyboard("{Escape}")
  await waitFor(() => expect(document.activeElement).toBe(more))
})

test("the home switch changes immediately, keeps the focus, and is rolled back when saving fails", async () => {
  expectProblem(/Failed to fetch/)
  const { name, user, onHome, isOn } = await openReview()
  expect(isOn()).toBe(false)
  const { promise, reject } = Promise.withResolvers<Response>()
  intercept(toggleCall, () => promise, 1)
  await user.click(onHome())
  expect(isOn()).toBe(true)
  reject(new TypeError("Failed to fetch"))
  await findToast("Failed to change visibility")
  expect(isOn()).toBe(false)
  expect(document.activeElement).toBe(onHome())
  await user.keyboard(" ")
  await findToast("Visibility changed successfully")
  expect(isOn()).toBe(true)
  expect(await namesOnHome()).toContain(name)
})

test("a switch sends no second request while the first is pending", async () => {
  const { user, onHome, isOn } = await openReview()
  const { promise, resolve } = Promise.withResolvers<void>()
  let requests = 0
  intercept(toggleCall, (forward) => {
    requests++
    return promise.then(forward)
  })
  await user.click(onHome())
  await user.click(onHome())
  expect(isOn()).toBe(true)
  resolve()
  await findToast("Visibility changed successfully")
  expect(requests).toBe(1)
})

test("the box for all rows is mixed when only some are selected", async () => {
  await createReview()
  await createReview()
  const user = await renderApp({ url: screenUrl, as: "admin" })
  const all = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Select all on this page" })
  const [first] = screen.getAllByRole("checkbox", { name: /^Select (?!all)/ })
  await user.click(first as HTMLElement)
  expect(all.indeterminate).toBe(true)
  await user.click(all)
  expect([all.checked, all.indeterminate]).toEqual([true, false])
  expect(screen.queryByText("1 selected")).toBe(null)
})

test("selected reviews go on the home page together, at the second attempt if the first fails", async () => {
  expectProblem(/^500 /)
  const [one, other] = [await createReview(), await createReview()]
  const user = await renderApp({ url: `${screenUrl}?search=${one}`, as: "admin" })
  await user.click(await screen.findByRole("checkbox", { name: `Select ${one}` }))
  fill(screen.getByRole("searchbox"), other)
  await user.click(await screen.findByRole("checkbox", { name: `Select ${other}` }))
  await screen.findByText("2 selected")
  const showAll = () => screen.getByRole("button", { name: "Show on home (all that are selected)" })
  await user.click(showAll())
  const question = await screen.findByRole("alertdialog", { name: "Show 2 on the home page?" })
  expect(question.textContent).toContain("at most 50")
  await expectAccessible()
  failOnce("reviews/change-home-visibilities", "Something went wrong")
  await confirm(user, "Show on home")
  await findToast("Something went wrong")
  await confirm(user, "Show on home")
  await findToast("Visibility changed successfully")
  expect(screen.getAllByText("Visibility changed successfully")).toHaveLength(1)
  await waitFor(() => expect(screen.queryByText("1 selected")).toBe(null))
  expect(await namesOnHome()).toEqual(expect.arrayContaining([one, other]))
})

test("a review is deleted after a confirmation that names its author, and is no longer selected", async () => {
  const { name, user } = await openReview()
  await user.click(screen.getByRole("checkbox", { name: `Select ${name}` }))
  const button = () => screen.getByRole("button", { name: `Delete ${name}` })
  await user.click(button())
  const question = await screen.findByRole("alertdialog", { name: "Delete this review?" })
  expect(question.textContent).toContain(name)
  await confirm(user, "Cancel")
  await waitFor(() => expect(document.activeElement).toBe(button()))
  await user.click(button())
  await confirm(user, "Delete")
  await findToast("Review deleted successfully")
  await screen.findByText("No reviews found...")
  await waitFor(() => expect(screen.queryByText("1 selected")).toBe(null))
})
