import type { Outcome } from "#api/each-row.ts"
import { toldBy } from "#api/failure.ts"
import { useTold } from "#api/told.ts"
import type { Selection } from "#dashboard/selection.ts"
import { useSpeech } from "#i18n/language.tsx"
import { recordWords } from "#i18n/screens/records.ts"
import { useWords } from "#i18n/words.ts"

type Row = { _id: string }

/** Says in one toast what became of an action on all rows that are selected; what failed stays selected. */
export function useOutcome<T extends Row>(selection: Selection<T>) {
  const tell = useTold()
  const speech = useSpeech()
  const words = useWords(recordWords)

  async function settled(work: Promise<Outcome>) {
    const { failed } = await work
    // What is not there any more cannot be tried again; what somebody has changed is to be looked at first.
    const again = failed.filter(({ failure }) => failure.status !== 404 && failure.status !== 412)
    selection.keepOnly(again.map(({ id }) => id))
    const [first] = failed
    if (!first) return
    const reasons = new Set(failed.map(({ failure }) => toldBy(failure, speech).message))
    const message = words.failedReason(speech.format.number(failed.length), [...reasons].join("; "))
    throw { status: first.failure.status, data: { message } }
  }

  /** Answers whether any of it was done. */
  return async (work: Promise<Outcome>, told: Parameters<typeof tell>[1]) => {
    await tell(settled(work), told)
    return await work.then(
      ({ done }) => done.length > 0,
      () => false,
    )
  }
}
