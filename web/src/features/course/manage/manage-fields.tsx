import { useId } from "react"
import { EnglishTab } from "#dashboard/form/english-tab.tsx"
import { SectionLinks } from "#dashboard/record/section-links.tsx"
import { CurriculumField } from "#features/course/curriculum/curriculum-editor.tsx"
import { courseTexts } from "#features/course/texts.ts"
import { useTexts } from "#i18n/language.tsx"
import { englishLabels, englishRows } from "./course-form.tsx"
import {
  type CourseFieldsProps,
  CourseSections,
  fieldsOfSection,
  type Section,
  sectionNames,
} from "./manage-sections.tsx"

/** The fields of a course in a dialog: the English texts are in a tab of their own. */
export function CourseFields(props: CourseFieldsProps) {
  const { contract } = props
  const texts = useTexts(courseTexts)
  const id = useId()
  const sectionId = (name: Section) => `${id}-${name}`
  const sections = sectionNames.map((name) => ({
    id: sectionId(name),
    title: texts[name],
    hasError: fieldsOfSection[name].some(contract.errorOf),
  }))
  return (
    <EnglishTab
      form={contract}
      labels={englishLabels(texts)}
      rows={englishRows}
      editors={{ curriculum: <CurriculumField id={`${id}-english`} contract={contract} name="en.curriculum" /> }}
    >
      <SectionLinks sections={sections} />
      <CourseSections
        {...props}
        sectionId={sectionId}
        curriculum={<CurriculumField id={sectionId("curriculum")} contract={contract} />}
      />
    </EnglishTab>
  )
}
