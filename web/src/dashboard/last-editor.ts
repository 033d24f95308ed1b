import { getAuditEntries } from "contract"
import { injectCalls } from "#api/calls.ts"

const { useGetEntriesOfRecordQuery } = injectCalls({ getEntriesOfRecord: getAuditEntries })

/** The email of the user who last changed a record, from the audit log; undefined while unknown. */
export function useLastEditor(recordId: string, isNeeded: boolean): string | undefined {
  const query = { search: recordId, limit: 5 }
  const { data } = useGetEntriesOfRecordQuery({ query }, { skip: !isNeeded, refetchOnMountOrArgChange: true })
  return data?.data.find((entry) => entry.recordId === recordId && entry.action.endsWith(".update"))?.actor
}
