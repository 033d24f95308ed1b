import {
  type Course,
  createCourse,
  deleteCourse,
  getCourse,
  getCourses,
  moveCourse,
  toggleCourseOnHome,
  toggleCourseOpen,
  updateCourse,
} from "contract"
import { api } from "#api/api.ts"
import { injectCalls } from "#api/calls.ts"
import { type Toggled, toggleOne, type Wanted } from "#api/toggle.ts"

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

export const { useChangeHomeVisibilityMutation, useChangeRegistrationMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    changeHomeVisibility: build.mutation<Toggled<Course>, Wanted<Course, boolean>>(
      toggleOne("getCourses", { field: "isHomeShow", flip: toggleCourseOnHome, read: getCourse }),
    ),
    changeRegistration: build.mutation<Toggled<Course>, Wanted<Course, boolean>>(
      toggleOne("getCourses", { field: "isShow", flip: toggleCourseOpen, read: getCourse }),
    ),
  }),
})
