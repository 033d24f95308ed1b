import { getQuestionsByCourse, Question, questionCalls } from "contract"
import { csvExample } from "#csv/write.ts"
import { findRecord } from "#db/records/records.ts"
import { badInput } from "#errors.ts"
import { handle, listOf } from "#http/handle.ts"
import { visibleCourseById } from "#resources/course/published.ts"
import { withEnglish } from "#resources/record-rows.ts"
import { example } from "#resources/resource.ts"
import { simpleResource } from "#resources/simple-resource.ts"

export const question = simpleResource({
  kind: "question",
  calls: questionCalls,
  check: async (trx, { course }) => {
    if (course && !(await findRecord(trx, "course", course))) throw badInput("courseNotFound", "course")
  },
  reads: (app, { database: { read } }) =>
    handle(app, getQuestionsByCourse, async (request, reply) => {
      const { _id } = await visibleCourseById(request, reply, read, request.params.id)
      const ordered = read.selectFrom("question").selectAll().orderBy("index").orderBy("_id", "desc")
      const rows = await ordered.where("course", "=", _id).execute()
      return listOf(rows.map((row) => withEnglish("question", row)))
    }),
  demo: () => import("#resources/question/demo.ts"),
  responses: {
    exportQuestions: csvExample({ index: 4, question: "What if I miss a class?", answer: "Just watch it." }),
  },
  examples: [
    example(Question, {
      _id: "019a8f3e-6c1d-7b52-9e04-3c5d7e9f1a2b",
      question: "ক্লাস বাদ গেলে কী করব?",
      answer: "প্রতিটি লাইভ ক্লাসের রেকর্ডিং থাকে। পরের ক্লাসের আগে দেখে নিলেই চলবে।",
      course: "",
      index: 4,
      en: {
        question: "What if I miss a class?",
        answer: "Every live class is recorded. Just watch it before the next one.",
      },
      updatedAt: "2026-11-16T04:30:00.000Z",
    }),
  ],
})
