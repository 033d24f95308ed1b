import { type Course, CreateCourse, createCourse, getCourse, UpdateCourse, updateCourse } from "contract"
import { CreateDialog } from "#dashboard/create-dialog.tsx"
import { EditDialog } from "#dashboard/edit-dialog.tsx"
import type { Widened } from "#i18n/en.ts"
import { useWords } from "#i18n/language.tsx"
import { TextField } from "#ui/text-field.tsx"
import { CourseFields } from "./manage-fields.tsx"
import { type CourseField, editedValues, emptyCourse } from "./manage-form-parts.tsx"
import { courseWords } from "./words.ts"

type DialogProps = { courses: readonly Course[]; onClose: () => void }

export function CreateCourseDialog({ courses, onClose }: DialogProps) {
  const words = useWords(courseWords)
  return (
    <CreateDialog
      isWide
      words={words}
      call={createCourse}
      schema={CreateCourse}
      empty={emptyCourse}
      draft="course"
      onClose={onClose}
    >
      {(form) => <CourseFields contract={form} courses={courses} />}
    </CreateDialog>
  )
}

export function EditCourseDialog({ id, courses, onClose }: DialogProps & { id: string }) {
  const words = useWords(courseWords)
  return (
    <EditDialog
      isWide
      words={words}
      labels={labelsOf(words)}
      description={({ title }) => <span className="wrap-anywhere line-clamp-2">{title}</span>}
      id={id}
      rows={courses}
      call={updateCourse}
      get={getCourse}
      schema={UpdateCourse}
      inputOf={editedValues}
      draft={`course-${id}`}
      onClose={onClose}
    >
      {(form, course) => (
        <CourseFields
          contract={form}
          courses={courses}
          edited={course}
          serial={() => (
            <TextField
              label={words.serial}
              hint={words.serialHint}
              inputMode="numeric"
              autoComplete="off"
              {...form.field("index")}
            />
          )}
        />
      )}
    </EditDialog>
  )
}

const labelsOf = (words: Widened<typeof courseWords.en>): Record<CourseField | "index", string> => ({
  ...words,
  title: words.titleField,
  index: words.serial,
})
