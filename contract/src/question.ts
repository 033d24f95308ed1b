import * as z from "zod/mini"
import { changesOf, filled, filledParagraphs, form, integer, lengths, placeForm, text } from "./input.ts"
import { issue } from "./problem.ts"
import { record } from "./resource.ts"

/** A question that people ask often, with its answer. `course` is the `_id` of the course that it is about, or empty. */
export const Question = record({
  question: z.string(),
  answer: z.string(),
  course: z.string(),
  index: z.int(),
})
export type Question = z.infer<typeof Question>

const fields = {
  question: filled(300),
  answer: filledParagraphs(4_000),
  course: z.optional(text(lengths.name).check(z.regex(/^[0-9a-f-]*$/, issue("courseNotFound")))),
}

export const CreateQuestion = form(fields)
export type CreateQuestion = z.infer<typeof CreateQuestion>

export const UpdateQuestion = changesOf({ ...fields, index: integer(1_000_000) })

export const MoveQuestion = placeForm()
