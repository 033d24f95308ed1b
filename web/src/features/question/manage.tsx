import {
  CreateQuestion,
  createQuestion,
  deleteQuestion,
  exportQuestions,
  getAllCourseCards,
  getQuestion,
  getQuestions,
  matcherOf,
  moveQuestion,
  type Question,
  UpdateQuestion,
  updateQuestion,
} from "contract"
import { useRead } from "#api/calls.ts"
import { BinLink, DeleteRecord } from "#dashboard/delete/delete-record.tsx"
import { CreateDialog } from "#dashboard/form/create-dialog.tsx"
import { EditDialog } from "#dashboard/form/edit-dialog.tsx"
import type { BilingualForm } from "#dashboard/form/english-field.tsx"
import { EnglishTab } from "#dashboard/form/english-tab.tsx"
import { ExportLink } from "#dashboard/list/export-link.tsx"
import { useListUrlState } from "#dashboard/list/list-url-state.ts"
import { ResourceList } from "#dashboard/list/resource-list.tsx"
import { EditRecord, RowActions } from "#dashboard/row/row-action.tsx"
import { useRowOrder } from "#dashboard/row/row-order.tsx"
import { useTexts } from "#i18n/language.tsx"
import { CompactSelect, options, SelectField, TextArea } from "#ui/form/fields.tsx"
import { ClampedText } from "#ui/text/clamped-text.tsx"
import { truncationIndex } from "#ui/text/truncation-index.ts"
import { questionTexts } from "./texts.ts"

/** Returns the rows whose texts contain every word of the search. */
export function searchRows<Row>(rows: readonly Row[], search: string, textsOf: (row: Row) => string[]): Row[] {
  const matches = matcherOf(search)
  return rows.filter((row) => matches(textsOf(row).join("\n")))
}

type QuestionForm = BilingualForm & Record<"field" | "optional", (name: keyof CreateQuestion) => object>

/** The values in the URL for questions without a course, and for those of a deleted course. */
const [generalOnly, deletedOnly] = ["none", "deleted"]

const maxQuotedCharacters = 100

function truncated(question: string): string {
  const end = truncationIndex(maxQuotedCharacters, question)
  return end === null ? question : `${question.slice(0, end)}...`
}

export function Component() {
  const texts = useTexts(questionTexts)
  const urlState = useListUrlState()
  const questions = useRead(getQuestions)
  const courses = useRead(getAllCourseCards)
  const result = {
    ...questions,
    data: courses.data && questions.data,
    error: questions.error ?? courses.error,
    isFetching: questions.isFetching || courses.isFetching,
    refetch: () => Promise.all([questions.refetch(), courses.refetch()]),
  }
  const all = questions.data?.data ?? []
  const general = ["", texts.general] as const
  const titles = new Map([general, ...(courses.data?.data ?? []).map(({ _id, title }) => [_id, title] as const)])
  const titleOf = (course: string) => titles.get(course) ?? texts.deletedCourse
  const isOfDeleted = ({ course }: Question) => !titles.has(course)
  const selected = urlState.filter("course")
  const isFiltered = urlState.search !== "" || selected !== ""
  const groupOf = (row: Question) => (isOfDeleted(row) ? deletedOnly : row.course || generalOnly)
  const textsOf = ({ question, answer, course, en }: Question) => [
    question,
    answer,
    titleOf(course),
    en.question,
    en.answer,
  ]
  const list = useRowOrder({
    result,
    call: moveQuestion,
    refetch: questions.refetch,
    texts,
    nameOf: ({ question }) => question,
    numberOf: ({ index }) => index,
    filter: (rows) =>
      searchRows(rows, urlState.search, textsOf).filter((row) => selected === "" || selected === groupOf(row)),
    isFiltered,
  })
  const found = list.result.data?.count ?? 0
  const courseOptions = options(titles)
  /** A question of a deleted course may keep that course. */
  const fields = (form: QuestionForm, edited?: Question) => (
    <EnglishTab
      form={form}
      labels={{ question: texts.question, answer: texts.answer }}
      rows={{ question: 3, answer: 8 }}
    >
      <TextArea label={texts.question} rows={3} {...form.field("question")} />
      <TextArea label={texts.answer} hint={texts.answerHint} rows={8} {...form.field("answer")} />
      <SelectField label={texts.course} {...form.optional("course")}>
        {courseOptions}
        {edited && isOfDeleted(edited) && <option value={edited.course}>{texts.deletedCourse}</option>}
      </SelectField>
    </EnglishTab>
  )
  return (
    <ResourceList
      texts={texts}
      urlState={urlState}
      {...list}
      filters={
        <>
          <div className="max-sm:w-full max-sm:*:block">
            <CompactSelect
              label={texts.filter}
              value={selected}
              onChange={(event) => urlState.onFilter("course", event.target.value)}
              className="text-ellipsis sm:max-w-80"
            >
              <option value="">{texts.all}</option>
              <option value={generalOnly}>{texts.general}</option>
              {courseOptions.slice(1)}
              {all.some(isOfDeleted) && <option value={deletedOnly}>{texts.deletedCourse}</option>}
            </CompactSelect>
          </div>
          {isFiltered && found > 0 && <p className="text-muted text-sm">{texts.moveOff}</p>}
        </>
      }
      columns={[
        {
          key: "question",
          heading: texts.question,
          inCard: "first",
          cell: ({ question }) => <ClampedText text={question} className="font-semibold @3xl:min-w-40" />,
        },
        { key: "answer", heading: texts.answer, inCard: "none", cell: ({ answer }) => <ClampedText text={answer} /> },
        {
          key: "course",
          heading: texts.course,
          inCard: "brief",
          cell: ({ course }) => <ClampedText text={titleOf(course)} className="text-muted @3xl:min-w-28" />,
        },
      ]}
      rowActions={(row) => (
        <RowActions recordName={row.question}>
          <EditRecord id={row._id} name={row.question} />
          <DeleteRecord
            name={row.question}
            texts={texts}
            text={texts.deleteText(truncated(row.question))}
            call={deleteQuestion}
            record={row}
          />
        </RowActions>
      )}
      actions={
        <>
          <BinLink kind="question" call={deleteQuestion} />
          <ExportLink call={exportQuestions} />
        </>
      }
      createDialog={
        result.data !== undefined && (
          <CreateDialog
            isWide
            texts={texts}
            call={createQuestion}
            schema={CreateQuestion}
            empty={{ question: "", answer: "", course: "", en: { question: "", answer: "" } }}
            nameOf={({ question }) => question}
            next={({ course }) => ({ course })}
          >
            {fields}
          </CreateDialog>
        )
      }
      editDialog={
        <EditDialog
          isWide
          texts={texts}
          labels={{ question: texts.question, answer: texts.answer, course: texts.course }}
          // Any other unknown course may be newer than the list of courses, so its id is shown.
          names={{
            course: (course, edited) => (course === edited.course ? titleOf(course) : (titles.get(course) ?? course)),
          }}
          description={({ question }) => <span className="wrap-anywhere line-clamp-2">{question}</span>}
          rows={result.data?.data}
          call={updateQuestion}
          get={getQuestion}
          schema={UpdateQuestion}
          inputOf={({ question, answer, course, en }) => ({ question, answer, course, en })}
        >
          {fields}
        </EditDialog>
      }
    />
  )
}
