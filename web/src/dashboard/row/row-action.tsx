import type { ComponentProps } from "react"
import { useDialogUrlState } from "#dashboard/form/dialog-url-state.ts"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { classes } from "#ui/class-names.ts"

export type RowActionProps = ComponentProps<"button"> & {
  label: string
  /** The record's name, for screen readers. */
  recordName: string
  isDanger?: boolean
}

export function RowAction({ label, recordName, isDanger = false, className, ...rest }: RowActionProps) {
  return (
    <button
      type="button"
      aria-label={`${label} ${recordName}`}
      {...rest}
      className={classes(
        "inline-flex min-h-11 items-center rounded-field px-3 font-semibold text-sm hover:bg-sunken lg:min-h-10",
        isDanger ? "text-danger" : "text-brand",
        className,
      )}
    >
      {label}
    </button>
  )
}

/** Opens the list's create dialog with a copy of a row. */
export function CopyRecord({ id, name }: { id: string; name: string }) {
  const texts = useTexts(recordTexts)
  const { openCopy } = useDialogUrlState()
  return <RowAction label={texts.duplicate} recordName={name} onClick={() => openCopy(id)} />
}

/** Opens the list's edit dialog for a row. */
export function EditRecord({ id, name }: { id: string; name: string }) {
  const texts = useTexts(recordTexts)
  const { openEdit } = useDialogUrlState()
  return <RowAction label={texts.edit} recordName={name} onClick={() => openEdit(id)} />
}
