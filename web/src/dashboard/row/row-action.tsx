import type { ComponentProps, ReactNode } from "react"
import { useDialogUrlState } from "#dashboard/form/dialog-url-state.ts"
import { MoreActions } from "#dashboard/row/more-actions.tsx"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { classes } from "#ui/class-names.ts"
import { EditIcon } from "#ui/image/icon.tsx"

export type RowActionProps = ComponentProps<"button"> & {
  label: string
  /** The record's name, for screen readers. */
  recordName: string
  isDanger?: boolean
  /** Instead of the label, which is then the tooltip; in a table only if there is an icon alone. */
  icon?: ReactNode
  isIconOnly?: boolean
}

export function RowAction({
  label,
  recordName,
  isDanger = false,
  icon,
  isIconOnly = false,
  className,
  ...rest
}: RowActionProps) {
  return (
    <button
      type="button"
      aria-label={`${label} ${recordName}`}
      title={icon ? label : undefined}
      {...rest}
      className={classes(
        "inline-flex min-h-11 items-center rounded-field font-semibold text-sm hover:bg-sunken lg:min-h-9",
        Boolean(icon) && "min-w-11 justify-center gap-1.5",
        Boolean(icon) && (isIconOnly ? "lg:min-w-9" : "@3xl:px-3 @3xl:*:[svg]:hidden"),
        !icon && "px-3",
        isDanger ? "text-danger" : "text-brand",
        className,
      )}
    >
      {icon}
      {/* Few elements, because a list may have a hundred rows. */}
      {!icon && label}
      {icon && !isIconOnly && (
        <span data-label="" className="@max-3xl:hidden">
          {label}
        </span>
      )}
    </button>
  )
}

type RowActionsProps = {
  recordName: string
  /** What is done most, beside the button that opens the menu. */
  children: ReactNode
  /** In the menu. */
  more?: ReactNode
}

/** The last cell of a row. */
export function RowActions({ recordName, children, more }: RowActionsProps) {
  const { moreActions } = useTexts(recordTexts)
  return (
    <div className="flex items-center justify-end whitespace-nowrap">
      {children}
      {more && (
        <MoreActions label={`${moreActions} ${recordName}`} className="lg:size-9">
          {more}
        </MoreActions>
      )}
    </div>
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
  return <RowAction icon={<EditIcon />} label={texts.edit} recordName={name} onClick={() => openEdit(id)} />
}
