import { createCourse, deleteCourse, getCourse, getCourses, moveCourse, updateCourse } from "contract"
import { injectCalls } from "#api/calls.ts"

export const {
  useGetCoursesQuery,
  useLazyGetCourseQuery,
  useCreateCourseMutation,
  useUpdateCourseMutation,
  useMoveCourseMutation,
  useDeleteCourseMutation,
} = injectCalls(
  { getCourses, getCourse, createCourse, updateCourse, moveCourse, deleteCourse },
  // The list is asked for again when the last of several quick moves is done; an edit asks for its course each time.
  { moveCourse: { tags: [] }, getCourse: { tags: [] } },
)
