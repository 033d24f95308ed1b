import type { Call, One, RecordsDeleted, SkippedRecord } from "contract"
import { type BulkBody, runBulkSeries } from "#api/bulk-series.ts"
import { noTopics, useCall, useRefetch } from "#api/calls.ts"
import { chunksOf, type Selection } from "#dashboard/bulk/selection.ts"

export type Row = { _id: string; updatedAt: string }

export type DeleteSelectionProps<T extends Row> = {
  selection: Selection<T>
  call: Call
  /** The call that lists the records. */
  list: Call
  texts: {
    deleting?: string
    deleted: string
    deleteFailed: string
    chosen: {
      deleting?: string
      deleteTitle: (count: string, isOne: boolean) => string
      deleteText: string
      /** The name of the selection, for screen readers. */
      recordName: string
    }
  }
}

/** Returns a function that deletes records, in a series of calls if they are many. They are restored as one. */
export function useDeleteSeries(call: Call) {
  const refetch = useRefetch(call.topics)
  // The lists are refetched once, after the last call.
  const sendCall = useCall(call, noTopics)

  return async (title: string, rows: readonly Row[]) => {
    let deletion = ""
    const left: SkippedRecord[] = []
    const send = async (body: BulkBody) => {
      const { data } = (await sendCall({ body: { ...body, ...(deletion && { deletion }) } })) as One<RecordsDeleted>
      deletion ||= data.deletion
      // Without a name: somebody else has deleted it.
      const named = data.skipped.filter(({ record }) => record !== "")
      left.push(...named)
      const skipped = named.map(({ record }) => record)
      const already = data.skipped.length - named.length
      return { changed: data.deleted, already, skipped, remaining: 0, next: "", undo: [] }
    }
    const records = rows.map(({ _id, updatedAt }) => ({ _id, updatedAt }))
    const bodies = chunksOf(records).map((chunk) => ({ records: chunk }))
    const outcome = await runBulkSeries({ title, bodies, total: rows.length, send }).finally(refetch)
    return { ...outcome, deletion, left }
  }
}
