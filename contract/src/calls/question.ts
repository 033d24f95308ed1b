import { admins, anyone } from "../call.ts"
import { recordCalls } from "../calls-of.ts"
import { CreateQuestion, MoveQuestion, Question, UpdateQuestion } from "../question.ts"
import { list, one } from "../resource.ts"

const question = recordCalls("question", "Question")

export const getQuestions = question.get("/questions/get-questions", {
  access: anyone,
  response: list(Question),
  isCached: true,
  summary: "All questions and their answers, by `index`",
})

export const getQuestionsByCourse = question.get("/questions/get-questions-by-course/:id", {
  access: anyone,
  response: list(Question),
  errors: { notFound: "courseNotFound" },
  topics: ["question", "course"],
  isCached: true,
  summary: "The questions about a course, by `index`",
})

export const getQuestion = question.get("/questions/get-question/:id", {
  access: anyone,
  response: one(Question),
  isCached: true,
  summary: "A question and its answer",
})

export const createQuestion = question.post("/questions/register", {
  access: admins,
  body: CreateQuestion,
  maxBodyBytes: 32 * 1024,
  response: one(Question),
  summary: "Add a question, last in order",
  description: "Without `course`, or with an empty one, it is a general question.",
})

export const updateQuestion = question.patch("/questions/update-question/:id", {
  access: admins,
  body: UpdateQuestion,
  maxBodyBytes: 32 * 1024,
  response: one(Question),
  summary: "Change a question",
})

export const moveQuestion = question.patch("/questions/move-question/:id", {
  access: admins,
  body: MoveQuestion,
  response: one(Question),
  summary: "Give a question another place in the list of all questions",
  description:
    "Others move aside: of those whose `index` changes, `updatedAt` does too. A place past the end means the end.",
})

export const deleteQuestion = question.delete("/questions/delete-question/:id", {
  access: admins,
  summary: "Delete a question",
})
