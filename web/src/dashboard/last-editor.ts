import { getAuditEntries } from "contract"
import { injectCalls } from "#api/calls.ts"
import { useMayCall } from "#session/may-call.ts"

const { useGetEntriesOfRecordQuery } = injectCalls({ getEntriesOfRecord: getAuditEntries })

/** The name of the user who last changed a record, from the audit log; undefined while unknown, and for those who may not read the log. */
export function useLastEditor(recordId: string, isNeeded: boolean): string | undefined {
  const query = { recordId, limit: 5 }
  const mayRead = useMayCall()(getAuditEntries)
  const skip = !(isNeeded && mayRead)
  const { data } = useGetEntriesOfRecordQuery({ query }, { skip, refetchOnMountOrArgChange: true })
  const entry = data?.data.find(({ action }) => action.endsWith(".update"))
  // Only the email remains of a deleted account.
  return entry && (entry.actorName || entry.actor)
}
