import { type Restoration, restoreDeletion, type SkippedRecord, type Topic } from "contract"
import { useDispatch } from "react-redux"
import { api, noTopics, useCall } from "#api/calls.ts"

/** The restored records of all calls of a restore. */
export type Restored = Pick<Restoration, "kind" | "_id" | "record" | "restored" | "demoted"> & {
  skipped: SkippedRecord[]
}

/** Restores what was deleted together, or one `record` of it. One call restores some hundred records, so it is repeated. */
export function useRestore() {
  const dispatch = useDispatch()
  const send = useCall(restoreDeletion, noTopics)

  return async (id: string, record?: string): Promise<Restored> => {
    let total: Restored | undefined
    let after: number | undefined
    try {
      do {
        const { data } = await send({ params: { id }, query: { record, after } })
        const { kind, _id, restored, skipped, demoted } = data
        total = {
          kind,
          _id,
          record: data.record,
          restored: (total?.restored ?? 0) + restored,
          skipped: [...(total?.skipped ?? []), ...skipped],
          demoted: [...(total?.demoted ?? []), ...demoted],
        }
        after = data.next
      } while (after > 0)
    } finally {
      // A user comes back with their review.
      const topics: Topic[] = total ? [total.kind, ...(total.kind === "user" ? (["review"] as const) : [])] : []
      dispatch(api.util.invalidateTags([...topics, "audit"]))
    }
    return total
  }
}
