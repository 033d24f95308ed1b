import type { Course } from "contract"
import { useId } from "react"
import { PictureField } from "#dashboard/picture-field.tsx"
import { useWords } from "#i18n/language.tsx"
import { TextArea } from "#ui/text-area.tsx"
import { TextField } from "#ui/text-field.tsx"
import { type CourseContract, Known, Wide } from "./manage-form-parts.tsx"
import { type CourseField, knownInstructor } from "./manage-values.ts"
import { courseWords } from "./words.ts"

export function InstructorFields({ contract, courses }: { contract: CourseContract; courses: readonly Course[] }) {
  const words = useWords(courseWords)
  const { field, optional, picture, form, put } = contract
  const names = useId()
  const name = field("instructorName")

  /** The rest of somebody who teaches already, where nothing is written yet. */
  async function changeName(event: Parameters<typeof name.onChange>[0]) {
    const isChanged = name.onChange(event)
    const known = knownInstructor(courses, String(form.getValues("instructorName")))
    for (const [each, value] of Object.entries(known ?? {})) {
      if (form.getValues(each as CourseField) === "") put(each as CourseField, value)
    }
    await isChanged
  }
  return (
    <>
      <TextField label={words.instructorName} list={names} autoComplete="off" {...name} onChange={changeName} />
      <Known id={names} values={courses.map(({ instructorName }) => instructorName)} />
      <TextField
        label={words.instructorEmail}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...field("instructorEmail")}
      />
      <Wide>
        <TextArea label={words.instructorBio} rows={3} {...field("instructorBio")} />
      </Wide>
      <Wide>
        <PictureField label={words.instructorPhoto} {...picture("instructorPhoto")} {...optional("instructorPhoto")} />
      </Wide>
    </>
  )
}
