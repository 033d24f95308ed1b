import type { ReactNode } from "react"
import { useActionToast } from "#api/action-toast.ts"
import { idAndVersion, type RecordCall, useCall } from "#api/calls.ts"
import type { Leaving } from "#dashboard/delete/leave-deleted.ts"
import { useUndoDelete } from "#dashboard/delete/undo-delete.tsx"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { RowAction, type RowActionProps } from "#dashboard/row/row-action.tsx"
import { useNextRowFocus } from "#dashboard/row/row-focus.ts"
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
  onDeleted?: (() => void) | undefined
  /** On the record's own page: leaves it, and fetches again what the call changes. */
  leaving?: Leaving | undefined
}

const none: never[] = []

export function DeleteRecord(props: DeleteRecordProps) {
  const { name, texts, detail = "", text = texts.deleteText(name, detail), ...rest } = props
  const { call, record, onDeleted, leaving, ...button } = rest
  const label = useTexts(recordTexts).delete
  const toastAction = useActionToast()
  const send = useCall(call, leaving && none)
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

  async function remove() {
    try {
      await send(idAndVersion(record))
    } catch (failure) {
      leaving?.refetch()
      throw failure
    }
    onDeleted?.()
    leaving?.leave()
  }
  return (
    <ConfirmAction
      title={texts.deleteTitle}
      text={text}
      confirm={label}
      onConfirm={() => toastAction(remove(), toastTexts)}
    >
      {(open) => <RowAction isDanger {...button} {...nextFocus} label={label} recordName={name} onClick={open} />}
    </ConfirmAction>
  )
}
