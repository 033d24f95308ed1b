import type { Course, CreateCourse, Done, List, MoveCourse, One, UpdateCourse } from "contract"
import { api } from "#api/api.ts"
import { atOnce, flipTo } from "#api/row-patch.ts"

type Flip = { id: string; isOn: boolean }

export const courseApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCourses: build.query<List<Course>, void>({
      query: () => "/courses/get-courses",
      providesTags: ["course"],
    }),
    getCourse: build.query<One<Course>, string>({
      query: (id) => `/courses/get-course/${id}`,
    }),
    createCourse: build.mutation<One<Course>, CreateCourse>({
      query: (body) => ({ url: "/courses/register", method: "POST", body }),
      invalidatesTags: ["course"],
    }),
    updateCourse: build.mutation<One<Course>, { id: string; seen: string; changes: UpdateCourse }>({
      query: ({ id, seen, changes }) => ({ url: `/courses/update-course/${id}`, method: "PATCH", body: changes, seen }),
      invalidatesTags: ["course"],
    }),
    changeHomeVisibility: build.mutation<One<Course>, Flip>({
      queryFn: ({ id, isOn }, _api, _options, ask) =>
        flipTo<Course>(ask, `/courses/change-home-visibility/${id}`, ({ isHomeShow }) => isHomeShow === isOn),
      onQueryStarted: atOnce<Flip, Course>(
        "getCourses",
        ({ id }) => id,
        (row, { isOn }) => {
          row.isHomeShow = isOn
        },
      ),
      invalidatesTags: ["course"],
    }),
    changeRegistration: build.mutation<One<Course>, Flip>({
      queryFn: ({ id, isOn }, _api, _options, ask) =>
        flipTo<Course>(ask, `/courses/change-visibility/${id}`, ({ isShow }) => isShow === isOn),
      onQueryStarted: atOnce<Flip, Course>(
        "getCourses",
        ({ id }) => id,
        (row, { isOn }) => {
          row.isShow = isOn
        },
      ),
      invalidatesTags: ["course"],
    }),
    // No tag: the list is asked for again when the last of several quick moves is done.
    moveCourse: build.mutation<One<Course>, MoveCourse & { id: string }>({
      query: ({ id, place }) => ({ url: `/courses/move-course/${id}`, method: "PATCH", body: { place } }),
    }),
    deleteCourse: build.mutation<Done, Pick<Course, "_id" | "updatedAt">>({
      query: ({ _id, updatedAt }) => ({ url: `/courses/delete-course/${_id}`, method: "DELETE", seen: updatedAt }),
      invalidatesTags: ["course"],
    }),
  }),
})

export const {
  useGetCoursesQuery,
  useLazyGetCourseQuery,
  useCreateCourseMutation,
  useUpdateCourseMutation,
  useChangeHomeVisibilityMutation,
  useChangeRegistrationMutation,
  useMoveCourseMutation,
  useDeleteCourseMutation,
} = courseApi
