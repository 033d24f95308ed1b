import { CreateCourse, getCourse } from "contract"
import { aCourse } from "server/src/test/factories.ts"
import { expect, test } from "vitest"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

/** The fields whose value is not free text: each has a test of its own. */
const others = ["route", "level", "price", "discount", "startsOn", "hours", "seats", "isDraft", "en"]
const files = ["thumbnail", "instructorPhoto", "registrationLink", "instructorEmail"]
const textFields = Object.keys(CreateCourse.shape).filter((field) => ![...others, ...files].includes(field))

const mark = (field: string) => `${field.toUpperCase()}X`

async function createMarked(): Promise<{ _id: string; route: string }> {
  const marked = Object.fromEntries(textFields.map((field) => [field, mark(field)]))
  return callApi("POST", "courses/register", { ...aCourse({ route: unique("course") }), ...marked })
}

const isShown = (field: string) => document.body.textContent.includes(mark(field))

test("the API stores each text of a new and of an updated course", async () => {
  const { _id } = await createMarked()
  const read = () => callApi("GET", `courses/get-course/${_id}`) as Promise<Record<string, string>>
  const valuesIn = (course: Record<string, string>) => textFields.map((field) => course[field])
  expect(valuesIn(await read())).toEqual(textFields.map(mark))
  const changed = Object.fromEntries(textFields.map((field) => [field, `${mark(field)} again`]))
  await callApi("PATCH", `courses/update-course/${_id}`, changed)
  expect(valuesIn(await read())).toEqual(Object.values(changed))
  expect(Object.keys(getCourse.response.shape.data.shape)).toEqual(expect.arrayContaining(textFields))
})

test("a course's public page shows each of its texts", async () => {
  const { route } = await createMarked()
  await renderApp({ url: `/courses/${route}` })
  expect(textFields.filter((field) => !isShown(field))).toEqual([])
})

test("a course's page in the dashboard shows each of its texts", async () => {
  const { _id } = await createMarked()
  await renderApp({ url: `/dashboard/manage-courses/${_id}`, as: "admin" })
  expect(textFields.filter((field) => !isShown(field))).toEqual([])
})
