import type { Course } from "contract"
import { useMemo, useState } from "react"
import { useTold } from "#api/told.ts"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { EditRecord } from "#dashboard/edit-record.tsx"
import { ExportLink } from "#dashboard/export-link.tsx"
import { useListAddress } from "#dashboard/list-address.ts"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { useSpeech } from "#i18n/language.tsx"
import { useWords } from "#i18n/words.ts"
import { useDeleteCourseMutation, useGetCoursesQuery, useMoveCourseMutation } from "./api.ts"
import { courseColumns } from "./manage-columns.tsx"
import { CreateCourseDialog, EditCourseDialog } from "./manage-edit.tsx"
import { matching } from "./manage-filter.ts"
import { CourseOrder } from "./manage-order.tsx"
import { useKeptFocus, useReorder } from "./manage-reorder.ts"
import { courseWords } from "./words.ts"

const none: Course[] = []

export function ManageCourses() {
  const words = useWords(courseWords)
  const { format } = useSpeech()
  const address = useListAddress()
  const answer = useGetCoursesQuery()
  const [deleteCourse] = useDeleteCourseMutation()
  const all = answer.data?.data ?? none
  const order = useCourseOrder(all, answer.refetch)
  const found = useMemo(() => matching(order.shown, address.search), [order.shown, address.search])
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
        serial={{
          key: "serial",
          heading: words.serial,
          cell: (course) => <CourseOrder course={course} isOff={address.search !== ""} {...order.at(course)} />,
        }}
        columns={courseColumns(words, format)}
        rowActions={(course) => (
          <div className="flex flex-wrap justify-end">
            <EditRecord id={course._id} name={course.title} />
            <DeleteRecord
              name={course.title}
              words={words}
              text={<span className="wrap-anywhere">{words.deleteText(course.title)}</span>}
              onDelete={() => deleteCourse(course).unwrap()}
            />
          </div>
        )}
        createDialog={(onClose) => <CreateCourseDialog courses={all} onClose={onClose} />}
        editDialog={(id, onClose) => answer.data && <EditCourseDialog id={id} courses={all} onClose={onClose} />}
        actions={<ExportLink address="/api/courses/export-courses" />}
      />
      <p role="status" className="sr-only">
        {order.told}
      </p>
    </>
  )
}

function useCourseOrder(all: readonly Course[], refetch: () => PromiseLike<unknown>) {
  const words = useWords(courseWords)
  const { format } = useSpeech()
  const tell = useTold()
  const [told, setTold] = useState("")
  const [moveCourse] = useMoveCourseMutation()
  const focus = useKeptFocus()
  const { shown, move } = useReorder({
    rows: all,
    save: ({ _id: id }, place) => tell(moveCourse({ id, place: place + 1 }).unwrap(), { failed: words.moveFailed }),
    refetch,
  })
  const places = useMemo(() => new Map(shown.map(({ _id }, place) => [_id, place])), [shown])

  async function moveTo(course: Course, place: number, button?: string) {
    if (button) focus.keep(button)
    setTold(words.moved(course.title, format.number(place + 1), format.number(all.length)))
    const isMoved = await move(course, place)
    if (!isMoved) setTold("")
    if (button) focus.letGo(button)
  }
  return {
    shown,
    told,
    at(course: Course) {
      const place = places.get(course._id) ?? 0
      return {
        place,
        count: all.length,
        // The numbers stay where they are; the courses change places.
        serial: all[place]?.index ?? course.index,
        onMove: (to: number, button?: string) => moveTo(course, to, button),
      }
    },
  }
}
