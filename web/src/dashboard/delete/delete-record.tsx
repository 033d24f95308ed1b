import { type Call, getDeletions, type RecordKind } from "contract"
import { type ReactNode, useEffect, useRef } from "react"
import { Link, useNavigate } from "react-router"
import { useActionToast } from "#api/action-toast.ts"
import { idAndVersion, noTopics, type RecordCall, useCall, useRefetch } from "#api/calls.ts"
import { useUndoDelete } from "#dashboard/delete/undo-delete.tsx"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { lastListUrl } from "#dashboard/list/last-list.ts"
import { RowAction, type RowActionProps } from "#dashboard/row/row-action.tsx"
import { useNextRowFocus } from "#dashboard/row/row-focus.ts"
import { useTexts } from "#i18n/language.tsx"
import { deletionTexts } from "#i18n/screens/deletion.ts"
import { recordTexts } from "#i18n/screens/records.ts"
import { paths } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { BinIcon } from "#ui/image/icon.tsx"

export type Leaving = ReturnType<typeof useLeaveDeleted>

/**
 * Leaves the page of a record that was deleted there, for its list. Data that the deletion changed is fetched again only when the
 * page is gone, because its own queries would fail.
 */
export function useLeaveDeleted({ topics }: Pick<Call, "topics">, listPath: string) {
  const navigate = useNavigate()
  const refetch = useRefetch(topics)
  const isDeleted = useRef(false)
  const onUnmount = useRef(refetch)
  useEffect(() => () => void (isDeleted.current && setTimeout(onUnmount.current)), [])
  return {
    leave: () => {
      isDeleted.current = true
      void navigate(lastListUrl(listPath))
    },
    refetch,
  }
}

/** From a list to what was deleted from it, for those who may restore it. */
export function BinLink({ kind, call }: { kind: RecordKind; call: Call }) {
  const { bin } = useTexts(deletionTexts)
  const mayCall = useMayCall()
  if (!mayCall(getDeletions) || !mayCall(call)) return null
  return (
    <Link
      to={`${paths.bin}?${new URLSearchParams({ kind })}`}
      title={bin}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field text-muted no-underline hover:bg-sunken hover:text-ink"
    >
      <BinIcon />
      {/* In a menu it has room for its name. */}
      <span className="sr-only font-semibold text-ink in-data-menu:not-sr-only">{bin}</span>
    </Link>
  )
}

type DeleteTexts = {
  deleteTitle: string
  deleteText: (name: string, detail: string) => string
  deleting?: string
  deleted: string
  deleteFailed: string
}

type DeleteRecordProps = Omit<RowActionProps, "recordName" | "label"> & {
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

export function DeleteRecord(props: DeleteRecordProps) {
  const { name, texts, detail = "", text = texts.deleteText(name, detail), ...rest } = props
  const { call, record, onDeleted, leaving, ...button } = rest
  const label = useTexts(recordTexts).delete
  const toastAction = useActionToast()
  const send = useCall(call, leaving && noTopics)
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
      {(open) => (
        <RowAction
          isDanger
          // On the record's own page there is room for the word.
          icon={<BinIcon />}
          isIconOnly={!leaving}
          {...button}
          {...nextFocus}
          label={label}
          recordName={name}
          onClick={open}
        />
      )}
    </ConfirmAction>
  )
}
