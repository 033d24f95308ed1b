import { type Course, createQuestion, deleteCourse, getCertificates, getCourse, getQuestionsByCourse } from "contract"
import { lazy, Suspense } from "react"
import { useParams } from "react-router"
import { fresh, useRead } from "#api/calls.ts"
import { DeleteRecord, useLeaveDeleted } from "#dashboard/delete/delete-record.tsx"
import { useDialogUrlState } from "#dashboard/form/dialog-url-state.ts"
import { RecordPage } from "#dashboard/record/record-page.tsx"
import { SectionLink, SectionList } from "#dashboard/record/record-section.tsx"
import { EditRecord } from "#dashboard/row/row-action.tsx"
import { MissingRecord, RecordHistory } from "#features/audit/card.tsx"
import { CertificatesOf } from "#features/certificate/card.tsx"
import { coursePage } from "#features/course/dashboard.ts"
import { courseTexts } from "#features/course/texts.ts"
import { QuestionList, questionCardOf } from "#features/question/card.tsx"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { Badge } from "#ui/display/badge.tsx"
import { Thumbnail } from "#ui/image/thumbnail.tsx"
import { CourseDetails } from "./record-details.tsx"

function QuestionsOf({ course: { _id: id } }: { course: Course }) {
  const { texts, language } = useTextsAndFormat(courseTexts)
  const result = useRead(getQuestionsByCourse, { params: { id } }, fresh)
  const mayEdit = useMayCall()(createQuestion)
  const list = `${paths.manageQuestions}?${new URLSearchParams({ course: id })}`
  return (
    <SectionList
      title={texts.questions}
      count={result.currentData?.count}
      action={mayEdit && <SectionLink to={list}>{texts.editQuestions}</SectionLink>}
      result={result}
      none={texts.noQuestions}
    >
      {(questions) => <QuestionList questions={questions.map((row) => questionCardOf(row, language))} />}
    </SectionList>
  )
}

const EditOnPage = lazy(async () => ({ default: (await import("./record-edit.tsx")).EditOnPage }))

export function Component() {
  const { id = "" } = useParams()
  const { texts, language } = useTextsAndFormat(courseTexts)
  const result = useRead(getCourse, { params: { id } }, fresh)
  const leaving = useLeaveDeleted(deleteCourse, paths.manageCourses)
  const { edited } = useDialogUrlState()
  const mayList = useMayCall()(getCertificates)
  const label = coursePage.label[language]
  return (
    <RecordPage
      key={id}
      result={result}
      label={label}
      nameOf={({ title }) => title}
      image={({ thumbnail }) => <Thumbnail src={thumbnail} />}
      badges={({ level, isHomeShow }) => (
        <>
          <Badge>{texts.levels[level]}</Badge>
          {isHomeShow && <Badge tone="brand">{texts.onHome.true}</Badge>}
        </>
      )}
      actions={(course) => (
        <>
          <EditRecord id={id} name={course.title} />
          <DeleteRecord name={course.title} texts={texts} call={deleteCourse} record={course} leaving={leaving} />
        </>
      )}
      history={<RecordHistory kind="course" recordId={id} />}
      missing={<MissingRecord kind="course" recordId={id} label={label} listPath={paths.manageCourses} />}
    >
      {(course: Course) => (
        <>
          <CourseDetails course={course} />
          <QuestionsOf course={course} />
          {mayList && <CertificatesOf query={{ certificationName: course.title }} none={texts.noCertificates} />}
          {edited === id && (
            <Suspense>
              <EditOnPage course={course} />
            </Suspense>
          )}
        </>
      )}
    </RecordPage>
  )
}
