import { getAuditEntries } from "contract"
import { injectCalls } from "#api/calls.ts"
import { useMayCall } from "#session/may-call.ts"

const { useGetEntriesOfRecordQuery } = injectCalls({ getEntriesOfRecord: getAuditEntries })

/** The email of the user who last changed a record, from the audit log; undefined while unknown, and for those who may not read the log. */
export function useLastEditor(recordId: string, isNeeded: boolean): string | undefined {
  const query = { search: recordId, limit: 5 }
  const mayRead = useMayCall()(getAuditEntries)
  const skip = !(isNeeded && mayRead)
  const { data } = useGetEntriesOfRecordQuery({ query }, { skip, refetchOnMountOrArgChange: true })
  return data?.data.find((entry) => entry.recordId === recordId && entry.action.endsWith(".update"))?.actor
}
