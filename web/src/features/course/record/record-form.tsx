import { type Course, getAllCourseCards, getCourse, UpdateCourse, updateCourse } from "contract"
import { type ReactNode, useState } from "react"
import { useRead } from "#api/calls.ts"
import { Bilingual } from "#dashboard/form/bilingual.tsx"
import { DiscardButton } from "#dashboard/form/edit-notice.tsx"
import { useEditedRecord } from "#dashboard/form/edited-record.tsx"
import { isSubmitShortcut, SubmitBlocker } from "#dashboard/form/form-dialog.tsx"
import { TextOwner } from "#dashboard/form/outdated.tsx"
import { SectionIndex } from "#dashboard/record/section-index.tsx"
import { CurriculumField } from "#features/course/curriculum/curriculum-editor.tsx"
import { editedValues, englishLabels, englishRows, fieldLabels } from "#features/course/manage/course-form.tsx"
import {
  CourseSections,
  fieldsOfSection,
  type Section,
  sectionNames,
} from "#features/course/manage/manage-sections.tsx"
import { courseTexts } from "#features/course/texts.ts"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { Button } from "#ui/button/button.tsx"
import { FormAlert } from "#ui/form/form-alert.tsx"

const none: never[] = []
const sectionId = (name: Section) => `section-${name}`

type CourseFormProps = {
  course: Course
  /** The sections of the page below the form. */
  others: readonly { id: string; title: string; content: ReactNode }[]
}

/** The form of a course on its page, with the list of all sections of the page. */
export function CourseForm({ course, others }: CourseFormProps) {
  const texts = useTexts(courseTexts)
  const { sections } = useTexts(recordTexts)
  const courses = useRead(getAllCourseCards).data?.data ?? none
  const [blockers, setBlockers] = useState(0)
  const { form, notice } = useEditedRecord({
    ...{ texts, record: course, call: updateCourse, get: getCourse },
    labels: fieldLabels(texts),
    schema: UpdateCourse,
    inputOf: editedValues,
  })
  const inForm = sectionNames.map((name) => ({
    id: sectionId(name),
    title: texts[name],
    hasError: fieldsOfSection[name].some(form.errorOf),
  }))
  const actions = (
    <>
      <DiscardButton discard={form.discardDraft} disabled={form.isSubmitting} />
      <Button kind="accent" type="submit" busy={form.isSubmitting} disabled={blockers > 0}>
        {texts.save}
      </Button>
    </>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[9.5rem_minmax(0,1fr)]">
      <SectionIndex label={sections} sections={[...inForm, ...others]} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <form
          noValidate
          onSubmit={form.onSubmit}
          onKeyDown={(event) => {
            if (!isSubmitShortcut(event) || blockers > 0) return
            event.preventDefault()
            event.currentTarget.requestSubmit()
          }}
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          <FormAlert text={form.summary} />
          {notice}
          <SubmitBlocker value={setBlockers}>
            <TextOwner value={{ kind: "course", recordId: course._id }}>
              <Bilingual form={form} labels={englishLabels(texts)} rows={englishRows} actions={actions}>
                {(pair) => (
                  <CourseSections
                    contract={form}
                    courses={courses}
                    edited={course}
                    serial={() => form.field("index")}
                    sectionId={sectionId}
                    pair={pair}
                    curriculum={<CurriculumField id={sectionId("curriculum")} contract={form} isInBoth />}
                  />
                )}
              </Bilingual>
            </TextOwner>
          </SubmitBlocker>
        </form>
        {others.map(({ id, content }) => (
          <div key={id} id={id} tabIndex={-1} className="min-w-0 scroll-mt-14 outline-none lg:scroll-mt-4">
            {content}
          </div>
        ))}
      </div>
    </div>
  )
}
