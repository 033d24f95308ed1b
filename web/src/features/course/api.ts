import type { Course, CreateCourse, Done, List, MoveCourse, One, UpdateCourse } from "contract"
import { api } from "#api/api.ts"
import { atOnce } from "#api/row-patch.ts"
import { type Toggled, toggleTo } from "#api/toggle.ts"

type Wanted = { of: Course; isOn: boolean }

const readOf = ({ _id }: Course) => `/courses/get-course/${_id}`

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
    changeHomeVisibility: build.mutation<Toggled<Course>, Wanted>({
      queryFn: ({ of, isOn }, _api, _options, ask) =>
        toggleTo(ask, {
          row: of,
          url: `/courses/change-home-visibility/${of._id}`,
          read: readOf(of),
          isWanted: ({ isHomeShow }) => isHomeShow === isOn,
        }),
      onQueryStarted: atOnce<Wanted, Course>(
        "getCourses",
        ({ of }) => of._id,
        (row, { isOn }) => {
          row.isHomeShow = isOn
        },
      ),
      invalidatesTags: ["course"],
    }),
    changeRegistration: build.mutation<Toggled<Course>, Wanted>({
      queryFn: ({ of, isOn }, _api, _options, ask) =>
        toggleTo(ask, {
          row: of,
          url: `/courses/change-visibility/${of._id}`,
          read: readOf(of),
          isWanted: ({ isShow }) => isShow === isOn,
        }),
      onQueryStarted: atOnce<Wanted, Course>(
        "getCourses",
        ({ of }) => of._id,
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
