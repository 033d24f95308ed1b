import { getCourses, moveCourse } from "contract"
import { injectCalls } from "#api/calls.ts"

export const { useGetCoursesQuery, useMoveCourseMutation } = injectCalls(
  { getCourses, moveCourse },
  // The list is asked for again when the last of several quick moves is done.
  { moveCourse: { tags: [] } },
)
