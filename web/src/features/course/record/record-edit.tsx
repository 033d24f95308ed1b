import type { Course } from "contract"
import { getCourseCards } from "contract"
import { useRead } from "#api/calls.ts"
import { EditCourse } from "#features/course/manage/manage-edit.tsx"

const none: never[] = []

/** The form on the course's own page, loaded when it is opened. */
export function EditOnPage({ course }: { course: Course }) {
  return <EditCourse rows={[course]} courses={useRead(getCourseCards).data?.data ?? none} />
}
