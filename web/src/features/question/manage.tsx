import {
  type Course,
  CreateQuestion,
  createQuestion,
  deleteQuestion,
  getCourses,
  getQuestion,
  getQuestions,
  moveQuestion,
  type Question,
  UpdateQuestion,
  updateQuestion,
} from "contract"
import { injectCalls } from "#api/calls.ts"
import { CreateDialog } from "#dashboard/create-dialog.tsx"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { EditDialog } from "#dashboard/edit-dialog.tsx"
import { useListAddress } from "#dashboard/list-address.ts"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { EditRecord } from "#dashboard/row-action.tsx"
import { useRowOrder } from "#dashboard/row-order.tsx"
import { searchRows } from "#dashboard/search-rows.ts"
import { useWords } from "#i18n/language.tsx"
import { CompactSelect, SelectField, TextArea } from "#ui/fields.tsx"
import { LongText } from "#ui/long-text.tsx"
import { questionWords } from "./words.ts"

const { useGetQuestionsQuery, useGetCoursesOfQuestionsQuery, useMoveQuestionMutation } = injectCalls(
  { getQuestions, getCoursesOfQuestions: getCourses, moveQuestion },
  // The list is asked for again when the last of several quick moves is done.
  { moveQuestion: { tags: [] } },
)

type Field = keyof CreateQuestion

const noQuestions: Question[] = []
const noCourses: Course[] = []
/** What the address has for questions of no course. */
const generalOnly = "none"

export function Component() {
  const words = useWords(questionWords)
  const address = useListAddress()
  const questions = useGetQuestionsQuery()
  const courses = useGetCoursesOfQuestionsQuery()
  const isThere = questions.data && courses.data
  const error = questions.error ?? courses.error
  const all = questions.data?.data ?? noQuestions
  const titles = new Map([
    ["", words.general],
    ...all.flatMap(({ course }) => (course ? [[course, words.deletedCourse] as const] : [])),
    ...(courses.data?.data ?? noCourses).map(({ _id, title }) => [_id, title] as const),
  ])
  const chosen = address.filter("course")
  const isPart = address.search !== "" || chosen !== ""
  const [move] = useMoveQuestionMutation()
  const order = useRowOrder({
    rows: all,
    isOff: isPart,
    heading: words.serial,
    nameOf: ({ question }) => question,
    save: ({ _id: id }, place) => move({ params: { id }, body: { place } }).unwrap(),
    failed: words.moveFailed,
    refetch: questions.refetch,
  })
  const ofCourse = order.shown.filter(({ course }) => chosen === "" || chosen === (course || generalOnly))
  const found = searchRows(ofCourse, address.search, ({ question, answer, course }) => [
    question,
    answer,
    titles.get(course) ?? "",
  ])
  const options = (general: string) =>
    Array.from(titles, ([course, title]) => (
      <option key={course} value={course || general}>
        {title}
      </option>
    ))
  const fields = ({ field, optional }: Record<"field" | "optional", (name: Field) => { name: string }>) => (
    <>
      <TextArea label={words.question} rows={2} {...field("question")} />
      <TextArea label={words.answer} hint={words.answerHint} rows={8} {...field("answer")} />
      <SelectField label={words.course} {...optional("course")}>
        {options("")}
      </SelectField>
    </>
  )
  return (
    <>
      <ResourceList
        words={words}
        address={address}
        answer={{
          data: isThere && questions.data && { ...questions.data, data: found, count: found.length },
          error,
          isFetching: (questions.isFetching || courses.isFetching) && (!isThere || error !== undefined),
          refetch: () => Promise.all([questions.refetch(), courses.refetch()]),
        }}
        filters={
          <>
            <CompactSelect
              label={words.filter}
              value={chosen}
              onChange={(event) => address.onFilter("course", event.target.value)}
            >
              <option value="">{words.all}</option>
              {options(generalOnly)}
            </CompactSelect>
            {isPart && <p className="py-2.5 text-muted text-sm">{words.moveOff}</p>}
          </>
        }
        serial={order.serial}
        columns={[
          {
            key: "question",
            heading: words.question,
            lead: true,
            cell: ({ question }) => <LongText text={question} className="font-semibold @2xl:min-w-40" />,
          },
          { key: "answer", heading: words.answer, wide: true, cell: ({ answer }) => <LongText text={answer} /> },
          {
            key: "course",
            heading: words.course,
            cell: ({ course }) => <LongText text={titles.get(course) ?? ""} className="text-muted @2xl:min-w-28" />,
          },
        ]}
        rowActions={(row) => (
          <div className="flex flex-wrap justify-end">
            <EditRecord id={row._id} name={row.question} />
            <DeleteRecord name={row.question} words={words} call={deleteQuestion} record={row} />
          </div>
        )}
        createDialog={(onClose) =>
          isThere && (
            <CreateDialog
              isWide
              words={words}
              call={createQuestion}
              schema={CreateQuestion}
              empty={{ question: "", answer: "", course: "" }}
              draft="question"
              onClose={onClose}
            >
              {fields}
            </CreateDialog>
          )
        }
        editDialog={(id, onClose) =>
          isThere && (
            <EditDialog
              isWide
              words={words}
              labels={{ question: words.question, answer: words.answer, course: words.course }}
              names={titles}
              description={({ question }) => <span className="wrap-anywhere line-clamp-2">{question}</span>}
              id={id}
              rows={all}
              call={updateQuestion}
              get={getQuestion}
              schema={UpdateQuestion}
              inputOf={({ question, answer, course }) => ({ question, answer, course })}
              draft={`question-${id}`}
              onClose={onClose}
            >
              {fields}
            </EditDialog>
          )
        }
      />
      {order.status}
    </>
  )
}
