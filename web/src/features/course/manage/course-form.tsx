import { type Course, type CourseInput, CreateCourse, englishFieldsOf } from "contract"
import type { ReactNode } from "react"
import type { UseFormRegisterReturn } from "react-hook-form"
import type { BilingualForm } from "#dashboard/form/english-field.tsx"

type Registered = Omit<UseFormRegisterReturn, "name"> & { name: string; error: string | undefined; required?: boolean }

/** The common interface of the create form and the edit form. */
export type CourseContract = {
  field: (name: CourseField) => Registered
  optional: (name: CourseField | `en.${keyof Course["en"]}`) => Registered
  setField: (name: CourseField, value: string) => void
  image: (name: CourseField) => { url: string; onUrlChange: (url: string) => void }
  errorOf: (name: CourseField | "en.curriculum") => string | undefined
  form: BilingualForm["form"] & {
    watch: (name: CourseField) => unknown
    getValues: (name: CourseField) => unknown
    control: unknown
  }
}

export const Wide = ({ children }: { children: ReactNode }) => <div className="min-w-0 md:col-span-2">{children}</div>

/** Places the field of a text: where both languages are shown, with that of its English version. */
export type Pair = (name: keyof Course["en"], field: ReactNode) => ReactNode

/** The fields of both forms. */
export type CourseField = Exclude<keyof CreateCourse, "en" | "isDraft">

/** In the order of the form, which is that of the contract. */
const { en, isDraft, ...inputs } = CreateCourse.shape
export const courseFields = Object.keys(inputs) as CourseField[]

const blank = <Name extends string>(names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, string>
const emptyEnglish = blank<keyof Course["en"]>(englishFieldsOf("course"))

export const emptyCourse = { ...blank<CourseField>(courseFields), isDraft: false, en: emptyEnglish }

type LabelTexts = Record<Exclude<CourseField, "title">, string> & { titleField: string; serial: string }

export const fieldLabels = (texts: LabelTexts): Record<string, string> => ({
  ...Object.fromEntries(courseFields.map((name) => [name, texts[name as Exclude<CourseField, "title">]])),
  title: texts.titleField,
  index: texts.serial,
})

/** The labels of the texts that may have an English version, in the order of the form. */
export function englishLabels(texts: LabelTexts): Record<string, string> {
  const labels = fieldLabels(texts)
  return Object.fromEntries(Object.entries(labels).filter(([name]) => name in emptyEnglish))
}

/** The heights of English texts with several lines. */
export const englishRows = { description: 5, instructorBio: 3, audience: 3, prerequisites: 3, outcomes: 3 }

/** A number of 0 is not known. */
const valuesOf = (course: Course): CourseInput => ({
  ...(Object.fromEntries(courseFields.map((field) => [field, course[field]])) as Omit<CreateCourse, "en" | "isDraft">),
  hours: course.hours || "",
  seats: course.seats || "",
  en: course.en,
})

export const editedValues = (course: Course) => ({ ...valuesOf(course), index: course.index })

/** The first values of a course that starts as a copy of another one: a draft, without the days of the other one's classes. */
export const copiedValues = (course: Course, title: string, route: string) => ({
  ...valuesOf(course),
  title,
  route,
  startsOn: "",
  schedule: "",
  isDraft: true,
  en: { ...course.en, title: course.en.title && `${course.en.title} (copy)`, schedule: "" },
})
