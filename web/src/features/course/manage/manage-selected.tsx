import { type Course, changeCoursesOnHome, changeCoursesOpen, deleteCourses, getAllCourses } from "contract"
import { useBulkChange } from "#dashboard/bulk/bulk-change.tsx"
import { DeleteSelected } from "#dashboard/bulk/delete-selected.tsx"
import type { Selection } from "#dashboard/bulk/selection.ts"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { courseTexts } from "#features/course/texts.ts"
import { useTextsAndFormat } from "#i18n/language.tsx"

export function SelectedCourses({ selection }: { selection: Selection<Course> }) {
  const { texts, format } = useTextsAndFormat(courseTexts)
  const { chosen } = texts
  const nameOf = ({ title }: Course) => title
  const changeHome = useBulkChange({ call: changeCoursesOnHome, selection, nameOf })
  const changeOpen = useBulkChange({ call: changeCoursesOpen, selection, nameOf })
  const count = format.number(selection.count)
  const actions = [
    { ...chosen.open, run: () => changeOpen({ isShow: true }, { ...texts.registrationSwitch, doing: chosen.doing }) },
    { ...chosen.close, run: () => changeOpen({ isShow: false }, { ...texts.registrationSwitch, doing: chosen.doing }) },
    { ...chosen.show, run: () => changeHome({ isHomeShow: true }, { ...texts.homeSwitch, doing: chosen.doing }) },
    { ...chosen.hide, run: () => changeHome({ isHomeShow: false }, { ...texts.homeSwitch, doing: chosen.doing }) },
  ]
  return (
    <>
      {actions.map(({ label, title, text, run }) => (
        <ConfirmAction key={label} title={title(count)} text={text} confirm={label} kind="accent" onConfirm={run}>
          {(open) => <RowAction label={label} recordName={chosen.recordName} onClick={open} />}
        </ConfirmAction>
      ))}
      <DeleteSelected selection={selection} call={deleteCourses} list={getAllCourses} nameOf={nameOf} texts={texts} />
    </>
  )
}
