import { type Course, CreateCourse } from "contract"
import { useContractForm } from "#api/contract-form.ts"
import { FormDialog } from "#dashboard/form-dialog.tsx"
import { courseWords } from "#i18n/screens/courses.ts"
import { useWords } from "#i18n/words.ts"
import { useCreateCourseMutation } from "./api.ts"
import { CourseFields } from "./manage-fields.tsx"
import { emptyCourse } from "./manage-values.ts"

export function CreateCourseDialog({ courses, onClose }: { courses: readonly Course[]; onClose: () => void }) {
  const words = useWords(courseWords)
  const [create] = useCreateCourseMutation()
  const contract = useContractForm({
    schema: CreateCourse,
    empty: emptyCourse,
    draft: "course",
    save: (input) => create(input).unwrap(),
    done: words.created,
    onDone: onClose,
  })
  return (
    <FormDialog isWide title={words.create} submit={words.submit} form={contract} onClose={onClose}>
      <CourseFields contract={contract} courses={courses} />
    </FormDialog>
  )
}
