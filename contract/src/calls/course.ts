import { admins, anyone } from "../call.ts"
import { recordCalls } from "../calls-of.ts"
import { ByRoute, Course, CreateCourse, MoveCourse, UpdateCourse } from "../course.ts"
import { list, one } from "../resource.ts"

const course = recordCalls("course", "Course")

export const getCourses = course.get("/courses/get-courses", {
  access: anyone,
  response: list(Course),
  isCached: true,
  summary: "All courses, by `index`, then newest first",
})

export const getHomeCourses = course.get("/courses/get-home-courses", {
  access: anyone,
  response: list(Course),
  isCached: true,
  summary: "The courses on the home page",
})

export const getCourse = course.get("/courses/get-course/:id", {
  access: anyone,
  response: one(Course),
  isCached: true,
  summary: "A course",
})

export const getCourseByRoute = course.get("/courses/get-course-by-route/:route", {
  access: anyone,
  params: ByRoute,
  response: one(Course),
  errors: { notFound: "courseNotFound" },
  isCached: true,
  summary: "A course by the name in its address",
})

export const createCourse = course.post("/courses/register", {
  access: admins,
  body: CreateCourse,
  maxBodyBytes: 512 * 1024,
  response: one(Course),
  errors: { conflict: "courseTaken" },
  summary: "Make a course",
  description: "It starts open for registration, not on the home page, and last in order.",
})

export const updateCourse = course.patch("/courses/update-course/:id", {
  access: admins,
  body: UpdateCourse,
  maxBodyBytes: 512 * 1024,
  response: one(Course),
  errors: { conflict: "courseTaken" },
  summary: "Change a course",
})

export const toggleCourseOnHome = course.patch("/courses/change-home-visibility/:id", {
  access: admins,
  response: one(Course),
  message: "Visibility changed successfully",
  summary: "Show a course on the home page, or no longer",
})

export const toggleCourseOpen = course.patch("/courses/change-visibility/:id", {
  access: admins,
  response: one(Course),
  message: "Registration status changed successfully",
  summary: "Open a course for registration, or close it",
})

export const moveCourse = course.patch("/courses/move-course/:id", {
  access: admins,
  body: MoveCourse,
  response: one(Course),
  summary: "Give a course another place in the list of all courses",
  description:
    "Others move aside: of those whose `index` changes, `updatedAt` does too. A place past the end means the end.",
})

export const deleteCourse = course.delete("/courses/delete-course/:id", {
  access: admins,
  summary: "Delete a course",
})

export const exportCourses = course.get("/courses/export-courses", {
  access: admins,
  responseType: "text/csv",
  summary: "All courses as a file",
})
