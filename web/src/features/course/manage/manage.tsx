import {
  type Course,
  CoursesQuery,
  CreateCourse,
  createCourse,
  deleteCourse,
  discountedPrice,
  exportCourses,
  getAllCourseCards,
  getAllCourses,
  getCourse,
  moveCourse,
} from "contract"
import { Link, useNavigate } from "react-router"
import type { CallFailure } from "#api/base-query.ts"
import { useRead } from "#api/calls.ts"
import { useSelection } from "#dashboard/bulk/selection.ts"
import { BinLink, DeleteRecord } from "#dashboard/delete/delete-record.tsx"
import { CreateDialog } from "#dashboard/form/create-dialog.tsx"
import { useDialogUrlState } from "#dashboard/form/dialog-url-state.ts"
import { ExportLink } from "#dashboard/list/export-link.tsx"
import { useListState } from "#dashboard/list/list-state.ts"
import { ResourceList } from "#dashboard/list/resource-list.tsx"
import { ToggleSwitch } from "#dashboard/list/toggle-switch.tsx"
import { HistoryLink } from "#dashboard/record/history-link.tsx"
import { CopyRecord, EditRecord, RowActions } from "#dashboard/row/row-action.tsx"
import { useRowOrder } from "#dashboard/row/row-order.tsx"
import { courseTexts } from "#features/course/texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { paths, recordUrl } from "#paths.ts"
import { ClampedText } from "#ui/text/clamped-text.tsx"
import { copiedValues, emptyCourse } from "./course-form.tsx"
import { EditCourse } from "./manage-edit.tsx"
import { CourseFields } from "./manage-fields.tsx"
import { useCourseFilters } from "./manage-filters.ts"
import { freeRoute } from "./manage-route.tsx"
import { SelectedCourses } from "./manage-selected.tsx"
import { RegistrationSwitch } from "./registration-switch.tsx"
import { onHome } from "./toggles.ts"

const none: never[] = []

/** A course of the page that is shown, or else by its id; null if it does not exist. */
function useCourse(id: string, rows: readonly Course[] | undefined): Course | null | undefined {
  const row = rows?.find(({ _id }) => _id === id)
  const { data, error } = useRead(getCourse, { params: { id } }, { skip: id === "" || !rows || row !== undefined })
  if (row) return row
  return (error as CallFailure | undefined)?.status === 404 ? null : data?.data
}

export function Component() {
  const { texts, format } = useTextsAndFormat(courseTexts)
  const { copyOf } = useTexts(recordTexts)
  const { isNew, copied, edited: editedId } = useDialogUrlState()
  const navigate = useNavigate()
  const state = useListState({ name: "courses", schema: CoursesQuery, filters: useCourseFilters() })
  const result = useRead(getAllCourses, { query: state.query })
  const rows = result.data?.data
  const selection = useSelection(result.data, state)
  const isFiltered = state.isChanged
  // Only the forms need the other courses.
  const cards = useRead(getAllCourseCards, undefined, { skip: !isNew && editedId === null }).data
  const all = cards?.data ?? none
  const source = useCourse(copied, rows)
  const list = useRowOrder({
    result,
    call: moveCourse,
    refetch: result.refetch,
    texts,
    nameOf: ({ title }) => title,
    numberOf: ({ index }) => index,
    isFiltered,
    pages: state,
  })
  const copyTitle = source ? copyOf(source.title) : ""
  return (
    <ResourceList
      texts={texts}
      {...list}
      state={state}
      filters={
        isFiltered && (
          <p className="text-muted text-sm">
            {state.sort || Object.keys(state.filterValues).length > 0 ? texts.moveOffFiltered : texts.moveOff}
          </p>
        )
      }
      columns={[
        {
          key: "title",
          heading: texts.course,
          sort: { field: "title", by: "text" },
          inCard: "first",
          cell: ({ _id, title, category, level, isDraft }) => (
            <div className="@3xl:min-w-36 @4xl:min-w-56">
              <Link
                to={recordUrl(paths.course, _id)}
                title={title}
                className="wrap-anywhere line-clamp-1 font-semibold text-brand leading-5"
              >
                {title}
              </Link>
              {/* Few elements, because a list may have a hundred rows. */}
              <span className="wrap-anywhere line-clamp-1 text-muted text-xs leading-4">
                {isDraft && (
                  <span className="me-2 rounded-tag bg-warning-soft px-1.5 font-semibold text-warning">
                    {texts.draft}
                  </span>
                )}
                {`${category} · ${texts.levels[level]}`}
              </span>
            </div>
          ),
        },
        {
          key: "instructor",
          heading: texts.instructor,
          inCard: "brief",
          cell: ({ instructorName }) => <ClampedText text={instructorName} className="@3xl:min-w-24" />,
        },
        {
          key: "price",
          heading: texts.price,
          inCard: "brief",
          sort: { field: "price", by: "number" },
          cell: ({ price, discount }) => (
            <div className="leading-5 @3xl:grid">
              <span className="tabular">{format.number(price)}</span>{" "}
              {discount > 0 && (
                <span className="whitespace-nowrap text-brand text-xs leading-4">
                  {discountedPrice(price, discount) === 0 && `${texts.free}, `}
                  {texts.off(format.number(discount))}
                </span>
              )}
            </div>
          ),
        },
        {
          key: "home",
          heading: texts.home,
          inCard: "switch",
          cell: (course) => <ToggleSwitch row={course} name={course.title} toggle={onHome} texts={texts.homeSwitch} />,
        },
        {
          key: "registration",
          heading: texts.registration,
          shortHeading: texts.registrationShort,
          inCard: "switch",
          cell: (course) => <RegistrationSwitch course={course} />,
        },
      ]}
      rowActions={(course) => (
        <RowActions
          recordName={course.title}
          more={
            <>
              <CopyRecord id={course._id} name={course.title} />
              <HistoryLink page={paths.course} id={course._id} name={course.title} />
            </>
          }
        >
          <EditRecord id={course._id} name={course.title} />
          <DeleteRecord
            name={course.title}
            texts={texts}
            call={deleteCourse}
            record={course}
            onDeleted={() => selection.set([course], false)}
          />
        </RowActions>
      )}
      createDialog={
        (copied === "" || (source !== undefined && cards)) && (
          <CreateDialog
            isWide
            texts={source ? { ...texts, submit: texts.saveDraft } : texts}
            call={createCourse}
            schema={CreateCourse}
            empty={emptyCourse}
            copy={
              source ? { id: copied, values: copiedValues(source, copyTitle, freeRoute(copyTitle, all)) } : undefined
            }
            nameOf={({ title }) => title}
            doneText={({ isDraft }) => (isDraft ? texts.draftSaved : texts.created)}
            second={
              source
                ? { label: texts.submit, values: { isDraft: false } }
                : { label: texts.saveDraft, values: { isDraft: true } }
            }
            onCreated={({ _id }) => void navigate(recordUrl(paths.course, _id), { replace: true })}
          >
            {(form) => <CourseFields contract={form} courses={all} />}
          </CreateDialog>
        )
      }
      editDialog={<EditCourse rows={rows} courses={all} />}
      selection={selection}
      selectedActions={<SelectedCourses selection={selection} />}
      rowName={({ title }) => title}
      actions={
        <>
          <BinLink kind="course" call={deleteCourse} />
          <ExportLink call={exportCourses} query={state.exportQuery} />
        </>
      }
    />
  )
}
