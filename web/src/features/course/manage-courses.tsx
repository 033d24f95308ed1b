import type { Course } from "contract"
import { useMemo, useState } from "react"
import { useTold } from "#api/told.ts"
import { useDialogAddress } from "#dashboard/dialog-address.ts"
import { ExportLink } from "#dashboard/export-link.tsx"
import { useListAddress } from "#dashboard/list-address.ts"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { useSpeech } from "#i18n/language.tsx"
import { courseWords } from "#i18n/screens/courses.ts"
import { recordWords } from "#i18n/screens/records.ts"
import { useWords } from "#i18n/words.ts"
import { Button } from "#ui/button.tsx"
import { useGetCoursesQuery, useMoveCourseMutation } from "./api.ts"
import { courseColumns } from "./manage-columns.tsx"
import { CreateCourseDialog } from "./manage-create.tsx"
import { EditCourseDialog } from "./manage-edit.tsx"
import { matching } from "./manage-filter.ts"
import { CourseOrder } from "./manage-order.tsx"
import { useKeptFocus, useReorder } from "./manage-reorder.ts"

const none: Course[] = []

export function ManageCourses() {
  const words = useWords(courseWords)
  const records = useWords(recordWords)
  const { format } = useSpeech()
  const address = useListAddress()
  const dialogs = useDialogAddress()
  const answer = useGetCoursesQuery()
  const all = answer.data?.data ?? none
  const order = useCourseOrder(all, answer.refetch)
  const found = useMemo(() => matching(order.shown, address.search), [order.shown, address.search])
  const create = (
    <Button kind="accent" onClick={dialogs.openNew}>
      {words.create}
    </Button>
  )
  return (
    <>
      <ResourceList
        name={words.name}
        title={words.title}
        answer={{
          ...answer,
          data: answer.data && { ...answer.data, data: found, count: found.length },
          // The list is asked for again after each change: too often to fade out what stands there.
          isFetching: answer.isFetching && (!answer.data || answer.error !== undefined),
        }}
        address={address}
        searchLabel={words.search}
        filters={
          address.search && all.length > 1 ? <p className="py-2.5 text-muted text-sm">{words.moveOff}</p> : undefined
        }
        columns={() => [
          {
            key: "serial",
            heading: words.serial,
            cell: (course) => <CourseOrder course={course} isOff={address.search !== ""} {...order.at(course)} />,
          },
          ...courseColumns(words, records.action, format),
        ]}
        empty={{ text: words.none, action: create }}
        actions={
          <>
            <ExportLink address="/api/courses/export-courses" />
            {create}
          </>
        }
      />
      <p role="status" className="sr-only">
        {order.told}
      </p>
      {dialogs.isNew && <CreateCourseDialog courses={all} onClose={dialogs.close} />}
      {dialogs.edited && answer.data && (
        <EditCourseDialog key={dialogs.edited} id={dialogs.edited} courses={all} onClose={dialogs.close} />
      )}
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
