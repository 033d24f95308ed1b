import type { Call, Page } from "contract"
import { useId, useState } from "react"
import { useActionToast } from "#api/action-toast.ts"
import { isBulkSeriesRunning, maxBulkRecords } from "#api/bulk-series.ts"
import { noTopics, useCall } from "#api/calls.ts"
import { useOutcomeTexts } from "#dashboard/bulk/bulk-change.tsx"
import { type DeleteSelectionProps, type Row, useDeleteSeries } from "#dashboard/bulk/delete-series.ts"
import type { Selection } from "#dashboard/bulk/selection.ts"
import { useUndoDelete } from "#dashboard/delete/undo-delete.tsx"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { numberIn } from "#i18n/number-in.ts"
import { bulkTexts } from "#i18n/screens/bulk.ts"
import { deletionTexts } from "#i18n/screens/deletion.ts"
import { recordTexts } from "#i18n/screens/records.ts"
import { inputClass } from "#ui/form/fields.tsx"

/** Deletes every record that the list's search and filters find. Nobody can check their names, so their number is typed. */
export function DeleteEvery<T extends Row>(props: DeleteSelectionProps<T>) {
  const { selection } = props
  const { deleteTitle, deleteText, recordName } = props.texts.chosen
  const { texts, format } = useTextsAndFormat(bulkTexts)
  const { delete: label } = useTexts(recordTexts)
  const deleteEvery = useDeleteEvery(props)
  const id = useId()
  const [typed, setTyped] = useState("")
  const [isWrong, setWrong] = useState(false)
  const count = format.number(selection.count)

  async function confirm() {
    const isRight = numberIn(typed.replace(/[,\s]/g, "")) === selection.count
    setWrong(!isRight)
    return isRight && deleteEvery()
  }
  return (
    <ConfirmAction
      title={deleteTitle(count, false)}
      text={
        <>
          <span className="block font-semibold text-ink">{texts.everyOne}</span>
          {deleteText}
          <label htmlFor={id} className="mt-4 mb-1.5 block font-semibold text-ink">
            {texts.typeCount(count)}
          </label>
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setWrong(false)
            }}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-error`}
            className={inputClass(isWrong ? "wrong" : undefined)}
          />
          <span id={`${id}-error`} role="status" className="mt-1.5 block text-danger text-sm empty:hidden">
            {isWrong && texts.wrongCount(count)}
          </span>
        </>
      }
      confirm={label}
      onConfirm={confirm}
    >
      {(open) => <RowAction isDanger label={label} recordName={recordName} onClick={open} />}
    </ConfirmAction>
  )
}

/** Resolves to whether it succeeded, or has begun as a series whose progress is shown. */
function useDeleteEvery<T extends Row>({ selection, call, list, texts }: DeleteSelectionProps<T>) {
  const toastAction = useActionToast()
  const undoDelete = useUndoDelete()
  const describe = useOutcomeTexts(undefined)
  const { texts: bulk, format } = useTextsAndFormat(bulkTexts)
  const { deletedCount } = useTexts(deletionTexts)
  const readEvery = useReadEvery(list, selection)
  const deleteRows = useDeleteSeries(call)
  const { deleted, deleteFailed: failed, deleting = texts.chosen.deleting ?? "" } = texts

  return async () => {
    if (isBulkSeriesRunning()) return toastAction(Promise.reject({ data: { message: bulk.running } }), { failed })
    const reading = readEvery()
    const { options, message } = undoDelete(deleted, JSON.stringify(selection.filter))
    const reported = toastAction(
      reading.then((rows) => deleteRows(deleting, rows)),
      {
        ...options,
        failed,
        done: (outcome) => {
          const done = describe.change({ ...outcome, already: 0 }, deleted, new Map()).message
          return outcome.deletion ? message(done, deletedCount(format.number(outcome.changed)), outcome.deletion) : done
        },
      },
    )
    const rows = await reading.catch(() => null)
    const isDone = rows && rows.length > maxBulkRecords ? true : await reported
    if (isDone) selection.clear()
    return isDone
  }
}

/** The records that the list finds, at most as many as were confirmed: the oldest first, so that new ones come last. */
function useReadEvery<T extends Row>(list: Call, { filter, count }: Selection<T>) {
  const read = useCall(list, noTopics)
  return async () => {
    const found = new Map<string, Row>()
    let pages = 1
    for (let page = 1; page <= pages; page++) {
      const query = { ...filter, sort: "createdAt", limit: "100", page: String(page) }
      const { data, meta } = (await read({ query })) as Page<Row>
      pages = Math.min(meta.pages, Math.ceil(count / 100))
      for (const { _id, updatedAt } of data) found.set(_id, { _id, updatedAt })
    }
    return [...found.values()].slice(0, count)
  }
}
