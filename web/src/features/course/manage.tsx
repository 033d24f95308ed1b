import {
  type Course,
  CreateCourse,
  createCourse,
  deleteCourse,
  exportCourses,
  getCourse,
  getCourses,
  moveCourse,
  UpdateCourse,
  updateCourse,
} from "contract"
import { injectCalls } from "#api/calls.ts"
import { CreateDialog } from "#dashboard/create-dialog.tsx"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { EditDialog } from "#dashboard/edit-dialog.tsx"
import { ExportLink } from "#dashboard/export-link.tsx"
import { useListAddress } from "#dashboard/list-address.ts"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { EditRecord } from "#dashboard/row-action.tsx"
import { useRowOrder } from "#dashboard/row-order.tsx"
import { searchRows } from "#dashboard/search-rows.ts"
import { useWords } from "#i18n/language.tsx"
import { type CourseField, editedValues, emptyCourse } from "./course-form.tsx"
import { useCourseColumns } from "./manage-columns.tsx"
import { CourseFields } from "./manage-fields.tsx"
import { courseWords } from "./words.ts"

const { useGetCoursesQuery } = injectCalls({ getCourses })

/** What the list shows, and the address. */
const textsOf = ({ title, category, level, instructorName, instructorEmail, route }: Course) => [
  title,
  category,
  level,
  instructorName,
  instructorEmail,
  route,
]

export function Component() {
  const words = useWords(courseWords)
  const labels: Record<CourseField | "index", string> = { ...words, title: words.titleField, index: words.serial }
  const columns = useCourseColumns()
  const address = useListAddress()
  const answer = useGetCoursesQuery()
  const all = answer.data?.data ?? []
  const list = useRowOrder({
    answer,
    call: moveCourse,
    words,
    nameOf: ({ title }) => title,
    filter: (rows) => searchRows(rows, address.search, textsOf),
    isFiltered: address.search !== "",
  })
  return (
    <ResourceList
      words={words}
      {...list}
      address={address}
      filters={
        address.search && all.length > 1 ? <p className="py-2.5 text-muted text-sm">{words.moveOff}</p> : undefined
      }
      columns={columns}
      rowActions={(course) => (
        <div className="flex flex-wrap justify-end">
          <EditRecord id={course._id} name={course.title} />
          <DeleteRecord name={course.title} words={words} call={deleteCourse} record={course} />
        </div>
      )}
      createDialog={
        <CreateDialog isWide words={words} call={createCourse} schema={CreateCourse} empty={emptyCourse}>
          {(form) => <CourseFields contract={form} courses={all} />}
        </CreateDialog>
      }
      editDialog={
        <EditDialog
          words={words}
          labels={labels}
          description={({ title }) => <span className="wrap-anywhere line-clamp-2">{title}</span>}
          rows={answer.data?.data}
          call={updateCourse}
          get={getCourse}
          schema={UpdateCourse}
          inputOf={editedValues}
        >
          {(form, course) => (
            <CourseFields contract={form} courses={all} edited={course} serial={() => form.field("index")} />
          )}
        </EditDialog>
      }
      actions={<ExportLink call={exportCourses} />}
    />
  )
}
