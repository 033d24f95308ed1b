import {
  type Course,
  CoursesQuery,
  CreateCourse,
  createCourse,
  deleteCourse,
  discountedPrice,
  exportCourses,
  getAllCourses,
  getCourse,
  getCourseCards,
  moveCourse,
} from "contract"
import { Link } from "react-router"
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
import { CopyRecord, EditRecord } from "#dashboard/row/row-action.tsx"
import { useRowOrder } from "#dashboard/row/row-order.tsx"
import { courseTexts } from "#features/course/texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { paths, recordUrl } from "#paths.ts"
import { Badge } from "#ui/display/badge.tsx"
import { copiedValues, emptyCourse, repeatedValues } from "./course-form.tsx"
import { EditCourse } from "./manage-edit.tsx"
import { CourseFields } from "./manage-fields.tsx"
import { useCourseFilters } from "./manage-filters.ts"
import { freeRoute } from "./manage-route.tsx"
import { SelectedCourses } from "./manage-selected.tsx"
import { isOpen, onHome } from "./toggles.ts"

const none: never[] = []

/** A course of the page that is shown, or else by its id; null if it does not exist. */
function useCourse(id: string, rows: readonly Course[] | undefined): Course | null | undefined {
  const row = rows?.find(({ _id }) => _id === id)
  const { data, error } = useRead(getCourse, { params: { id } }, { skip: id === "" || !rows || row !== undefined })
  if (row) return row
  return (error as CallFailure | undefined)?.status === 404 ? null : data?.data
}

const useTotal = () => useRead(getCourseCards).data?.count

export function Component() {
  const { texts, format } = useTextsAndFormat(courseTexts)
  const { copyOf } = useTexts(recordTexts)
  const { isNew, copied, edited: editedId } = useDialogUrlState()
  const state = useListState({ name: "courses", schema: CoursesQuery, filters: useCourseFilters() })
  const result = useRead(getAllCourses, { query: state.query })
  const rows = result.data?.data
  const selection = useSelection(result.data, state)
  const isFiltered = state.isChanged
  // Only the forms need the other courses.
  const cards = useRead(getCourseCards, undefined, { skip: !isNew && editedId === null }).data
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
    pages: { state, useTotal },
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
          wide: true,
          cell: ({ _id, title, category, level }) => (
            <div className="grid gap-1 @3xl:min-w-36 @4xl:min-w-48">
              <Link to={recordUrl(paths.course, _id)} className="wrap-anywhere line-clamp-3 font-semibold text-brand">
                {title}
              </Link>
              <span className="wrap-anywhere flex flex-wrap items-center gap-x-2 text-muted text-sm">
                {category} <Badge>{texts.levels[level]}</Badge>
              </span>
            </div>
          ),
        },
        {
          key: "instructor",
          heading: texts.instructor,
          cell: ({ instructorName }) => (
            <span className="wrap-anywhere line-clamp-3 @3xl:min-w-20">{instructorName}</span>
          ),
        },
        {
          key: "price",
          heading: texts.price,
          sort: { field: "price", by: "number" },
          cell: ({ price, discount }) => (
            <div className="grid gap-1">
              <span className="tabular">{format.number(price)}</span>
              {discount > 0 && (
                <span className="whitespace-nowrap text-brand text-sm">
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
          cell: (course) => <ToggleSwitch row={course} name={course.title} toggle={onHome} texts={texts.homeSwitch} />,
        },
        {
          key: "registration",
          heading: texts.registration,
          cell: (course) => (
            <ToggleSwitch row={course} name={course.title} toggle={isOpen} texts={texts.registrationSwitch} />
          ),
        },
      ]}
      rowActions={(course) => (
        <div className="flex flex-wrap justify-end @5xl:flex-nowrap">
          <EditRecord id={course._id} name={course.title} />
          <CopyRecord id={course._id} name={course.title} />
          <HistoryLink page={paths.course} id={course._id} name={course.title} />
          <DeleteRecord
            name={course.title}
            texts={texts}
            call={deleteCourse}
            record={course}
            onDeleted={() => selection.set([course], false)}
          />
        </div>
      )}
      createDialog={
        (copied === "" || (source !== undefined && cards)) && (
          <CreateDialog
            isWide
            isOnOtherPage={(result.data?.count ?? 0) >= state.pageSize}
            texts={texts}
            call={createCourse}
            schema={CreateCourse}
            empty={emptyCourse}
            copy={
              source ? { id: copied, values: copiedValues(source, copyTitle, freeRoute(copyTitle, all)) } : undefined
            }
            nameOf={({ title }) => title}
            next={repeatedValues}
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
