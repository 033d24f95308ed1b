import { type Call, mayCall } from "contract"
import { useSession } from "#session/session.ts"

/** The calls that the signed-in user's role may make. Other actions are hidden. */
export function useMayCall() {
  const role = useSession().user?.role ?? null
  return (call: Pick<Call, "access">) => mayCall(role, call)
}
