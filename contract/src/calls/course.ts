import * as z from "zod/mini"
import { bulkDescription, maxBulkBytes } from "../call/bulk.ts"
import { anyone, editors } from "../call/call.ts"
import { callsOf, recordCalls } from "../call/calls-of.ts"
import { DeleteRecords, deletingMany, RecordsDeleted } from "../call/deletion.ts"
import { list, one, page } from "../call/resource.ts"
import {
  ByRoute,
  ChangeCoursesOnHome,
  ChangeCoursesOpen,
  Course,
  CourseCard,
  CourseFilters,
  CoursesOnHomeChanged,
  CoursesOpenChanged,
  CoursesQuery,
  CreateCourse,
  EditorCourseCard,
  Instructor,
  PublishCourse,
  UpdateCourse,
} from "../course.ts"
import { ExportFormat, exportFormatDescription } from "../text/export-format.ts"
import { MoveRecord } from "../text/input.ts"

export * from "../course.ts"

const course = recordCalls("course", "Course")

const draftsAreHidden = "A draft is found only by those who edit courses."

export const getCourses = course.get("/courses/get-courses", {
  access: anyone,
  response: list(Course),
  isCached: true,
  summary: "List all courses by `index`, then newest first, without drafts",
})

export const getCourseCards = course.get("/courses/get-course-cards", {
  access: anyone,
  response: list(CourseCard),
  isCached: true,
  summary: "List all courses in the same order, without their long texts",
})

export const getAllCourseCards = course.get("/courses/get-all-course-cards", {
  access: editors,
  response: list(EditorCourseCard),
  summary: "List all courses in the same order, with the drafts",
})

export const getAllCourses = course.get("/courses/get-all-courses", {
  access: editors,
  query: CoursesQuery,
  response: page(Course),
  summary: "List courses by `index`, paginated",
})

export const getHomeCourses = course.get("/courses/get-home-courses", {
  access: anyone,
  response: list(Course),
  isCached: true,
  summary: "List the courses on the home page",
})

export const getCourse = course.get("/courses/get-course/:id", {
  access: anyone,
  response: one(Course),
  isCached: true,
  summary: "Get a course",
  description: draftsAreHidden,
})

export const getCourseByRoute = course.get("/courses/get-course-by-route/:route", {
  access: anyone,
  params: ByRoute,
  response: one(Course),
  errors: { notFound: "courseNotFound" },
  isCached: true,
  summary: "Get a course by its `route`, the name in its URL",
  description: draftsAreHidden,
})

export const getInstructors = callsOf("user").get("/courses/get-instructors", {
  access: editors,
  response: list(Instructor),
  message: "Instructors found",
  summary: "List the accounts of instructors by name",
  description:
    "Those with a verified email. When a course is saved whose `instructorEmail` is that of an account, the account is the course's instructor.",
})

export const createCourse = course.post("/courses/register", {
  access: editors,
  body: CreateCourse,
  maxBodyBytes: 1024 * 1024,
  response: one(Course),
  errors: { conflict: "courseTaken" },
  summary: "Create a course",
  description:
    "A new course is open for registration, not on the home page, last in the list, and public at once unless `isDraft` is true.",
})

export const updateCourse = course.patch("/courses/update-course/:id", {
  access: editors,
  body: UpdateCourse,
  maxBodyBytes: 1024 * 1024,
  response: one(Course),
  errors: { conflict: "courseTaken" },
  summary: "Update a course",
})

export const toggleCourseOnHome = course.patch("/courses/change-home-visibility/:id", {
  access: editors,
  response: one(Course),
  message: "Visibility changed successfully",
  summary: "Show a course on the home page, or remove it from there",
})

export const toggleCourseOpen = course.patch("/courses/change-visibility/:id", {
  access: editors,
  response: one(Course),
  message: "Registration status changed successfully",
  summary: "Open or close the registration for a course",
})

export const publishCourse = course.patch("/courses/publish-course/:id", {
  access: editors,
  body: PublishCourse,
  response: one(Course),
  message: "Course published",
  summary: "Publish a course, or take it back to draft",
  description:
    "Without `isDraft` in the body, each call toggles the value. A draft is on no page, in no list and in no search. When a course is published that is open for registration, those who wait for it get a mail.",
})

export const changeCoursesOnHome = course.patch("/courses/change-home-visibilities", {
  access: editors,
  body: ChangeCoursesOnHome,
  maxBodyBytes: maxBulkBytes,
  response: one(CoursesOnHomeChanged),
  message: "Visibilities changed successfully",
  summary: "Show many courses on the home page, or remove them from there",
  description: bulkDescription("courses"),
})

export const changeCoursesOpen = course.patch("/courses/change-visibilities", {
  access: editors,
  body: ChangeCoursesOpen,
  maxBodyBytes: maxBulkBytes,
  response: one(CoursesOpenChanged),
  message: "Registration statuses changed successfully",
  summary: "Open or close the registration for many courses",
  description: bulkDescription("courses"),
})

export const moveCourse = course.patch("/courses/move-course/:id", {
  access: editors,
  body: MoveRecord,
  response: one(Course),
  summary: "Move a course in the list of all courses",
  description:
    "Other courses shift: `updatedAt` changes for each whose `index` changes. A `place` past the end moves the course to the end.",
})

export const deleteCourse = course.delete("/courses/delete-course/:id", {
  access: editors,
  summary: "Delete a course",
})

export const deleteCourses = course.post("/courses/delete-courses", {
  access: editors,
  body: DeleteRecords,
  maxBodyBytes: 64 * 1024,
  response: one(RecordsDeleted),
  message: "Courses deleted successfully",
  summary: "Delete several courses",
  description: deletingMany,
})

export const exportCourses = course.get("/courses/export-courses", {
  access: editors,
  query: z.extend(CourseFilters, ExportFormat.shape),
  responseType: "text/csv",
  summary: "Export courses as CSV",
  description: exportFormatDescription,
})
