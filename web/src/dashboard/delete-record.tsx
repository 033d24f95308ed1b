import { type ReactNode, useLayoutEffect, useRef } from "react"
import { useActionToast } from "#api/action-toast.ts"
import { idAndVersion, type RecordCall, useCall } from "#api/calls.ts"
import { ConfirmAction } from "#dashboard/confirm-action.tsx"
import { RowAction, type RowActionProps } from "#dashboard/row-action.tsx"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { useMayCall } from "#session/may-call.ts"
import { isFocusLost } from "#ui/focus.ts"

type DeleteTexts = {
  deleteTitle: string
  deleteText: (name: string, detail: string) => string
  deleting?: string
  deleted: string
  deleteFailed: string
}

type DeleteRecordProps = Omit<RowActionProps, "recordName" | "label"> & {
  /** The record's name. */
  name: string
  texts: DeleteTexts
  /** The second argument of `deleteText`. */
  detail?: string
  /** Instead of `deleteText`. */
  text?: ReactNode
  call: RecordCall
  record: Parameters<typeof idAndVersion>[0]
  onDeleted?: () => void
}

export function DeleteRecord(props: DeleteRecordProps) {
  const { name, texts, detail = "", text = texts.deleteText(name, detail), call, record, onDeleted, ...button } = props
  const label = useTexts(recordTexts).delete
  const toastAction = useActionToast()
  const send = useCall(call)
  const nextFocus = useNextFocus()
  const mayDelete = useMayCall()(call)
  const toastTexts = { doing: texts.deleting, done: texts.deleted, failed: texts.deleteFailed }
  if (!mayDelete) return null
  return (
    <ConfirmAction
      title={texts.deleteTitle}
      text={text}
      confirm={label}
      onConfirm={() => toastAction(send(idAndVersion(record)).then(onDeleted), toastTexts)}
    >
      {(open) => <RowAction isDanger {...button} {...nextFocus} label={label} recordName={name} onClick={open} />}
    </ConfirmAction>
  )
}

/** When a button removes its own row, moves the focus to the same button of the next row, or else of the previous one. */
function useNextFocus() {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      const row = element?.closest("tr")
      const next = row?.nextElementSibling ?? row?.previousElementSibling
      const nextButton = next?.querySelector<HTMLElement>("[data-action=delete]")
      // After the row is removed; until then the dialog has the focus.
      setTimeout(() => isFocusLost() && nextButton?.focus())
    }
  }, [])
  return { ref: button, "data-action": "delete" }
}
