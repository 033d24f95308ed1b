import { type Course, createQuestion, getQuestionsByCourse } from "contract"
import { Link } from "react-router"
import { injectCalls } from "#api/calls.ts"
import { Loaded } from "#dashboard/loaded.tsx"
import { RecordSection, sectionLinkClass } from "#dashboard/record-section.tsx"
import { courseTexts } from "#features/course/texts.ts"
import { QuestionList, questionCardOf } from "#features/question/card.tsx"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordPageTexts } from "#i18n/screens/record-page.ts"
import { paths } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { Skeleton } from "#ui/state.tsx"

const { useGetQuestionsByCourseQuery } = injectCalls({ getQuestionsByCourse })

export function QuestionsOf({ course: { _id: id } }: { course: Course }) {
  const { texts, format, language } = useTextsAndFormat(courseTexts)
  const { failed } = useTexts(recordPageTexts)
  const result = useGetQuestionsByCourseQuery({ params: { id } }, { refetchOnMountOrArgChange: true })
  const mayEdit = useMayCall()(createQuestion)
  const count = result.currentData?.count
  return (
    <RecordSection
      title={count === undefined ? texts.questions : `${texts.questions} (${format.number(count)})`}
      action={
        mayEdit && (
          <Link to={`${paths.manageQuestions}?${new URLSearchParams({ course: id })}`} className={sectionLinkClass}>
            {texts.editQuestions}
          </Link>
        )
      }
    >
      <Loaded result={result} failed={failed} skeleton={<Skeleton rows={1} />}>
        {({ data: questions }) =>
          questions.length === 0 ? (
            <p className="text-muted">{texts.noQuestions}</p>
          ) : (
            <QuestionList questions={questions.map((row) => questionCardOf(row, language))} />
          )
        }
      </Loaded>
    </RecordSection>
  )
}
