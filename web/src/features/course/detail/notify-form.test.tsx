import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { newCourse } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, intercept, loseConnection, newStudent } from "#test/test-api.ts"
import type { UserEvent } from "#test/user-event.ts"

const heading = "Notify me when registration opens"

async function closedCourse() {
  const course = await newCourse()
  await callApi("PATCH", `courses/change-visibility/${course._id}`)
  return { ...course, url: `/courses/${course.route}` }
}
const waiting = async (id: string) => (await callApi("GET", `courses/get-subscriber-count/${id}`)).waiting
const section = () => within(screen.getByRole("region", { name: heading }))
const field = () => section().getByLabelText("Email")
const press = (user: UserEvent) => user.click(section().getByRole("button", { name: "Notify me" }))

test("a visitor leaves an address on the page of a closed course, and can add another", async () => {
  const { _id, url } = await closedCourse()
  const user = await renderApp({ url })
  await expectAccessible()
  await user.type(field(), " mim@example.com {Enter}")
  const status = await section().findByText(/we will send one email to:/)
  expect(status.textContent).toContain("mim@example.com")
  expect(document.activeElement?.contains(status)).toBe(true)
  expect(await waiting(_id)).toBe(1)
  await expectAccessible()
  await user.click(section().getByRole("button", { name: "Use another address" }))
  fill(field(), "rafi@example.com")
  await press(user)
  await section().findByText("rafi@example.com")
  expect(await waiting(_id)).toBe(2)
})

test("the dialog of a closed course has the form too, and both say what was sent", async () => {
  const { _id, url } = await closedCourse()
  const user = await renderApp({ url, language: "bn" })
  await user.click(screen.getByRole("button", { name: "ভর্তি বন্ধ" }))
  const dialog = within(screen.getByRole("dialog"))
  fill(dialog.getByLabelText("ইমেইল"), "mim@example.com")
  await user.click(dialog.getByRole("button", { name: "আমাকে জানান" }))
  await dialog.findByText("mim@example.com")
  await expectAccessible()
  expect(screen.getAllByText("mim@example.com")).toHaveLength(2)
  expect(await waiting(_id)).toBe(1)
})

test("the form has the email of the signed-in user, but never replaces a typed one", async () => {
  const { _id, url } = await closedCourse()
  const student = await newStudent()
  const user = await renderApp({ url, as: student })
  expect(textIn(field())).toBe(student.user.email)
  await press(user)
  await section().findByText(student.user.email)
  expect(await waiting(_id)).toBe(1)
})

test("a missing or wrong address is reported at the field, which keeps it and gets the focus", async () => {
  expectProblem(/^400 /)
  const { _id, url } = await closedCourse()
  const user = await renderApp({ url })
  await press(user)
  section().getByText("Please enter your email address")
  expect(document.activeElement).toBe(field())
  await user.type(field(), "mim at example")
  await press(user)
  await section().findByText("Please enter a valid email address")
  expect(textIn(field())).toBe("mim at example")
  expect(field().getAttribute("aria-invalid")).toBe("true")
  await expectAccessible()
  expect(await waiting(_id)).toBe(0)
})

test.for([
  [429, "tooManySubscriptions", /try again in an hour/],
  [409, "subscribersTooMany", /the list is full/],
  [500, "broken", /try again in a minute/],
] as const)("a refusal with %s %s is explained, and the typed address stays", async ([status, code, text]) => {
  expectProblem(/^(429|409|500) /)
  const { _id, url } = await closedCourse()
  intercept(`courses/subscribe/${_id}`, () => Response.json({ success: false, code, message: "No" }, { status }), 1)
  const user = await renderApp({ url })
  fill(field(), "mim@example.com")
  await press(user)
  await section().findByText(text)
  expect(textIn(field())).toBe("mim@example.com")
})

test("a lost connection and a course that was opened meanwhile are explained", async () => {
  expectProblem(/^409 |Failed to fetch/)
  const { _id, url } = await closedCourse()
  const user = await renderApp({ url })
  fill(field(), "mim@example.com")
  const connection = loseConnection(`courses/subscribe/${_id}`)
  await press(user)
  await section().findByText(/^The server could not be reached/)
  connection.remove()
  await callApi("PATCH", `courses/change-visibility/${_id}`)
  await press(user)
  await section().findByText(/^Registration has just opened/)
})

test("the page of the next course has an empty form, without what happened to the one before", async () => {
  expectProblem(/^400 /)
  const [first, second] = [await closedCourse(), await closedCourse()]
  const user = await renderApp({ url: first.url })
  const follow = (title: string) => user.click(screen.getByRole("link", { name: `Details ${title}` }))
  const opened = (title: string) => screen.findByRole("heading", { level: 1, name: title })
  fill(field(), "mim@example.com")
  await press(user)
  await section().findByText("mim@example.com")
  await follow(second.title)
  await opened(second.title)
  expect(textIn(field())).toBe("")
  await user.type(field(), "mim at example{Enter}")
  await section().findByText("Please enter a valid email address")
  history.back()
  await opened(first.title)
  expect(textIn(field())).toBe("")
  expect(section().queryByText("Please enter a valid email address")).toBe(null)
})

test("an open course has no such form", async () => {
  const { route } = await newCourse()
  await renderApp({ url: `/courses/${route}` })
  expect(screen.queryByText(heading)).toBe(null)
})

test("the page of a course in the dashboard says how many wait, and since when their mails are on their way", async () => {
  const { _id, url } = await closedCourse()
  await renderApp({ url: `/dashboard/manage-courses/${_id}`, as: "editor" })
  await screen.findByText("Nobody")
  const user = await renderApp({ url })
  fill(field(), "mim@example.com")
  await press(user)
  await section().findByText("mim@example.com")
  const editor = await renderApp({ url: `/dashboard/manage-courses/${_id}`, as: "editor" })
  await screen.findByText("1 person wants an email when registration opens")
  screen.getByText("It is sent half a minute after you open the registration.")
  await editor.click(screen.getByRole("switch", { name: /^Registration open/ }))
  await screen.findByText(/^The emails are on their way/)
})
