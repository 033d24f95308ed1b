import { type Course, createQuestion, getQuestionsByCourse } from "contract"
import { injectCalls } from "#api/calls.ts"
import { SectionLink } from "#dashboard/record/record-section.tsx"
import { SectionList } from "#dashboard/record/section-list.tsx"
import { courseTexts } from "#features/course/texts.ts"
import { QuestionList, questionCardOf } from "#features/question/card.tsx"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"

const { useGetQuestionsByCourseQuery } = injectCalls({ getQuestionsByCourse })

export function QuestionsOf({ course: { _id: id } }: { course: Course }) {
  const { texts, language } = useTextsAndFormat(courseTexts)
  const result = useGetQuestionsByCourseQuery({ params: { id } }, { refetchOnMountOrArgChange: true })
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
