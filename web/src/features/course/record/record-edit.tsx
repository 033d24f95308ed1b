import type { Course } from "contract"
import { EditCourse } from "#features/course/manage/manage-edit.tsx"
import { useGetCourseCardsQuery } from "#features/course/manage/manage-filters.ts"

const none: never[] = []

/** The form on the course's own page, loaded when it is opened. */
export function EditOnPage({ course }: { course: Course }) {
  return <EditCourse rows={[course]} courses={useGetCourseCardsQuery().data?.data ?? none} />
}
