import { type Call, getHistory, recordKinds } from "contract"
import { injectCalls } from "#api/calls.ts"
import { useMayCall } from "#session/may-call.ts"

const { useGetLastEntriesQuery } = injectCalls({ getLastEntries: getHistory })

/** The name of the user who last changed the record that `call` changes; undefined while unknown, and for those who read no history. */
export function useLastEditor(
  { topics }: Pick<Call, "topics">,
  recordId: string,
  isNeeded: boolean,
): string | undefined {
  const kind = recordKinds.find((recordKind) => recordKind === topics[0]) ?? recordKinds[0]
  const mayRead = useMayCall()(getHistory)
  const skip = !(isNeeded && mayRead)
  const request = { params: { id: recordId }, query: { kind, limit: 5 } }
  const { data } = useGetLastEntriesQuery(request, { skip, refetchOnMountOrArgChange: true })
  const entry = data?.data.find(({ action }) => /\.(update|correct)$/.test(action))
  // Only the email remains of a deleted account.
  return entry && (entry.actorName || entry.actor)
}
