import { anyone, editors } from "../call.ts"
import { recordCalls } from "../calls-of.ts"
import { CreateQuestion, MoveQuestion, Question, UpdateQuestion } from "../question.ts"
import { list, one } from "../resource.ts"

const question = recordCalls("question", "Question")

export const getQuestions = question.get("/questions/get-questions", {
  access: anyone,
  response: list(Question),
  isCached: true,
  summary: "List all questions with their answers, by `index`",
})

export const getQuestionsByCourse = question.get("/questions/get-questions-by-course/:id", {
  access: anyone,
  response: list(Question),
  errors: { notFound: "courseNotFound" },
  topics: ["question", "course"],
  isCached: true,
  summary: "List the questions about a course, by `index`",
})

export const getQuestion = question.get("/questions/get-question/:id", {
  access: anyone,
  response: one(Question),
  isCached: true,
  summary: "Get a question with its answer",
})

export const createQuestion = question.post("/questions/register", {
  access: editors,
  body: CreateQuestion,
  maxBodyBytes: 64 * 1024,
  response: one(Question),
  summary: "Create a question, last in the list",
  description: "Without `course`, or with an empty one, it becomes a general question.",
})

export const updateQuestion = question.patch("/questions/update-question/:id", {
  access: editors,
  body: UpdateQuestion,
  maxBodyBytes: 64 * 1024,
  response: one(Question),
  summary: "Update a question",
})

export const moveQuestion = question.patch("/questions/move-question/:id", {
  access: editors,
  body: MoveQuestion,
  response: one(Question),
  summary: "Move a question in the list of all questions",
  description:
    "Other questions shift: `updatedAt` changes for each whose `index` changes. A `place` past the end moves the question to the end.",
})

export const deleteQuestion = question.delete("/questions/delete-question/:id", {
  access: editors,
  summary: "Delete a question",
})
