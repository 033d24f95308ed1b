import { type Call, maxDeletedRecords, type One, type RecordsDeleted, type SkippedRecord } from "contract"
import { lazy, type ReactNode, Suspense } from "react"
import { useActionToast, withReason } from "#api/action-toast.ts"
import { useCall } from "#api/calls.ts"
import { ConfirmAction } from "#dashboard/confirm-action.tsx"
import { RowAction } from "#dashboard/row-action.tsx"
import type { Selection } from "#dashboard/selection.ts"
import { useUndoDelete } from "#dashboard/undo-delete.tsx"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { deletionTexts } from "#i18n/screens/deletion.ts"
import { recordTexts } from "#i18n/screens/records.ts"
import { useMayCall } from "#session/may-call.ts"

type Row = { _id: string; updatedAt: string }

type DeleteSelectedProps<T extends Row> = {
  selection: Selection<T>
  call: Call
  /** The call that lists the records. */
  list: Call
  nameOf: (row: T) => string
  /** Below the names of the selected records. */
  text: string
  title: (count: string, isOne: boolean) => string
  /** What is selected, for screen readers. */
  recordName: string
  texts: { deleting?: string; deleted: string; deleteFailed: string }
}

const maxNames = 5

type DeleteEvery = typeof import("#dashboard/delete-every.tsx").DeleteEvery
const DeleteEvery = lazy(async () => ({
  default: (await import("#dashboard/delete-every.tsx")).DeleteEvery,
})) as never as DeleteEvery

/** Deletes the selected records at once; they are restored as one. */
export function DeleteSelected<T extends Row>(props: DeleteSelectedProps<T>) {
  const { selection, call, title, text, recordName } = props
  const { texts, format } = useTextsAndFormat(recordTexts)
  const { andMore } = useTexts(deletionTexts)
  const mayDelete = useMayCall()(call)
  const deleteAll = useDeleteSelected(props)
  const names = selection.rows.map(props.nameOf)
  if (!mayDelete) return null
  if (selection.isEvery)
    return (
      <Suspense>
        <DeleteEvery {...props} />
      </Suspense>
    )
  const listed: ReactNode = (
    <>
      <span className="wrap-anywhere block font-semibold text-ink">
        {names.slice(0, maxNames).join(", ")}{" "}
        {names.length > maxNames && andMore(format.number(names.length - maxNames))}
      </span>
      {text}
    </>
  )
  return (
    <ConfirmAction
      title={title(format.number(names.length), names.length === 1)}
      text={listed}
      confirm={texts.delete}
      onConfirm={deleteAll}
    >
      {(open) => <RowAction isDanger label={texts.delete} recordName={recordName} onClick={open} />}
    </ConfirmAction>
  )
}

/** Resolves to whether any was deleted. */
function useDeleteSelected<T extends Row>({ selection, call, nameOf, texts }: DeleteSelectedProps<T>) {
  const toastAction = useActionToast()
  const undoDelete = useUndoDelete()
  const { texts: common, format, language } = useTextsAndFormat(deletionTexts)
  const send = useCall(call)

  async function deleteRows(rows: readonly T[]): Promise<RecordsDeleted> {
    let total: RecordsDeleted = { deletion: "", deleted: 0, skipped: [] }
    for (let from = 0; from < rows.length; from += maxDeletedRecords) {
      const records = rows.slice(from, from + maxDeletedRecords).map(({ _id, updatedAt }) => ({ _id, updatedAt }))
      const body = { records, ...(total.deletion && { deletion: total.deletion }) }
      const { data } = (await send({ body })) as One<RecordsDeleted>
      total = {
        deletion: total.deletion || data.deletion,
        deleted: total.deleted + data.deleted,
        skipped: [...total.skipped, ...data.skipped],
      }
    }
    return total
  }

  function skippedText(skipped: readonly SkippedRecord[], names: ReadonlyMap<string, string>) {
    const reasons = new Set(skipped.map((problem) => translate(problem, language)))
    const listed = skipped.slice(0, maxNames).map(({ _id, record }) => names.get(_id) ?? record)
    const more = skipped.length > maxNames ? " …" : ""
    return `${common.notDeleted(format.number(skipped.length), listed.join(", ") + more)} ${[...reasons].join(". ")}`
  }

  return async () => {
    const names = new Map(selection.rows.map((row) => [row._id, nameOf(row)]))
    const { options, message } = undoDelete(texts.deleted, selection.rows[0]?._id ?? "")
    const work = deleteRows(selection.rows).then((result) => {
      // Somebody else was faster.
      const skipped = result.skipped.filter(({ record }) => record !== "")
      if (result.deleted === 0 && skipped.length > 0)
        throw { status: 409, data: { message: skippedText(skipped, names) } }
      return { ...result, skipped }
    })
    const isDone = await toastAction(work, {
      ...options,
      doing: texts.deleting,
      failed: texts.deleteFailed,
      done: ({ deletion, deleted, skipped }) => {
        const done = skipped.length > 0 ? withReason(texts.deleted, skippedText(skipped, names)) : texts.deleted
        return deletion ? message(done, common.deletedCount(format.number(deleted)), deletion) : done
      },
    })
    if (isDone) selection.clear()
    return isDone
  }
}
