import { useState } from "react"
import { letterTexts } from "#features/certificate/issue/letters-texts.ts"
import { namedLetters } from "#features/certificate/issue/missing-letters.ts"
import { unlikeTexts } from "#features/certificate/issue/unlike-texts.ts"
import { useI18n, useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { importTexts } from "#i18n/screens/import.ts"
import { Button, IconButton } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { CheckBox } from "#ui/form/check-box.tsx"
import { FieldWarning, inputClass, ProblemText } from "#ui/form/fields.tsx"
import { CloseIcon, WarningIcon } from "#ui/image/icon.tsx"
import { type BatchRow, hasProblem, missingInName, type RowField, type ShownRow } from "./batch-rows.ts"
import { batchTexts } from "./batch-texts.ts"

const pageSize = 50

type BatchTableProps = {
  rows: readonly ShownRow[]
  onChange: (line: number, change: Partial<BatchRow>) => void
  onRemove: (line: number) => void
}

/** The people of a list. Those with a problem are always shown, also in a longer list. */
export function BatchTable({ rows, onChange, onRemove }: BatchTableProps) {
  const { texts, format } = useTextsAndFormat(batchTexts)
  const [limit, setLimit] = useState(pageSize)
  const shown = rows.filter(
    (row, index) =>
      index < limit || row.isEdited || hasProblem(row) || row.unlike !== undefined || missingInName(row).length > 0,
  )
  const hidden = rows.length - shown.length
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border border-line">
        {shown.map((row) => (
          <Row key={row.line} row={row} onChange={onChange} onRemove={onRemove} />
        ))}
      </div>
      {hidden > 0 && (
        <Button onClick={() => setLimit(limit + pageSize)}>
          {texts.more(format.number(Math.min(hidden, pageSize)))}
        </Button>
      )}
    </>
  )
}

type RowProps = Omit<BatchTableProps, "rows"> & { row: ShownRow }

function Row({ row, onChange, onRemove }: RowProps) {
  const { texts, format } = useTextsAndFormat(batchTexts)
  const { line, duplicate } = row
  const name = texts.row(format.digits(String(line)))
  const field = (field: RowField, value: string) => (
    <Cell
      row={row}
      field={field}
      value={value}
      label={`${name}: ${texts[field]}`}
      onChange={(value) => onChange(line, { [field]: value, isEdited: true })}
    />
  )
  return (
    <fieldset
      aria-label={name}
      className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-start gap-x-2 gap-y-1.5 border-line border-b p-2 last:border-b-0 sm:grid-cols-[2rem_minmax(0,1fr)_minmax(0,1fr)_10rem_auto]"
    >
      <span className="tabular py-2.5 text-end text-muted text-sm max-sm:row-span-3">
        {format.digits(String(line))}
      </span>
      {field("name", row.name)}
      {field("email", row.email)}
      {row.isIssued ? field("number", row.shownNumber) : <span className="max-sm:hidden" />}
      <IconButton
        label={`${texts.remove}: ${name}`}
        onClick={() => onRemove(line)}
        className="max-sm:col-start-3 max-sm:row-start-1"
      >
        <CloseIcon />
      </IconButton>
      {duplicate && (
        <div className="col-start-2 col-end-[-1] flex flex-wrap items-center gap-x-4 text-sm">
          <span className="flex items-start gap-1.5">
            <WarningIcon className="mt-px" />
            {duplicate === "inBatch" ? texts.inBatch : texts.twice(format.digits(String(duplicate.line)))}
          </span>
          <CheckBox
            checked={row.isIssued}
            onChange={({ target }) => onChange(line, { isChosen: target.checked, isEdited: true })}
          >
            {texts.choose}
          </CheckBox>
        </div>
      )}
    </fieldset>
  )
}

type CellProps = { row: ShownRow; field: RowField; value: string; label: string; onChange: (value: string) => void }

function Cell({ row, field, value, label, onChange }: CellProps) {
  const { language } = useI18n()
  const problem = row.problems[field]
  const { missing } = useTexts(importTexts).faulty
  const { nameLater } = useTexts(letterTexts)
  const letters = field === "name" ? missingInName(row) : []
  const { rowUnlike } = useTexts(unlikeTexts)
  const warning =
    field === "number" && row.unlike !== undefined
      ? rowUnlike(row.unlike)
      : letters.length > 0 && nameLater(namedLetters(letters))
  const isMissing = value.trim() === "" || problem?.code === "allFieldsRequired"
  const error = problem && (isMissing ? missing : translate(problem, language))
  const id = `${field}-${row.line}`
  const warningId = `${id}-warning`
  const describedBy = classes(Boolean(error) && id, Boolean(warning) && warningId) || undefined
  return (
    <div className="grid gap-1 max-sm:col-start-2">
      <input
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        inputMode={field === "email" ? "email" : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={inputClass(error, "text-sm")}
      />
      {error && <ProblemText id={id}>{error}</ProblemText>}
      {warning && <FieldWarning id={warningId} text={warning} />}
    </div>
  )
}
