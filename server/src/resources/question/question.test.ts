import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { aCourse } from "#test/factories.ts"
import { onAnyDatabase } from "#test/test-app.ts"

type Listed = { _id: string; question: string; course: string }

onAnyDatabase("questions", (app) => {
  async function asAdmin() {
    const { token } = await app().as("admin")
    const send = (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object) =>
      app().request({ method, url: `/api/${path}`, payload }, token)
    const course = (await send("POST", "courses/register", aCourse())).json().data._id as string
    const create = (question: string, more = {}) =>
      send("POST", "questions/register", { question, answer: "Yes", ...more })
    const list = async () => ((await send("GET", "questions/get-questions")).json().data as Listed[]).map(wordingOf)
    const ofCourse = () => send("GET", `questions/get-questions-by-course/${course}`)
    return { send, course, create, list, ofCourse }
  }
  const wordingOf = ({ question }: Listed) => question

  test("the questions of a course are listed in their order", async () => {
    const { send, course, create, ofCourse } = await asAdmin()
    for (const question of ["First?", "Second?"]) await create(question, { course })
    await create("General?", { course: "" })
    const third = (await create("Third?", { course })).json().data
    expect((await ofCourse()).json().data.map(wordingOf)).toEqual(["First?", "Second?", "Third?"])
    const moved = await send("PATCH", `questions/move-question/${third._id}`, { place: 1 })
    expect(moved.json()).toMatchObject({ message: "Question moved successfully", data: { question: "Third?" } })
    expect((await ofCourse()).json()).toMatchObject({ count: 3, data: [{ question: "Third?" }, {}, {}] })
  })

  test("a new question is last, and a moved one is at its new position", async () => {
    const { send, create, list } = await asAdmin()
    const before = await list()
    const last = (await create("Last?")).json().data
    expect(await list()).toEqual([...before, "Last?"])
    await send("PATCH", `questions/move-question/${last._id}`, { place: 1 })
    expect(await list()).toEqual(["Last?", ...before])
  })

  test("an unknown course is refused at its field, and an empty one makes the question general", async () => {
    const { send, course, create, ofCourse } = await asAdmin()
    const created = (await create("About what?", { course })).json().data
    const update = `questions/update-question/${created._id}`
    for (const unknown of ["no id", randomUUID()]) {
      for (const answer of [await create("X", { course: unknown }), await send("PATCH", update, { course: unknown })]) {
        const errors = [{ field: "course", message: "Course not found" }]
        expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors }])
      }
    }
    expect((await send("PATCH", update, { course: "" })).json().data).toMatchObject({ course: "" })
    expect((await ofCourse()).json().data).toEqual([])
  })

  test("a restored course has its questions again", async () => {
    const { send, course, create, list, ofCourse } = await asAdmin()
    await create("Still there?", { course })
    expect((await ofCourse()).json().count).toBe(1)
    const deleted = await send("DELETE", `courses/delete-course/${course}`)
    expect(deleted.statusCode).toBe(200)
    expect([(await ofCourse()).statusCode, (await ofCourse()).json().message]).toEqual([404, "Course not found"])
    expect(await list()).toContain("Still there?")

    const restored = await send("POST", `bin/restore/${course}`)
    expect(restored.statusCode).toBe(200)
    expect((await ofCourse()).json().data.map(wordingOf)).toEqual(["Still there?"])
  })

  test("a question can be edited while its course is deleted", async () => {
    const { send, course, create } = await asAdmin()
    const { _id } = (await create("Why?", { course })).json().data
    await send("DELETE", `courses/delete-course/${course}`)
    const answer = await send("PATCH", `questions/update-question/${_id}`, { answer: "Because" })
    expect(answer.json()).toMatchObject({ success: true, data: { answer: "Because", course } })
  })

  test("the questions of a course that is closed for registration are still listed", async () => {
    const { send, course, create, ofCourse } = await asAdmin()
    await create("When does it open?", { course })
    await send("PATCH", `courses/change-visibility/${course}`)
    expect((await ofCourse()).json().data.map(wordingOf)).toEqual(["When does it open?"])
  })
})
