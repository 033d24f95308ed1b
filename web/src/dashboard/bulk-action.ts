import { useActionToast, withReason } from "#api/action-toast.ts"
import type { BulkResult } from "#api/bulk-call.ts"
import { readFailure } from "#api/failure.ts"
import type { Selection } from "#dashboard/selection.ts"
import { useI18n, useWords } from "#i18n/language.tsx"
import { recordWords } from "#i18n/screens/records.ts"

type Row = { _id: string }
type Told = { doing: string; done: string; failed: string }

const maxNamed = 5

/** Says in one toast what became of an action on all rows that are selected; what failed stays selected. */
export function useBulkAction<T extends Row>(selection: Selection<T>, nameOf: (row: T) => string) {
  const toastAction = useActionToast()
  const i18n = useI18n()
  const words = useWords(recordWords)

  /** Names those that had the wanted value already: somebody else was quicker. */
  function unchangedIn({ unchanged }: BulkResult, rows: readonly T[]) {
    if (unchanged.length === 0) return null
    const names = rows.filter(({ _id }) => unchanged.includes(_id)).map(nameOf)
    const more = names.length > maxNamed ? " …" : ""
    return words.unchanged(i18n.format.number(unchanged.length), names.slice(0, maxNamed).join(", ") + more)
  }

  async function settled(work: Promise<BulkResult>) {
    const outcome = await work
    const { failed } = outcome
    // What is not there any more cannot be tried again; what somebody has changed is to be looked at first.
    const again = failed.filter(({ failure }) => failure.status !== 404 && failure.status !== 412)
    selection.keepOnly(again.map(({ id }) => id))
    const [first] = failed
    if (!first) return outcome
    const reasons = new Set(failed.map(({ failure }) => readFailure(failure, i18n).message))
    const message = words.failedReason(i18n.format.number(failed.length), [...reasons].join("; "))
    throw { status: first.failure.status, data: { message } }
  }

  /** Answers whether any of it was done. */
  return async (work: Promise<BulkResult>, { doing, done, failed }: Told) => {
    const { rows } = selection
    const said = (outcome: BulkResult) => {
      const unchanged = unchangedIn(outcome, rows)
      return unchanged ? withReason(done, unchanged) : done
    }
    await toastAction(settled(work), { doing, done: said, failed })
    return await work.then(
      (outcome) => outcome.done.length > 0,
      () => false,
    )
  }
}
