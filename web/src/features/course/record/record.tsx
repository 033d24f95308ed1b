import { type Course, createQuestion, deleteCourse, getCertificates, getCourse, getQuestionsByCourse } from "contract"
import { useParams } from "react-router"
import { fresh, useRead } from "#api/calls.ts"
import { DeleteRecord, useLeaveDeleted } from "#dashboard/delete/delete-record.tsx"
import { RecordPage } from "#dashboard/record/record-page.tsx"
import { SectionLink, SectionList } from "#dashboard/record/record-section.tsx"
import { MissingRecord, RecordHistory } from "#features/audit/card.tsx"
import { CertificatesOf } from "#features/certificate/card.tsx"
import { coursePage } from "#features/course/dashboard.ts"
import { courseTexts } from "#features/course/texts.ts"
import { QuestionList, questionCardOf } from "#features/question/card.tsx"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordPageTexts } from "#i18n/screens/record-page.ts"
import { paths } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { Badge } from "#ui/display/badge.tsx"
import { Thumbnail } from "#ui/image/thumbnail.tsx"
import { PublishButton } from "./publish-button.tsx"
import { CourseForm } from "./record-form.tsx"
import { CourseState } from "./record-state.tsx"

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

export function Component() {
  const { id = "" } = useParams()
  const { texts, language } = useTextsAndFormat(courseTexts)
  const result = useRead(getCourse, { params: { id } }, fresh)
  const leaving = useLeaveDeleted(deleteCourse, paths.manageCourses)
  const mayList = useMayCall()(getCertificates)
  const label = coursePage.label[language]
  const historyTexts = useTexts(recordPageTexts)
  const certificatesOf = ({ title }: Course) => ({
    id: "section-certificates",
    title: texts.certificates,
    content: <CertificatesOf query={{ certificationName: title }} none={texts.noCertificates} />,
  })
  return (
    <RecordPage
      key={id}
      result={result}
      label={label}
      nameOf={({ title }) => title}
      image={({ thumbnail }) => <Thumbnail src={thumbnail} />}
      badges={({ level, isHomeShow, isDraft }) => (
        <>
          <Badge tone={isDraft ? "warning" : "success"}>{isDraft ? texts.draft : texts.published}</Badge>
          <Badge>{texts.levels[level]}</Badge>
          {isHomeShow && <Badge tone="brand">{texts.onHome.true}</Badge>}
        </>
      )}
      actions={(course) => (
        <>
          <PublishButton course={course} />
          <DeleteRecord name={course.title} texts={texts} call={deleteCourse} record={course} leaving={leaving} />
        </>
      )}
      history={null}
      missing={<MissingRecord kind="course" recordId={id} label={label} listPath={paths.manageCourses} />}
    >
      {(course: Course) => (
        <CourseForm
          course={course}
          others={[
            { id: "section-site", title: texts.onSite, content: <CourseState course={course} /> },
            { id: "section-questions", title: texts.questions, content: <QuestionsOf course={course} /> },
            ...(mayList ? [certificatesOf(course)] : []),
            {
              id: "section-history",
              title: historyTexts.history,
              content: <RecordHistory kind="course" recordId={id} />,
            },
          ]}
        />
      )}
    </RecordPage>
  )
}
