import type { ReactNode } from "react"
import { useActionToast } from "#api/action-toast.ts"
import { idAndVersion, type RecordCall, useCall } from "#api/calls.ts"
import { ConfirmAction } from "#dashboard/confirm-action.tsx"
import { RowAction, type RowActionProps } from "#dashboard/row-action.tsx"
import { useNextRowFocus } from "#dashboard/row-focus.ts"
import { useUndoDelete } from "#dashboard/undo-delete.tsx"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { useMayCall } from "#session/may-call.ts"

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
  const nextFocus = useNextRowFocus("delete")
  const mayDelete = useMayCall()(call)
  const { options, message } = useUndoDelete()(texts.deleted, record._id)
  const toastTexts = {
    ...options,
    doing: texts.deleting,
    done: () => message(texts.deleted, name, record._id),
    failed: texts.deleteFailed,
  }
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
