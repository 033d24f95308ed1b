import type { ColumnChoice } from "#dashboard/list-preferences.ts"
import { useTexts } from "#i18n/language.tsx"
import { listTexts } from "#i18n/screens/list.ts"
import { CheckBox } from "#ui/check-box.tsx"
import { PopoverButton } from "#ui/popover-button.tsx"
import type { Column } from "#ui/table.tsx"
import { ToolLabel, toolClass } from "#ui/tool-button.tsx"

const columnsShape = "M4.5 5h15v14h-15zM9.5 5v14M14.5 5v14"

/** The first column names the row, so it is always shown. */
const optionalColumns = <Row,>(columns: readonly Column<Row>[]) => columns.slice(1)

const isShown = <Row,>({ key, isHiddenAtFirst = false }: Column<Row>, choice: ColumnChoice) =>
  choice[key] ?? !isHiddenAtFirst

export const shownColumns = <Row,>(columns: readonly Column<Row>[], choice: ColumnChoice = {}) =>
  columns.filter((column, index) => index === 0 || isShown(column, choice))

type ColumnMenuProps<Row> = {
  columns: readonly Column<Row>[]
  choice: ColumnChoice
  onChoose: (choice: ColumnChoice) => void
}

export function ColumnMenu<Row>({ columns, choice, onChoose }: ColumnMenuProps<Row>) {
  const texts = useTexts(listTexts)
  return (
    <PopoverButton
      title={texts.columns}
      align="end"
      trigger={
        <button type="button" className={toolClass()}>
          <ToolLabel shape={columnsShape} text={texts.columns} />
        </button>
      }
    >
      {() => (
        <div className="grid max-w-72 gap-1">
          <p className="mb-1 text-muted text-sm">{texts.columnsText}</p>
          {optionalColumns(columns).map((column) => (
            <CheckBox
              key={column.key}
              checked={isShown(column, choice)}
              onChange={({ target }) => onChoose({ ...choice, [column.key]: target.checked })}
            >
              {column.heading}
            </CheckBox>
          ))}
        </div>
      )}
    </PopoverButton>
  )
}
