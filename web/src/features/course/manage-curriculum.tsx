import { type Control, useController } from "react-hook-form"
import { useWords } from "#i18n/language.tsx"
import { CurriculumEditor } from "./curriculum-editor.tsx"
import type { CourseContract } from "./manage-form-parts.tsx"
import { courseWords } from "./words.ts"

export function CurriculumField({ contract }: { contract: CourseContract }) {
  const words = useWords(courseWords)
  const control = contract.form.control as Control<{ curriculum: string }>
  const { field } = useController({ control, name: "curriculum" })
  return <CurriculumEditor label={words.curriculum} required error={contract.errorOf("curriculum")} {...field} />
}
