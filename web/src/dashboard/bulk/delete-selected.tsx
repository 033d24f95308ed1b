import type { SkippedRecord } from "contract"
import { lazy, type ReactNode, Suspense } from "react"
import { useActionToast, withReason } from "#api/action-toast.ts"
import { isBulkSeriesRunning, maxBulkRecords } from "#api/bulk-series.ts"
import { type DeleteSelectionProps, type Row, useDeleteSeries } from "#dashboard/bulk/delete-series.ts"
import { useUndoDelete } from "#dashboard/delete/undo-delete.tsx"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { bulkTexts } from "#i18n/screens/bulk.ts"
import { deletionTexts } from "#i18n/screens/deletion.ts"
import { recordTexts } from "#i18n/screens/records.ts"
import { useMayCall } from "#session/may-call.ts"

type DeleteSelectedProps<T extends Row> = DeleteSelectionProps<T> & { nameOf: (row: T) => string }

const maxNames = 5

type DeleteEvery = typeof import("#dashboard/bulk/delete-every.tsx").DeleteEvery
const DeleteEvery = lazy(async () => ({
  default: (await import("#dashboard/bulk/delete-every.tsx")).DeleteEvery,
})) as never as DeleteEvery

/** Deletes the selected records at once; they are restored as one. */
export function DeleteSelected<T extends Row>(props: DeleteSelectedProps<T>) {
  const { selection, call } = props
  const { deleteTitle, deleteText, recordName } = props.texts.chosen
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
      {deleteText}
    </>
  )
  return (
    <ConfirmAction
      title={deleteTitle(format.number(names.length), names.length === 1)}
      text={listed}
      confirm={texts.delete}
      onConfirm={deleteAll}
    >
      {(open) => <RowAction isDanger label={texts.delete} recordName={recordName} onClick={open} />}
    </ConfirmAction>
  )
}

/** Resolves to whether any was deleted, or a series has begun whose progress is shown. */
function useDeleteSelected<T extends Row>({ selection, call, nameOf, texts }: DeleteSelectedProps<T>) {
  const toastAction = useActionToast()
  const undoDelete = useUndoDelete()
  const { texts: common, format, language } = useTextsAndFormat(deletionTexts)
  const { texts: bulk } = useTextsAndFormat(bulkTexts)
  const deleteRows = useDeleteSeries(call)

  function skippedText(skipped: readonly SkippedRecord[], names: ReadonlyMap<string, string>) {
    const reasons = new Set(skipped.map((problem) => translate(problem, language)))
    const listed = skipped.slice(0, maxNames).map(({ _id, record }) => names.get(_id) ?? record)
    const more = skipped.length > maxNames ? " …" : ""
    return `${common.notDeleted(format.number(skipped.length), listed.join(", ") + more)} ${[...reasons].join(". ")}`
  }

  return async () => {
    const { deleted: done, deleteFailed: failed, deleting = texts.chosen.deleting ?? "" } = texts
    const isSeries = selection.count > maxBulkRecords
    if (isSeries && isBulkSeriesRunning())
      return toastAction(Promise.reject({ data: { message: bulk.running } }), { failed })
    const names = new Map(selection.rows.map((row) => [row._id, nameOf(row)]))
    const { options, message } = undoDelete(done, selection.rows[0]?._id ?? "")
    const work = deleteRows(deleting, selection.rows).then((outcome) => {
      if (outcome.changed === 0 && outcome.left.length > 0)
        throw { status: 409, data: { message: skippedText(outcome.left, names) } }
      return outcome
    })
    const reported = toastAction(work, {
      ...options,
      ...(!isSeries && { doing: deleting }),
      failed,
      done: ({ deletion, changed, already, left, stoppedOf }) => {
        const handled = format.number(changed + already + left.length)
        const lines = [
          ...(stoppedOf === null ? [] : [bulk.stopped(handled, format.number(stoppedOf))]),
          ...(left.length > 0 ? [skippedText(left, names)] : []),
        ]
        const text = lines.length > 0 ? withReason(done, lines.join(". ")) : done
        return deletion ? message(text, common.deletedCount(format.number(changed)), deletion) : text
      },
    })
    const isDone = isSeries || (await reported)
    if (isDone) selection.clear()
    return isDone
  }
}
