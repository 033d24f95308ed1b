import { useActionToast, withReason } from "#api/action-toast.ts"
import type { BulkResult } from "#api/bulk-call.ts"
import { readFailure } from "#api/failure.ts"
import type { Selection } from "#dashboard/selection.ts"
import { offerUndo, undoToastOptions } from "#dashboard/undo.tsx"
import { useI18n, useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"

type Row = { _id: string }
type BulkAction = {
  doing: string
  done: string
  failed: string
  /** Sets the previous values of the changed rows. */
  undo?: (changed: BulkResult["done"]) => Promise<BulkResult>
}

const maxNamedRows = 5

/** Shows the outcome of an action on all selected rows in one toast. Failed rows stay selected. */
export function useBulkAction<T extends Row>(selection: Selection<T>, nameOf: (row: T) => string) {
  const toastAction = useActionToast()
  const i18n = useI18n()
  const texts = useTexts(recordTexts)

  /** Names the rows that had the target value already: another user was faster. */
  function unchangedText({ unchanged }: BulkResult, rows: readonly T[]) {
    if (unchanged.length === 0) return null
    const names = rows.filter(({ _id }) => unchanged.includes(_id)).map(nameOf)
    const more = names.length > maxNamedRows ? " …" : ""
    return texts.unchanged(i18n.format.number(unchanged.length), names.slice(0, maxNamedRows).join(", ") + more)
  }

  async function selectFailed(work: Promise<BulkResult>) {
    const outcome = await work
    const { failed } = outcome
    // A deleted row cannot be retried; a row that another user changed must be reviewed first.
    const retryable = failed.filter(({ failure }) => failure.status !== 404 && failure.status !== 412)
    selection.retain(retryable.map(({ id }) => id))
    if (failed.length > 0) throw failureOf(failed)
    return outcome
  }

  /** Rejects if any row was not reverted, naming how many and why. */
  async function revert(work: Promise<BulkResult>) {
    const { failed } = await work
    if (failed[0]) throw failureOf(failed)
  }

  /** One failure for all rows that failed. */
  function failureOf(failed: BulkResult["failed"]) {
    const reasons = new Set(failed.map(({ failure }) => readFailure(failure, i18n).message))
    const message = texts.failedReason(i18n.format.number(failed.length), [...reasons].join("; "))
    return { status: failed[0]?.failure.status, data: { message } }
  }

  /** Resolves to whether any row was changed. */
  return async (work: Promise<BulkResult>, { doing, done, failed, undo }: BulkAction) => {
    const { rows } = selection
    const options: Partial<ReturnType<typeof undoToastOptions>> = undo ? undoToastOptions(done, rows[0]?._id ?? "") : {}
    const successMessage = (outcome: BulkResult) => {
      const unchanged = unchangedText(outcome, rows)
      const message = unchanged ? withReason(done, unchanged) : done
      if (!undo || outcome.done.length === 0) return message
      const name = texts.changedCount(i18n.format.number(outcome.done.length))
      return offerUndo({ id: options.id ?? doing, message, name, revert: () => revert(undo(outcome.done)) })
    }
    await toastAction(selectFailed(work), { ...options, doing, done: successMessage, failed })
    return await work.then(
      (outcome) => outcome.done.length > 0,
      () => false,
    )
  }
}
