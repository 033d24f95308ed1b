import { type Course, UpdateCourse } from "contract"
import { useState } from "react"
import { useEditForm } from "#api/edit-form.ts"
import { ChangedMeanwhile } from "#dashboard/changed-meanwhile.tsx"
import { FormDialog } from "#dashboard/form-dialog.tsx"
import { RecordGone } from "#dashboard/record-gone.tsx"
import type { Widened } from "#i18n/en.ts"
import { courseWords } from "#i18n/screens/courses.ts"
import { useWords } from "#i18n/words.ts"
import { TextField } from "#ui/text-field.tsx"
import { useLazyGetCourseQuery, useUpdateCourseMutation } from "./api.ts"
import { CourseFields } from "./manage-fields.tsx"
import { type CourseField, editedValues } from "./manage-values.ts"

type EditProps = { courses: readonly Course[]; onClose: () => void }

export function EditCourseDialog({ id, courses, onClose }: EditProps & { id: string }) {
  const words = useWords(courseWords)
  // The form goes on with the course that it was opened with: it tells by itself what changed since.
  const course = useState(courses.find(({ _id }) => _id === id))[0]
  if (course) return <EditForm course={course} courses={courses} onClose={onClose} />
  return <RecordGone title={words.edit} onClose={onClose} />
}

function EditForm({ course, courses, onClose }: EditProps & { course: Course }) {
  const words = useWords(courseWords)
  const [update] = useUpdateCourseMutation()
  const [get] = useLazyGetCourseQuery()
  const contract = useEditForm({
    schema: UpdateCourse,
    record: course,
    inputOf: editedValues,
    save: (changes, seen) => update({ id: course._id, changes, seen }).unwrap(),
    latest: async () => (await get(course._id).unwrap()).data,
    draft: `course-${course._id}`,
    done: words.updated,
    onDone: onClose,
  })
  return (
    <FormDialog
      isWide
      title={words.edit}
      description={<span className="wrap-anywhere line-clamp-2">{course.title}</span>}
      submit={words.save}
      form={contract}
      onClose={onClose}
    >
      <ChangedMeanwhile clashes={contract.clashes} labels={labelsOf(words)} choose={contract.choose} />
      <CourseFields
        contract={contract}
        courses={courses}
        edited={course}
        serial={() => (
          <TextField
            label={words.serial}
            hint={words.serialHint}
            inputMode="numeric"
            autoComplete="off"
            {...contract.field("index")}
          />
        )}
      />
    </FormDialog>
  )
}

const labelsOf = (words: Widened<typeof courseWords.en>): Record<CourseField | "index", string> => ({
  ...words,
  title: words.titleField,
  index: words.serial,
})
