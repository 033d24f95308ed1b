import { screen, waitFor, within } from "@testing-library/react"
import type { Question } from "contract"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, findRow, findToast, rowGone, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { newCourse, newQuestion, unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, intercept, loseConnection } from "#test/test-api.ts"

const url = "/dashboard/manage-questions"

const openList = () => renderApp({ url, as: "admin" })
const button = (name: string) => screen.getByRole("button", { name })
const openDialog = async (name: string) => within(await screen.findByRole("dialog", { name }))

async function questionNamed(name: string) {
  const questions: Question[] = await callApi("GET", "questions/get-questions")
  return questions.find(({ question }) => question === name) ?? expect.fail(`${name} is not in the list`)
}

test("an admin adds a question about a course", async () => {
  const course = await newCourse()
  const name = unique("Added")
  const user = await renderApp({ url: `${url}?new`, as: "admin" })
  const dialog = await openDialog("Create New Question")
  const submit = dialog.getByRole("button", { name: "Create Question" })
  await user.click(submit)
  await dialog.findByText("All fields are required")
  expect(dialog.getAllByText("Please fill this in")).toHaveLength(2)
  await expectAccessible()
  fill(dialog.getByLabelText("Question"), name)
  fill(dialog.getByLabelText("Answer"), "Certainly.")
  await user.selectOptions(dialog.getByLabelText("Course"), course.title)
  await user.click(submit)
  await findToast("Question created successfully")
  await findRow(name)
  expect(await questionNamed(name)).toMatchObject({ answer: "Certainly.", course: course._id })
})

test("questions are found whatever the digits, dashes and joiners", async () => {
  const question = unique("সপ্তাহ-১২ কর্মশালা")
  await newQuestion({ question })
  await renderApp({ url: `${url}?search=${encodeURIComponent("সপ্তাহ 12 কর্ম\u200cশালা")}`, as: "admin" })
  await findRow(question)
  await screen.findByRole("heading", { name: "Questions (1)" })
})

test("a moved question keeps the focus, its position is announced, and the courses are not fetched again", async () => {
  await newQuestion()
  const { question: name } = await newQuestion()
  const user = await openList()
  await findRow(name)
  const calls: string[] = []
  intercept("*", (forward) => {
    calls.push("other")
    return forward()
  })
  // The bell of the dashboard may ask for its notifications later than the list is there.
  intercept("notifications/*", (forward) => forward())
  for (const call of ["questions/move-question/*", "questions/get-questions", "courses/get-course-cards"]) {
    intercept(call, (forward) => {
      calls.push(call)
      return forward()
    })
  }
  const up = () => button(`Move up: ${name}`)
  up().focus()
  await user.keyboard("{Enter}")
  const announcements = screen.getAllByRole("status").map(({ textContent }) => textContent)
  expect(announcements).toContainEqual(expect.stringContaining(`${name} is now at place`))
  expect(document.activeElement).toBe(up())
  await waitFor(() => expect(calls).toHaveLength(2))
  // The list is shown from the server once the optimistic order is gone: then no request is missing.
  await findRow(name)
  expect(calls).toEqual(["questions/move-question/*", "questions/get-questions"])
})

test("without a connection a move is undone, and the list stays visible", async () => {
  expectProblem(/Failed to fetch/)
  await newQuestion()
  const { question: name } = await newQuestion()
  const user = await openList()
  await findRow(name)
  const lost = loseConnection("*")
  await user.click(button(`Move up: ${name}`))
  await findToast("Failed to move the question")
  await screen.findByText("This list may be out of date.")
  await findRow(name)
  lost.remove()
  await user.click(button("Try again"))
  await waitFor(() => expect(screen.queryByText("This list may be out of date.")).toBe(null))
})

test("the questions of one course are listed, edited and deleted, and the audit log links to the course", async () => {
  const course = await newCourse()
  const { question: name } = await newQuestion({ course: course._id })
  const user = await openList()
  const filter = await screen.findByRole("combobox", { name: "Which questions" })
  await user.selectOptions(filter, course.title)
  await screen.findByRole("heading", { name: "Questions (1)" })
  expect(screen.queryByRole("button", { name: /^Move/ })).toBe(null)
  await expectAccessible()
  await user.click(button(`Edit ${name}`))
  const dialog = await openDialog("Edit Question")
  await user.selectOptions(dialog.getByLabelText("Course"), "General")
  await user.click(dialog.getByRole("button", { name: "Update Question" }))
  await findToast("Question updated successfully")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null))
  await user.selectOptions(filter, "General")
  await findRow(name)
  await user.click(button(`Delete ${name}`))
  await confirm(user, "Delete")
  await findToast("Question deleted successfully")
  await rowGone(name)
  await renderApp({ url: `/dashboard/audit-log?search=${name}`, as: "admin" })
  const [link] = await screen.findAllByRole("link", { name: course._id })
  expect(link?.getAttribute("href")).toBe(`/dashboard/manage-courses/${course._id}`)
})

test("the form offers a deleted course only for a question about it", async () => {
  const course = await newCourse()
  const { _id } = await newQuestion({ course: course._id })
  await callApi("DELETE", `courses/delete-course/${course._id}`)
  await renderApp({ url: `${url}?new`, as: "admin" })
  const create = await openDialog("Create New Question")
  expect(create.getAllByRole("option")[0]?.textContent).toBe("General")
  expect(create.queryByRole("option", { name: /^Deleted course/ })).toBe(null)
  const user = await renderApp({ url: `${url}?edit=${_id}`, as: "admin" })
  const dialog = await openDialog("Edit Question")
  await dialog.findByRole("option", { name: /^Deleted course/ })
  expect(textIn(dialog.getByLabelText("Course"))).toBe(course._id)
  fill(dialog.getByLabelText("Answer"), "Still true.")
  await user.click(dialog.getByRole("button", { name: "Update Question" }))
  await findToast("Question updated successfully")
})

/** Opens the edit form of a question, and types an answer. */
async function editAnswer() {
  expectProblem(/^412 /)
  const created = await newQuestion()
  const user = await renderApp({ url: `${url}?edit=${created._id}`, as: "admin" })
  const dialog = await openDialog("Edit Question")
  fill(await dialog.findByLabelText("Answer"), "Mine.")
  const otherChoosesCourse = (course: string) =>
    callApi("PATCH", `questions/update-question/${created._id}`, { course })
  const submit = () => user.click(dialog.getByRole("button", { name: "Update Question" }))
  const overwrite = () => user.click(dialog.getByRole("button", { name: "Save mine over it" }))
  return { created, dialog, otherChoosesCourse, submit, overwrite }
}

test("an edit conflict shows the titles of both courses, and both changes can be saved", async () => {
  const course = await newCourse()
  const { created, dialog, otherChoosesCourse, submit, overwrite } = await editAnswer()
  await otherChoosesCourse(course._id)
  await submit()
  const alert = await dialog.findByRole("alert")
  expect(alert.textContent).toContain("Before: General")
  expect(alert.textContent).toContain(`Now: ${course.title}`)
  await overwrite()
  await findToast("Question updated successfully")
  expect(await questionNamed(created.question)).toMatchObject({ answer: "Mine.", course: course._id })
})

test("an edit conflict shows the id of a course that is newer than the page", async () => {
  const { dialog, otherChoosesCourse, submit } = await editAnswer()
  const { _id } = await newCourse()
  await otherChoosesCourse(_id)
  await submit()
  expect((await dialog.findByRole("alert")).textContent).toContain(`Now: ${_id}`)
})
