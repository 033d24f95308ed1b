import { anyone, editors } from "../call/call.ts"
import { recordCalls } from "../call/calls-of.ts"
import { orderedCalls } from "../call/ordered-calls.ts"
import { list } from "../call/resource.ts"
import { CreateQuestion, Question, UpdateQuestion } from "../question.ts"
import { ExportFormat, exportFormatDescription } from "../text/export-format.ts"

export * from "../question.ts"

export const questionCalls = orderedCalls("question", {
  path: ["question", "questions"],
  label: ["Question"],
  names: ["a question", "questions"],
  newest: "last",
  record: Question,
  create: CreateQuestion,
  update: UpdateQuestion,
  maxBodyBytes: 64 * 1024,
  description: "Without `course`, or with an empty one, it becomes a general question.",
})
export const {
  list: getQuestions,
  get: getQuestion,
  create: createQuestion,
  update: updateQuestion,
  move: moveQuestion,
  delete: deleteQuestion,
} = questionCalls

export const exportQuestions = recordCalls("question", "Question").get("/questions/export-questions", {
  access: editors,
  query: ExportFormat,
  responseType: "text/csv",
  summary: "Export questions as CSV",
  description: exportFormatDescription,
})

export const getQuestionsByCourse = recordCalls("question", "Question").get("/questions/get-questions-by-course/:id", {
  access: anyone,
  response: list(Question),
  errors: { notFound: "courseNotFound" },
  topics: ["question", "course"],
  isCached: true,
  summary: "List the questions about a course, by `index`",
})
