import { admins, anyone, call } from "../call.ts"
import { ByRoute, Course, CreateCourse, MoveCourse, UpdateCourse } from "../course.ts"
import { ById } from "../input.ts"
import { Done, list, one } from "../resource.ts"
import { toggleDescription } from "./descriptions.ts"

export const getCourses = call({
  method: "GET",
  path: "/courses/get-courses",
  access: anyone,
  response: list(Course),
  message: "Courses found",
  topics: ["course"],
  isCached: true,
  summary: "All courses, by `index`, then newest first",
})

export const getHomeCourses = call({
  method: "GET",
  path: "/courses/get-home-courses",
  access: anyone,
  response: list(Course),
  message: "Courses found",
  topics: ["course"],
  isCached: true,
  summary: "The courses on the home page",
})

export const getCourse = call({
  method: "GET",
  path: "/courses/get-course/:id",
  access: anyone,
  params: ById,
  response: one(Course),
  message: "Course found",
  errors: { notFound: "courseNotFound" },
  topics: ["course"],
  isCached: true,
  summary: "A course",
})

export const getCourseByRoute = call({
  method: "GET",
  path: "/courses/get-course-by-route/:route",
  access: anyone,
  params: ByRoute,
  response: one(Course),
  message: "Course found",
  errors: { notFound: "courseNotFound" },
  topics: ["course"],
  isCached: true,
  summary: "A course by the name in its address",
})

export const createCourse = call({
  method: "POST",
  path: "/courses/register",
  access: admins,
  body: CreateCourse,
  maxBodyBytes: 512 * 1024,
  response: one(Course),
  status: 201,
  message: "Course created successfully",
  errors: { conflict: "courseTaken" },
  topics: ["course"],
  summary: "Make a course",
  description: "It starts open for registration, not on the home page, and last in order.",
})

export const updateCourse = call({
  method: "PATCH",
  path: "/courses/update-course/:id",
  access: admins,
  params: ById,
  body: UpdateCourse,
  maxBodyBytes: 512 * 1024,
  response: one(Course),
  message: "Course updated successfully",
  errors: { notFound: "courseNotFound", conflict: "courseTaken", changedMeanwhile: "changedMeanwhile" },
  topics: ["course"],
  summary: "Change a course",
  description: "Fields that are not sent stay as they are; at least one is sent.",
})

export const toggleCourseOnHome = call({
  method: "PATCH",
  path: "/courses/change-home-visibility/:id",
  access: admins,
  params: ById,
  response: one(Course),
  message: "Visibility changed successfully",
  errors: { notFound: "courseNotFound", changedMeanwhile: "changedMeanwhile" },
  topics: ["course"],
  summary: "Show a course on the home page, or no longer",
  description: toggleDescription,
})

export const toggleCourseOpen = call({
  method: "PATCH",
  path: "/courses/change-visibility/:id",
  access: admins,
  params: ById,
  response: one(Course),
  message: "Registration status changed successfully",
  errors: { notFound: "courseNotFound", changedMeanwhile: "changedMeanwhile" },
  topics: ["course"],
  summary: "Open a course for registration, or close it",
  description: toggleDescription,
})

export const moveCourse = call({
  method: "PATCH",
  path: "/courses/move-course/:id",
  access: admins,
  params: ById,
  body: MoveCourse,
  response: one(Course),
  message: "Course moved successfully",
  errors: { notFound: "courseNotFound", changedMeanwhile: "changedMeanwhile" },
  topics: ["course"],
  summary: "Give a course another place in the list of all courses",
  description:
    "Others move aside: of those whose `index` changes, `updatedAt` does too. A place past the end means the end.",
})

export const deleteCourse = call({
  method: "DELETE",
  path: "/courses/delete-course/:id",
  access: admins,
  params: ById,
  response: Done,
  message: "Course deleted successfully",
  errors: { notFound: "courseNotFound", changedMeanwhile: "changedMeanwhile" },
  topics: ["course"],
  summary: "Delete a course",
})

export const exportCourses = call({
  method: "GET",
  path: "/courses/export-courses",
  access: admins,
  responseType: "text/csv",
  summary: "All courses as a file",
})
