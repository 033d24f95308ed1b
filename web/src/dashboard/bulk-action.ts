import { useActionToast, withReason } from "#api/action-toast.ts"
import type { BulkResult } from "#api/bulk-call.ts"
import { readFailure } from "#api/failure.ts"
import type { Selection } from "#dashboard/selection.ts"
import { useI18n, useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"

type Row = { _id: string }
type BulkTexts = { doing: string; done: string; failed: string }

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
    const [first] = failed
    if (!first) return outcome
    const reasons = new Set(failed.map(({ failure }) => readFailure(failure, i18n).message))
    const message = texts.failedReason(i18n.format.number(failed.length), [...reasons].join("; "))
    throw { status: first.failure.status, data: { message } }
  }

  /** Resolves to whether any row was changed. */
  return async (work: Promise<BulkResult>, { doing, done, failed }: BulkTexts) => {
    const { rows } = selection
    const successMessage = (outcome: BulkResult) => {
      const unchanged = unchangedText(outcome, rows)
      return unchanged ? withReason(done, unchanged) : done
    }
    await toastAction(selectFailed(work), { doing, done: successMessage, failed })
    return await work.then(
      (outcome) => outcome.done.length > 0,
      () => false,
    )
  }
}
