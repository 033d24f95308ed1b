import { type Course, deleteCourse, exportCourses } from "contract"
import { useMemo } from "react"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { ExportLink } from "#dashboard/export-link.tsx"
import { useListAddress } from "#dashboard/list-address.ts"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { EditRecord } from "#dashboard/row-action.tsx"
import { useRowOrder } from "#dashboard/row-order.tsx"
import { searchRows } from "#dashboard/search-rows.ts"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { useGetCoursesQuery, useMoveCourseMutation } from "./api.ts"
import { courseColumns } from "./manage-columns.tsx"
import { CreateCourseDialog, EditCourseDialog } from "./manage-edit.tsx"
import { courseWords } from "./words.ts"

export { ManageCourses as Component }

const none: Course[] = []

/** What the list shows, and the address. */
const textsOf = ({ title, category, level, instructorName, instructorEmail, route }: Course) => [
  title,
  category,
  level,
  instructorName,
  instructorEmail,
  route,
]

function ManageCourses() {
  const words = useWords(courseWords)
  const { format } = useSpeech()
  const address = useListAddress()
  const answer = useGetCoursesQuery()
  const all = answer.data?.data ?? none
  const [moveCourse] = useMoveCourseMutation()
  const order = useRowOrder({
    rows: all,
    isOff: address.search !== "",
    heading: words.serial,
    nameOf: ({ title }) => title,
    save: ({ _id: id }, place) => moveCourse({ params: { id }, body: { place } }).unwrap(),
    failed: words.moveFailed,
    refetch: answer.refetch,
  })
  const found = useMemo(() => searchRows(order.shown, address.search, textsOf), [order.shown, address.search])
  return (
    <>
      <ResourceList
        words={words}
        answer={{
          ...answer,
          data: answer.data && { ...answer.data, data: found, count: found.length },
          // The list is asked for again after each change: too often to fade out what stands there.
          isFetching: answer.isFetching && (!answer.data || answer.error !== undefined),
        }}
        address={address}
        filters={
          address.search && all.length > 1 ? <p className="py-2.5 text-muted text-sm">{words.moveOff}</p> : undefined
        }
        serial={order.serial}
        columns={courseColumns(words, format)}
        rowActions={(course) => (
          <div className="flex flex-wrap justify-end">
            <EditRecord id={course._id} name={course.title} />
            <DeleteRecord
              name={course.title}
              words={words}
              text={<span className="wrap-anywhere">{words.deleteText(course.title)}</span>}
              call={deleteCourse}
              record={course}
            />
          </div>
        )}
        createDialog={(onClose) => <CreateCourseDialog courses={all} onClose={onClose} />}
        editDialog={(id, onClose) => answer.data && <EditCourseDialog id={id} courses={all} onClose={onClose} />}
        actions={<ExportLink call={exportCourses} />}
      />
      {order.status}
    </>
  )
}
