import * as z from "zod/mini"
import { issue } from "./call/problem.ts"
import { record } from "./call/resource.ts"
import { englishForm, englishTexts } from "./text/english.ts"
import { form, integer, lengths, paragraphs, patchForm, requiredParagraphs, requiredText, text } from "./text/input.ts"

/** A frequent question with its answer. `course` is the `_id` of the course that it is about, or empty. */
export const Question = record({
  question: z.string(),
  answer: z.string(),
  course: z.string(),
  index: z.int(),
  en: englishTexts("question"),
})
export type Question = z.infer<typeof Question>

const [questionLength, answerLength] = [300, 4_000]

const fields = {
  question: requiredText(questionLength),
  answer: requiredParagraphs(answerLength),
  course: z.optional(text(lengths.name).check(z.regex(/^[0-9a-f-]*$/, issue("courseNotFound")))),
  en: englishForm("question", { question: text(questionLength), answer: paragraphs(answerLength) }),
}

export const CreateQuestion = form(fields)
export type CreateQuestion = z.infer<typeof CreateQuestion>

export const UpdateQuestion = patchForm({ ...fields, index: integer(1_000_000) })
