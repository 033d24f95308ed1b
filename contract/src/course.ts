import * as z from "zod/mini"
import { User } from "./account/user.ts"
import { bulkForm, bulkResult } from "./call/bulk.ts"
import { issue } from "./call/problem.ts"
import { record } from "./call/resource.ts"
import { optionalDay } from "./text/day-input.ts"
import { englishForm, englishTexts } from "./text/english.ts"
import {
  email,
  flag,
  form,
  image,
  integer,
  key,
  lengths,
  link,
  optionalImage,
  optionalInteger,
  PageQuery,
  paragraphs,
  patchForm,
  requiredParagraphs,
  requiredText,
  sortOrder,
  text,
} from "./text/input.ts"

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
  /** The day of the first class, as `year-month-day`. A text that is not known is empty, and a number 0. */
  startsOn: z.string(),
  duration: z.string(),
  /** Hours of class in all. */
  hours: z.int(),
  /** Days and times of the classes. */
  schedule: z.string(),
  seats: z.int(),
  /** Paragraphs; the outcomes are lines. */
  audience: z.string(),
  prerequisites: z.string(),
  outcomes: z.string(),
  index: z.int(),
  isHomeShow: z.boolean(),
  isShow: z.boolean(),
  /** Only those who edit courses see it. */
  isDraft: z.boolean(),
  en: englishTexts("course"),
})
export type Course = z.infer<typeof Course>

/** A course as lists show it, without its long texts. */
export const CourseCard = z.extend(
  z.pick(Course, {
    _id: true,
    route: true,
    title: true,
    thumbnail: true,
    category: true,
    level: true,
    price: true,
    discount: true,
    instructorName: true,
    startsOn: true,
    duration: true,
    schedule: true,
    isShow: true,
  }),
  {
    en: z.pick(Course.shape.en, { title: true, category: true, instructorName: true, duration: true, schedule: true }),
  },
)
export type CourseCard = z.infer<typeof CourseCard>

/** The same for those who edit courses. */
export const EditorCourseCard = z.extend(CourseCard, z.pick(Course, { instructorPhoto: true, isDraft: true }).shape)
export type EditorCourseCard = z.infer<typeof EditorCourseCard>

/** An account that can be the instructor of a course. */
export const Instructor = z.pick(User, { _id: true, name: true, email: true })
export type Instructor = z.infer<typeof Instructor>

const canonicalLevel = (value: string) => {
  const lower = value.trim().toLowerCase()
  return Level.options.find((level) => level.toLowerCase() === lower) ?? (lower === "advanced" ? "Advance" : value)
}

const level = z.pipe(
  requiredText(lengths.name).check(z.overwrite(canonicalLevel)),
  z.enum(Level.options, { error: issue("invalidLevel") }),
)

// Bengali letters, signs and digits, but not its currency and fraction signs; joiners only between letters. No lookarounds,
// because the regex engines of Go and Rust do not support them.
const letters = "[\\u0980-\\u09e3]"
const routePart = `(?:[a-z0-9\\u09e6-\\u09f1\\u09fc\\u09fe]|${letters}(?:[\\u200c\\u200d]${letters})*)+`
const routePattern = new RegExp(`^${routePart}(?:-${routePart})*$`)
const route = requiredText(lengths.name).check(z.regex(routePattern, issue("invalidRoute")))

/** In the order of the forms. */
const fields = {
  title: requiredText(lengths.name),
  route,
  category: requiredText(lengths.name),
  level,
  description: requiredParagraphs(lengths.description),
  thumbnail: image(),
  price: integer(10_000_000),
  discount: integer(100),
  instructorName: requiredText(lengths.name),
  instructorEmail: email,
  instructorBio: requiredParagraphs(lengths.bio),
  instructorPhoto: optionalImage,
  registrationLink: link(),
  curriculum: requiredParagraphs(lengths.curriculum),
  startsOn: optionalDay,
  duration: z.optional(text(lengths.name)),
  hours: optionalInteger(10_000),
  schedule: z.optional(text(lengths.name)),
  seats: optionalInteger(10_000),
  audience: z.optional(paragraphs(lengths.bio)),
  prerequisites: z.optional(paragraphs(lengths.bio)),
  outcomes: z.optional(paragraphs(lengths.bio)),
  en: englishForm("course", {
    title: text(lengths.name),
    category: text(lengths.name),
    description: paragraphs(lengths.description),
    instructorName: text(lengths.name),
    instructorBio: paragraphs(lengths.bio),
    curriculum: paragraphs(lengths.curriculum),
    duration: text(lengths.name),
    schedule: text(lengths.name),
    audience: paragraphs(lengths.bio),
    prerequisites: paragraphs(lengths.bio),
    outcomes: paragraphs(lengths.bio),
  }),
}

const isDraft = z.optional(z.boolean(issue("badInput")))

export const CreateCourse = form({ ...fields, isDraft })
export type CreateCourse = z.infer<typeof CreateCourse>
/** As a form has it: numbers are texts. */
export type CourseInput = z.input<typeof CreateCourse>

export const UpdateCourse = patchForm({ ...fields, index: integer(1_000_000) })
export type UpdateCourse = z.infer<typeof UpdateCourse>

/** Without a value, it is switched. */
export const PublishCourse = z.nullish(z.object({ isDraft }, issue("badInput")))

export const ByRoute = z.object({ route: key })

/** `category` is compared as a whole, without regard to case and surrounding space. */
export const CourseFilters = z.object({
  search: PageQuery.shape.search,
  level: z.optional(z.enum(Level.options, issue("invalidLevel"))),
  category: z.optional(text(lengths.name)),
  isShow: z.optional(flag),
  isHomeShow: z.optional(flag),
  isDraft: z.optional(flag),
})
export type CourseFilters = z.infer<typeof CourseFilters>

export const CoursesQuery = z.extend(PageQuery, {
  ...CourseFilters.shape,
  sort: sortOrder("index", "title", "price", "createdAt"),
})
export type CoursesQuery = z.infer<typeof CoursesQuery>

const onHome = { isHomeShow: z.boolean(issue("badInput")) }
const open = { isShow: z.boolean(issue("badInput")) }

export const ChangeCoursesOnHome = bulkForm(onHome, CourseFilters.shape)
export const CoursesOnHomeChanged = bulkResult(onHome)

export const ChangeCoursesOpen = bulkForm(open, CourseFilters.shape)
export const CoursesOpenChanged = bulkResult(open)
