import { type Course, type CourseCard, getCourse, UpdateCourse, updateCourse } from "contract"
import { EditDialog } from "#dashboard/form/edit-dialog.tsx"
import { courseTexts } from "#features/course/texts.ts"
import { useTexts } from "#i18n/language.tsx"
import { editedValues, fieldLabels } from "./course-form.tsx"
import { CourseFields } from "./manage-fields.tsx"

type EditCourseProps = {
  /** The courses among which the edited one is, once loaded. */
  rows: readonly Course[] | undefined
  /** All courses, to check what must be unique, and for suggestions. */
  courses: readonly CourseCard[]
}

/** The form that `?edit=…` opens on the list. */
export function EditCourse({ rows, courses }: EditCourseProps) {
  const texts = useTexts(courseTexts)
  return (
    <EditDialog
      isWide
      texts={texts}
      labels={fieldLabels(texts)}
      description={({ title }) => <span className="wrap-anywhere line-clamp-2">{title}</span>}
      rows={rows}
      call={updateCourse}
      get={getCourse}
      schema={UpdateCourse}
      inputOf={editedValues}
    >
      {(form, course) => (
        <CourseFields contract={form} courses={courses} edited={course} serial={() => form.field("index")} />
      )}
    </EditDialog>
  )
}
