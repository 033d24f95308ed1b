import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import type { Notifications } from "contract"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { findToast, menuLink } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { createReview } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce, intercept, loseConnection, newLogin } from "#test/test-api.ts"

const elsewhere = "/dashboard/my-profile"
const currentUrl = () => location.pathname + location.search
const findBell = (news: string) => screen.findByRole("button", { name: `Notifications: ${news}` })
const panel = () => screen.findByRole("dialog", { name: "New since you last looked" })

/** An admin who has seen everything, and how much is new to them. */
async function upToDate() {
  const admin = await newLogin("admin")
  await callApi("PATCH", "notifications/mark-seen", {}, admin)
  const counts = async () => {
    const { kinds }: Notifications = await callApi("GET", "notifications/get-notifications", undefined, admin)
    return Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]))
  }
  return { admin, counts }
}

test("the bell counts what is new; its panel leads to the list, which marks it as seen", async () => {
  const { admin, counts } = await upToDate()
  await createReview()
  const user = await renderApp({ url: elsewhere, as: admin })
  await user.click(await findBell("2 new"))
  const links = within(await panel()).getAllByRole("link")
  expect(links.map(({ textContent }) => textContent)).toEqual(["1 new review", "1 new account"])
  expect(document.activeElement).toBe(links[0])
  await expectAccessible()
  await user.click(links[0] as HTMLElement)
  await waitFor(() =>
    expect(currentUrl()).toMatch(/^\/dashboard\/manage-reviews\?from=\d{4}-\d\d-\d\d&sort=-createdAt$/),
  )
  await findBell("1 new")
  await waitFor(async () => expect(await counts()).toMatchObject({ newReviews: 0, newUsers: 1 }))
})

test("looking at the panel marks nothing; “Mark all as read” does, and the bell keeps the focus", async () => {
  const { admin, counts } = await upToDate()
  await createReview()
  const user = await renderApp({ url: elsewhere, as: admin })
  const bell = await findBell("2 new")
  await user.click(bell)
  await panel()
  expect(await counts()).toMatchObject({ newReviews: 1, newUsers: 1 })
  await user.click(screen.getByRole("button", { name: "Mark all as read" }))
  await findBell("nothing new")
  expect(document.activeElement).toBe(bell)
  await waitFor(async () => expect(await counts()).toMatchObject({ newReviews: 0, newUsers: 0 }))
  await user.click(bell)
  within(await panel()).getByText("Nothing new.")
  await expectAccessible()
})

test("a list opened by the menu marks its notifications as seen, and a failure does not repeat that", async () => {
  expectProblem(/^500 /)
  const { admin, counts } = await upToDate()
  await createReview()
  const user = await renderApp({ url: elsewhere, as: admin })
  await findBell("2 new")
  let requests = 0
  const { remove } = intercept("notifications/mark-seen", () => {
    requests++
    return Response.json({ success: false, message: "The disk is full" }, { status: 500 })
  })
  await user.click(menuLink("All Users"))
  await screen.findByRole("heading", { name: /^All Users \(/ })
  await findBell("2 new")
  expect(requests).toBe(1)
  remove()
  await user.click(menuLink("Reviews"))
  await findBell("1 new")
  await waitFor(async () => expect(await counts()).toMatchObject({ newReviews: 0, newUsers: 1 }))
})

test("a list that the browser opens in the background is seen when the user looks at it", async () => {
  const { admin, counts } = await upToDate()
  await createReview()
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true })
  try {
    await renderApp({ url: "/dashboard/manage-reviews", as: admin })
    await findBell("2 new")
    expect(await counts()).toMatchObject({ newReviews: 1 })
  } finally {
    Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true })
  }
  fireEvent(document, new Event("visibilitychange", { bubbles: true }))
  await findBell("1 new")
  await waitFor(async () => expect(await counts()).toMatchObject({ newReviews: 0, newUsers: 1 }))
})

test("marking all without a connection brings the count back", async () => {
  expectProblem(/Failed to fetch/)
  const { admin } = await upToDate()
  await createReview()
  const user = await renderApp({ url: elsewhere, as: admin })
  await user.click(await findBell("2 new"))
  loseConnection("notifications/*")
  await user.click(await screen.findByRole("button", { name: "Mark all as read" }))
  await findToast("The notifications could not be marked as read")
  await findBell("2 new")
})

test("notifications that could not be fetched can be fetched again", async () => {
  expectProblem(/^500 /)
  const { admin } = await upToDate()
  failOnce("notifications/get-notifications")
  const user = await renderApp({ url: elsewhere, as: admin })
  await user.click(await findBell("nothing new"))
  const failed = within(await screen.findByRole("alert"))
  failed.getByText("The notifications could not be loaded")
  await expectAccessible()
  await user.click(failed.getByRole("button", { name: "Try again" }))
  await screen.findByText("Nothing new.")
})

test("in Bengali more than 99 are 99+, and the overview lists what is new apart from tasks", async () => {
  const since = "2026-11-20T20:00:00.000Z"
  const kinds = [
    { kind: "waitingReviews", count: 2, since, open: 2 },
    { kind: "newReviews", count: 1, since },
    { kind: "newUsers", count: 100, since },
  ]
  intercept("notifications/get-notifications", () =>
    Response.json({ success: true, message: "", data: { kinds, until: since } }),
  )
  await renderApp({ url: "/dashboard", as: "admin", language: "bn" })
  await screen.findByRole("button", { name: "বিজ্ঞপ্তি, নতুন: ৯৯+" })
  const part = within(await screen.findByRole("region", { name: "আপনি শেষবার দেখার পর নতুন" }))
  const links = part.getAllByRole("link")
  expect(links.map(({ textContent }) => textContent)).toEqual(["১টি নতুন রিভিউ", "৯৯+টি নতুন অ্যাকাউন্ট"])
  expect(links[1]?.getAttribute("href")).toBe("/dashboard/all-users?from=2026-11-21&sort=-createdAt")
  await expectAccessible()
})

test("a student has no bell", async () => {
  await renderApp({ url: elsewhere, as: "student" })
  await screen.findByRole("heading", { name: "My Profile" })
  expect(screen.queryByRole("button", { name: /^Notifications/ })).toBe(null)
})
