import type { Course, CourseInput, CreateCourse } from "contract"
import type { ReactNode } from "react"
import type { UseFormRegisterReturn } from "react-hook-form"

type Registered = Omit<UseFormRegisterReturn, "name"> & { name: string; error: string | undefined; required?: boolean }

/** The common interface of the create form and the edit form. */
export type CourseContract = {
  field: (name: CourseField) => Registered
  optional: (name: CourseField) => Registered
  setField: (name: CourseField, value: string) => void
  image: (name: CourseField) => { url: string; onUrlChange: (url: string) => void }
  errorOf: (name: CourseField) => string | undefined
  form: { watch: (name: CourseField) => unknown; getValues: (name: CourseField) => unknown; control: unknown }
}

export const Wide = ({ children }: { children: ReactNode }) => <div className="min-w-0 md:col-span-2">{children}</div>

/** The fields of both forms. */
export type CourseField = keyof CreateCourse

/** In the order of the form. */
export const emptyCourse = {
  title: "",
  route: "",
  category: "",
  level: "",
  description: "",
  thumbnail: "",
  price: "",
  discount: "",
  instructorName: "",
  instructorEmail: "",
  instructorBio: "",
  instructorPhoto: "",
  registrationLink: "",
  curriculum: "",
  startsOn: "",
  duration: "",
  hours: "",
  schedule: "",
  seats: "",
  audience: "",
  prerequisites: "",
  outcomes: "",
} satisfies Record<CourseField, string>

/** The values that a further course usually shares with the one before. */
export const repeatedValues = (created: Course) => ({
  category: created.category,
  instructorName: created.instructorName,
  instructorEmail: created.instructorEmail,
  instructorBio: created.instructorBio,
  instructorPhoto: created.instructorPhoto,
})

export const courseFields = Object.keys(emptyCourse) as CourseField[]

/** A number of 0 is not known. */
const valuesOf = (course: Course): CourseInput => ({
  ...(Object.fromEntries(courseFields.map((field) => [field, course[field]])) as CreateCourse),
  hours: course.hours || "",
  seats: course.seats || "",
})

export const editedValues = (course: Course) => ({ ...valuesOf(course), index: course.index })

/** The first values of a course that starts as a copy of another one. */
export const copiedValues = (course: Course, title: string, route: string) => ({ ...valuesOf(course), title, route })
