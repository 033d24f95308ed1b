import type { Course } from "contract"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { useDialogAddress } from "#dashboard/dialog-address.ts"
import { RowAction } from "#dashboard/row-action.tsx"
import { courseWords } from "#i18n/screens/courses.ts"
import { recordWords } from "#i18n/screens/records.ts"
import { useWords } from "#i18n/words.ts"
import { useDeleteCourseMutation } from "./api.ts"

export function CourseActions({ course }: { course: Course }) {
  const words = useWords(courseWords)
  const { edit } = useWords(recordWords)
  const { openEdit } = useDialogAddress()
  const [deleteCourse] = useDeleteCourseMutation()
  return (
    <div className="flex flex-wrap justify-end">
      <RowAction label={edit} of={course.title} onClick={() => openEdit(course._id)} />
      <DeleteRecord
        of={course.title}
        title={words.deleteTitle}
        text={<span className="wrap-anywhere">{words.deleteText(course.title)}</span>}
        onDelete={() => deleteCourse(course).unwrap()}
        told={{ done: words.deleted, failed: words.deleteFailed }}
      />
    </div>
  )
}
