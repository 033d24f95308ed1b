import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, findRow, findToast, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { issueTo, newHolder } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce, intercept, newStudent } from "#test/test-api.ts"

const rating = () => screen.getByRole("slider", { name: "Rating" })
const comment = () => screen.getByLabelText<HTMLTextAreaElement>("Comment")
const submit = () => screen.getByRole("button", { name: "Submit Review" })
const rate = (stars: number) => fireEvent.change(rating(), { target: { value: String(stars) } })

async function openReview() {
  const author = await newStudent()
  const user = await renderApp({ url: "/dashboard/my-review", as: author })
  await screen.findByRole("button", { name: "Submit Review" })
  return { author, user }
}

test("the rating starts at five stars, counts half stars, and is read out with the best rating", async () => {
  await openReview()
  expect(textIn(rating())).toBe("5")
  expect(["min", "max", "step"].map((name) => rating().getAttribute(name))).toEqual(["0.5", "5", "0.5"])
  rate(4.5)
  expect(rating().getAttribute("aria-valuetext")).toBe("4.5 stars out of 5")
  screen.getByText("4.5 / 5")
})

test("the form says how a review gets the badge, and a verified student sees it, in the office's list too", async () => {
  const author = await newHolder()
  const user = await renderApp({ url: "/dashboard/my-review", as: author })
  await screen.findByText(/If your email is confirmed and we have issued a certificate to it/)
  await issueTo(author, { batchNo: "0042" })
  fill(comment(), "The labs were good")
  await user.click(submit())
  await screen.findByText(/batch 0042/)
  expect(screen.queryByText(/If your email is confirmed/)).toBe(null)
  await renderApp({ url: `/dashboard/manage-reviews?search=${author.user.name}`, as: "admin" })
  within(await findRow(author.user.name)).getByText("Verified")
})

test("an empty review is not sent, and the comment gets the focus", async () => {
  const { user } = await openReview()
  await user.click(submit())
  await screen.findAllByText("All fields are required")
  await waitFor(() => expect(document.activeElement).toBe(comment()))
})

test("a review that could not be sent keeps its text and its rating", async () => {
  expectProblem(/^500 /)
  const { user } = await openReview()
  fill(comment(), "The labs were good")
  rate(4.5)
  failOnce("reviews/register")
  await user.click(submit())
  await findToast("Failed to submit review")
  expect([textIn(comment()), textIn(rating())]).toEqual(["The labs were good", "4.5"])
})

test("a double click sends a review once, and from then on it is locked", async () => {
  const { author, user } = await openReview()
  fill(comment(), "The labs were good")
  rate(4.5)
  let requests = 0
  intercept("reviews/register", (forward) => {
    requests++
    return forward()
  })
  await user.dblClick(submit())
  await findToast("Review submitted successfully")
  expect(requests).toBe(1)
  await renderApp({ url: "/dashboard/my-review", as: author })
  expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Submitted" })).disabled).toBe(true)
  expect((rating() as HTMLInputElement).disabled).toBe(true)
  expect([textIn(comment()), textIn(rating())]).toEqual(["The labs were good", "4.5"])
  expect(comment().readOnly).toBe(true)
  await expectAccessible()
})

test("a review submitted in a second tab is refused; the page shows the first one, and the refused text", async () => {
  expectProblem(/^409 /)
  const { author, user } = await openReview()
  fill(comment(), "the second one")
  await callApi("POST", "reviews/register", { rating: 3, comment: "the first one" }, author)
  await user.click(submit())
  await findToast("Failed to submit review")
  await waitFor(() => expect(textIn(comment())).toBe("the first one"))
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Submitted" }).disabled).toBe(true)
  const notice = screen.getByText(/^You had already submitted a review/).closest("[role=alert]") as HTMLElement
  await user.click(within(notice).getByText("What you have just written"))
  expect(notice.querySelector("details")?.open).toBe(true)
  within(notice).getByText("the second one")
  await expectAccessible()
})

test("an unsent review is restored after a visit to another page, until it is discarded", async () => {
  const { user } = await openReview()
  fill(comment(), "half a thought")
  rate(4.5)
  const open = async (name: string) => user.click(screen.getAllByRole("link", { name })[0] as HTMLElement)
  await open("Change Password")
  await screen.findByLabelText("Current Password")
  await open("My Review")
  await screen.findByText("What you had typed before is here again.")
  expect([textIn(comment()), textIn(rating())]).toEqual(["half a thought", "4.5"])
  await user.click(screen.getByRole("button", { name: "Start afresh" }))
  await waitFor(() => expect(textIn(comment())).toBe(""))
})

async function openOwn(comment = "The labs were good") {
  const author = await newStudent()
  const { _id } = await callApi("POST", "reviews/register", { rating: 4, comment }, author)
  const own = () => callApi("GET", "reviews/get-review?optional=1", undefined, author)
  const open = () => renderApp({ url: "/dashboard/my-review", as: author })
  return { _id: _id as string, author, own, open }
}

test("authors change their review in a dialog; it keeps its date, and says that it was edited", async () => {
  const { own, open } = await openOwn()
  const { createdAt } = await own()
  const user = await open()
  await user.click(await screen.findByRole("button", { name: "Edit review" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Edit review" }))
  await expectAccessible()
  fill(dialog.getByLabelText("Comment"), "The labs were very good")
  await user.click(dialog.getByRole("button", { name: "Save review" }))
  await findToast("Review updated successfully")
  await waitFor(() => expect(textIn(comment())).toBe("The labs were very good"))
  screen.getByText(/^Written on .+ · edited on /)
  expect(await own()).toMatchObject({ createdAt, comment: "The labs were very good", status: "public" })
})

test("authors withdraw their review after a question, and can write another one", async () => {
  expectProblem(/^500 /)
  const { own, open } = await openOwn()
  const user = await open()
  await user.click(await screen.findByRole("button", { name: "Withdraw review" }))
  await screen.findByRole("alertdialog", { name: "Withdraw your review?" })
  await expectAccessible()
  failOnce("reviews/withdraw-review/*")
  await confirm(user, "Withdraw review")
  await findToast("Failed to withdraw review")
  await confirm(user, "Withdraw review")
  await findToast("Review withdrawn successfully")
  await screen.findByRole("button", { name: "Submit Review" })
  expect(await own()).toBe(null)
  fill(comment(), "Another one")
  await user.click(submit())
  await findToast("Review submitted successfully")
  expect((await own()).comment).toBe("Another one")
})

test("a review that was just submitted can be withdrawn at once", async () => {
  const { user } = await openReview()
  fill(comment(), "Too early")
  await user.click(submit())
  await user.click(await screen.findByRole("button", { name: "Withdraw review" }))
  await confirm(user, "Withdraw review")
  await findToast("Review withdrawn successfully")
  await screen.findByRole("button", { name: "Submit Review" })
})

test.for([
  ["waiting", /^Thank you. We read every review before it appears/],
  ["rejected", /^We have not published this review/],
] as const)("the author of a %s review sees its state, and the reply to it", async ([status, text]) => {
  const { _id, open } = await openOwn()
  await callApi("PATCH", `reviews/change-status/${_id}`, { status })
  await callApi("PATCH", `reviews/change-reply/${_id}`, { reply: "Thank you for your words." })
  await open()
  await screen.findByText(text)
  screen.getByText("Thank you for your words.")
  await expectAccessible()
})

test("where reviews need approval, that is said before one is written", async () => {
  intercept("reviews/get-review*", async (forward) =>
    Response.json({ ...(await (await forward()).json()), needsApproval: true }),
  )
  await openReview()
  await screen.findByText(/^How was it\? When we have read your review/)
})
