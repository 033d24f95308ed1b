import type { Course, CreateCourse } from "contract"

/** What the form of a new course and that of an edited one have in common. */
export type CourseField = keyof CreateCourse

/** In the order in which they stand in the form. */
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
} satisfies Record<CourseField, string>

export const courseFields = Object.keys(emptyCourse) as CourseField[]

export function editedValues(course: Course) {
  const values = Object.fromEntries(courseFields.map((field) => [field, course[field]])) as CreateCourse
  return { ...values, index: course.index }
}

/** Who teaches already need not be typed again. */
export function knownInstructor(courses: readonly Course[], name: string) {
  const found = courses.find(({ instructorName }) => instructorName === name.trim())
  if (!found) return null
  const { instructorEmail, instructorBio, instructorPhoto } = found
  return { instructorEmail, instructorBio, instructorPhoto }
}
