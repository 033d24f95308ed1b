import * as z from "zod/mini"
import {
  changesOf,
  email,
  filled,
  filledParagraphs,
  form,
  image,
  integer,
  key,
  lengths,
  link,
  optionalImage,
  placeForm,
} from "./input.ts"
import { issue } from "./problem.ts"
import { record } from "./resource.ts"

export const Level = z.enum(["Beginner", "Intermediate", "Advance"])
export type Level = z.infer<typeof Level>

export const Course = record({
  route: z.string(),
  title: z.string(),
  description: z.string(),
  thumbnail: z.string(),
  category: z.string(),
  level: Level,
  price: z.int(),
  discount: z.int(),
  instructorName: z.string(),
  instructorPhoto: z.string(),
  instructorBio: z.string(),
  instructorEmail: z.string(),
  registrationLink: z.string(),
  curriculum: z.string(),
  index: z.int(),
  isHomeShow: z.boolean(),
  isShow: z.boolean(),
})
export type Course = z.infer<typeof Course>

const spelling = (value: string) => {
  const lower = value.trim().toLowerCase()
  return Level.options.find((level) => level.toLowerCase() === lower) ?? (lower === "advanced" ? "Advance" : value)
}

const level = z.pipe(
  filled(lengths.name).check(z.overwrite(spelling)),
  z.enum(Level.options, { error: issue("invalidLevel") }),
)

// Bengali letters, signs and digits, but not its currency and fraction signs; joiners stand between letters alone. Without
// lookarounds, which the engines of Go and Rust do not know.
const letters = "[\\u0980-\\u09e3]"
const routePart = `(?:[a-z0-9\\u09e6-\\u09f1\\u09fc\\u09fe]|${letters}(?:[\\u200c\\u200d]${letters})*)+`
const routeForm = new RegExp(`^${routePart}(?:-${routePart})*$`)
const route = filled(lengths.name).check(z.regex(routeForm, issue("invalidRoute")))

const fields = {
  route,
  title: filled(lengths.name),
  description: filledParagraphs(lengths.description),
  instructorEmail: email,
  instructorName: filled(lengths.name),
  instructorBio: filledParagraphs(lengths.bio),
  instructorPhoto: optionalImage,
  level,
  thumbnail: image(),
  category: filled(lengths.name),
  price: integer(10_000_000),
  discount: integer(100),
  registrationLink: link(),
  curriculum: filledParagraphs(lengths.curriculum),
}

export const CreateCourse = form(fields)
export type CreateCourse = z.infer<typeof CreateCourse>

export const UpdateCourse = changesOf({ ...fields, index: integer(1_000_000) })
export type UpdateCourse = z.infer<typeof UpdateCourse>

export const MoveCourse = placeForm()

export const ByRoute = z.object({ route: key })
