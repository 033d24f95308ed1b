import type { Call } from "contract"
import { toast } from "react-hot-toast/headless"
import { useActionToast, withReason } from "#api/action-toast.ts"
import {
  type BulkBody,
  type BulkOutcome,
  isBulkSeriesRunning,
  maxBulkRecords,
  runBulkSeries,
} from "#api/bulk-series.ts"
import { noTopics, useCall, useRefetch } from "#api/calls.ts"
import type { Selection } from "#dashboard/bulk/selection.ts"
import { offerUndo, undoToastOptions } from "#dashboard/delete/undo.tsx"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { bulkTexts } from "#i18n/screens/bulk.ts"
import { recordTexts } from "#i18n/screens/records.ts"

type Row = { _id: string; updatedAt?: string }
type ActionTexts = { doing: string; done: string; failed: string }

type BulkChangePlan<T extends Row> = {
  call: Call
  selection: Selection<T>
  nameOf: (row: T) => string
  /** With `versions`, rows that the list does not show as they are now are skipped. */
  by?: "ids" | "versions"
  /** The call's query when an action starts; its undo has the same. */
  query?: () => object
  /** The name of the user's own record, which is always skipped, and why. */
  own?: { name: string; reason: string }
}

const maxNames = 5
type Send = Parameters<typeof runBulkSeries>[0]["send"]

/** Sets the same values in all selected rows, and reports it in one toast, which can undo it. */
export function useBulkChange<T extends Row>(plan: BulkChangePlan<T>) {
  const { call, selection, nameOf, by = "ids", query, own } = plan
  const toastAction = useActionToast()
  const { texts } = useTextsAndFormat(bulkTexts)
  const { undo: undoTexts } = useTextsAndFormat(recordTexts).texts
  const describe = useOutcomeTexts(own)
  // The lists are refetched once, after the last call.
  const sendCall = useCall(call, noTopics)
  const sendWith =
    (sent: object | undefined): Send =>
    async (body) =>
      ((await sendCall({ query: sent, body })) as { data: Awaited<ReturnType<Send>> }).data
  const refetch = useRefetch(call.topics)

  async function undo(bodies: readonly BulkBody[], total: number, send: Send) {
    const title = undoTexts.doing
    const outcome = await runBulkSeries({ title, bodies, total, send }).finally(refetch)
    return describe.undo(outcome)
  }

  /** Resolves to whether the action succeeded, or has begun as a series whose progress is shown. */
  return async (values: object, { doing, done, failed }: ActionTexts): Promise<boolean> => {
    const total = selection.count
    const isSeries = total > maxBulkRecords
    if (isSeries && isBulkSeriesRunning()) {
      toast.error(texts.running, { id: texts.running })
      return false
    }
    const send = sendWith(query?.())
    const names = new Map(selection.rows.map((row) => [row._id, nameOf(row)]))
    const bodies = selection.bodies(by).map((body) => ({ ...values, ...body }))
    const work = runBulkSeries({ title: doing, bodies, total, send }).finally(refetch)
    const options = undoToastOptions(done, bodies.length > 0 ? JSON.stringify(values) : "")
    const reported = toastAction(work.then(refuseAllSkipped), {
      ...options,
      ...(!isSeries && { doing }),
      failed,
      done: (outcome) => {
        const { message, name } = describe.change(outcome, done, names)
        if (outcome.undo.length === 0) return message
        return offerUndo({ ...options, message, name, revert: () => undo(outcome.undo, outcome.changed, send) })
      },
    })
    // Rows that somebody changed meanwhile must be looked at again, so they do not stay selected.
    const hasEnded = isSeries || (await work.then(isTrue, isFalse))
    if (hasEnded) selection.clear()
    if (!isSeries) await reported
    return hasEnded
  }

  function refuseAllSkipped(outcome: BulkOutcome) {
    const [reason] = outcome.changed + outcome.already === 0 ? describe.skipped(outcome.skipped) : []
    if (reason) throw { status: 412, data: { message: reason } }
    return outcome
  }
}

const isTrue = () => true
const isFalse = () => false

export function useOutcomeTexts(own: BulkChangePlan<Row>["own"]) {
  const { texts, format } = useTextsAndFormat(bulkTexts)

  function skippedText(skipped: readonly string[], names: ReadonlyMap<string, string> = new Map()) {
    const others = skipped.filter((name) => name !== own?.name)
    const listed = others.slice(0, maxNames).map((name) => names.get(name) ?? name)
    const text = listed.join(", ") + (others.length > maxNames ? " …" : "")
    return [
      ...(others.length > 0 ? [texts.skipped(format.number(others.length), text)] : []),
      ...(others.length < skipped.length && own ? [own.reason] : []),
    ]
  }
  return {
    skipped: skippedText,
    change({ changed, already, skipped, stoppedOf }: BulkOutcome, done: string, names: ReadonlyMap<string, string>) {
      const count = format.number(changed)
      const lines = [
        ...(stoppedOf === null
          ? []
          : [texts.stopped(format.number(changed + already + skipped.length), format.number(stoppedOf))]),
        ...(already > 0 ? [texts.already(format.number(already))] : []),
        ...skippedText(skipped, names),
      ]
      if (changed + already + skipped.length === 0) return { message: texts.nothing, name: "" }
      return {
        message: lines.length > 0 ? withReason(changed > 0 ? done : "", lines.join(". ")) : done,
        name: texts.changed(count),
      }
    },
    undo({ changed, skipped }: BulkOutcome) {
      const [reason] = skippedText(skipped)
      if (!reason) return undefined
      if (changed === 0) throw { status: 412, data: { message: reason } }
      return withReason(texts.undone(format.number(changed)), reason)
    },
  }
}
