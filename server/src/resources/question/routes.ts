import {
  type CreateQuestion,
  createQuestion,
  deleteQuestion,
  getQuestion,
  getQuestions,
  getQuestionsByCourse,
  moveQuestion,
  updateQuestion,
} from "contract"
import { deleteRecord } from "#db/delete-records.ts"
import { moveRecord, nextIndex } from "#db/record-order.ts"
import { createRecord, findRecord, getRecord, newRecord, updateRecord } from "#db/records.ts"
import { badInput } from "#errors.ts"
import { requesterOf } from "#http/guard.ts"
import { type App, handle, handleChange, listOf } from "#http/handle.ts"
import { englishChanges, newEnglish, withEnglish } from "#resources/english.ts"
import type { QuestionRow } from "#resources/question/table.ts"
import type { Parts } from "#resources/resource.ts"
import type { Trx } from "#schema.ts"

export function questionRoutes(app: App, { database }: Parts) {
  const ordered = database.read.selectFrom("question").selectAll().orderBy("index").orderBy("_id", "desc")

  handle(app, getQuestions, async () => listOf((await ordered.execute()).map(wire)))

  handle(app, getQuestionsByCourse, async ({ params }) => {
    const { _id } = await getRecord(database.read, "course", params.id)
    return listOf((await ordered.where("course", "=", _id).execute()).map(wire))
  })

  handle(app, getQuestion, async ({ params }) => ({
    data: wire(await getRecord(database.read, "question", params.id)),
  }))

  handleChange(app, database, createQuestion, async (trx, request) => {
    await refuseUnknownCourse(trx, request.body.course)
    const question = newQuestion(request.body, await nextIndex(trx, "question"))
    return { data: wire(await createRecord(trx, "question", question, requesterOf(request))) }
  })

  handleChange(app, database, updateQuestion, async (trx, request) => {
    const { question, answer, course, index, en } = request.body
    await refuseUnknownCourse(trx, course)
    const values = { question, answer, course, index, ...englishChanges("question", en) }
    return { data: wire(await updateRecord(trx, "question", request.params.id, requesterOf(request), () => values)) }
  })

  handleChange(app, database, moveQuestion, async (trx, request) => ({
    data: wire(await moveRecord(trx, "question", request.params.id, request.body.place, requesterOf(request))),
  }))

  handleChange(app, database, deleteQuestion, async (trx, request) => {
    await deleteRecord(trx, "question", request.params.id, requesterOf(request))
  })
}

async function refuseUnknownCourse(trx: Trx, course: string | undefined) {
  if (course && !(await findRecord(trx, "course", course))) throw badInput("courseNotFound", "course")
}

const wire = (row: QuestionRow) => withEnglish("question", row)

export function newQuestion({ question, answer, course = "", en }: CreateQuestion, index: number): QuestionRow {
  return { ...newRecord(), question, answer, course, ...newEnglish("question", en), index }
}
