import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { expectProblem } from "#test/problems.ts"
import { newCourse, newQuestion, unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, loseConnection } from "#test/test-api.ts"

const detailsOf = (id: string) => document.getElementById(id)?.closest("details")
const isOpen = (id: string) => detailsOf(id)?.open

/** The questions as structured data for search engines. */
function structuredData(): { name: string }[] {
  const [script] = document.querySelectorAll('script[type="application/ld+json"]')
  return script ? JSON.parse(script.textContent).mainEntity : []
}

test("a closed question opens when it is pressed, and its answer has a URL of its own", async () => {
  const { _id, question } = await newQuestion()
  const user = await renderApp({ url: "/questions" })
  expect(document.querySelector("main details[open]")).toBe(null)
  await user.click(screen.getByRole("heading", { name: question }))
  expect(isOpen(_id)).toBe(true)
  await expectAccessible()
  const answer = within(document.getElementById(_id) as HTMLElement)
  answer.getByText("Always.")
  const link = answer.getByRole("link", { name: "Link to this answer" })
  expect(link.getAttribute("href")).toBe(`#${_id}`)
})

test("the palette finds a question, and leads a student to its open answer", async () => {
  const { _id, question } = await newQuestion()
  const user = await renderApp({ url: "/dashboard/my-profile", as: "student" })
  await user.keyboard("{Control>}k{/Control}")
  await user.type(await screen.findByRole("combobox"), question)
  await screen.findByRole("option", { name: new RegExp(question) })
  await user.keyboard("{Enter}")
  await waitFor(() => expect(location.pathname + location.hash).toMatch(new RegExp(`/questions#${_id}$`)))
  await waitFor(() => expect(isOpen(_id)).toBe(true))
})

test("search engines get each question and answer as they were typed", async () => {
  const typed = `${unique("Is 1 < 2?")} </script><script>alert(1)</script>`
  const { _id } = await newQuestion({ question: typed })
  await renderApp({ url: "/questions" })
  expect(structuredData().find(({ name }) => name === typed)).toEqual({
    "@type": "Question",
    url: `http://localhost:3000/questions#${_id}`,
    name: typed,
    acceptedAnswer: { "@type": "Answer", text: "Yes.\nAlways." },
  })
  screen.getByRole("heading", { name: typed })
})

test("the questions of a course have a heading that links to it, and disappear when it is deleted", async () => {
  const course = await newCourse()
  const { question } = await newQuestion({ course: course._id })
  const user = await renderApp({ url: "/questions" })
  expect(structuredData().map(({ name }) => name)).toContain(question)
  await user.click(within(screen.getByRole("heading", { level: 2, name: course.title })).getByRole("link"))
  await waitFor(() => expect(location.pathname).toBe(`/courses/${course.route}`))
  await callApi("DELETE", `courses/delete-course/${course._id}`)
  await renderApp({ url: "/questions" })
  expect(screen.queryByRole("heading", { name: question })).toBe(null)
  expect(structuredData().map(({ name }) => name)).not.toContain(question)
})

test("the page of a course shows its questions, if there are any", async () => {
  const { _id, route } = await newCourse()
  const url = `/courses/${route}`
  await renderApp({ url })
  screen.getByRole("heading", { level: 1 })
  expect(screen.queryByRole("heading", { name: "Questions about this course" })).toBe(null)
  const created = await newQuestion({ course: _id })
  await renderApp({ url: `${url}#${created._id}` })
  screen.getByRole("heading", { name: "Questions about this course" })
  expect(isOpen(created._id)).toBe(true)
  await expectAccessible()
  await callApi("PATCH", `questions/update-question/${created._id}`, { answer: "No longer." })
  const user = await renderApp({ url })
  expect(isOpen(created._id)).toBe(false)
  await user.click(screen.getByRole("heading", { name: created.question }))
  expect(isOpen(created._id)).toBe(true)
  screen.getByText("No longer.")
  await user.click(screen.getByRole("link", { name: "All questions" }))
  await screen.findByRole("heading", { level: 1, name: "Questions and answers" })
})

test("a course is shown without its questions when only they fail to load", async () => {
  expectProblem(/Failed to fetch/)
  const course = await newCourse()
  await newQuestion({ course: course._id })
  const user = await renderApp({ url: "/questions" })
  loseConnection("questions/get-questions-by-course/*")
  await user.click(within(screen.getByRole("heading", { level: 2, name: course.title })).getByRole("link"))
  await screen.findByRole("heading", { level: 1, name: course.title })
  expect(screen.queryByRole("heading", { name: "Questions about this course" })).toBe(null)
})
