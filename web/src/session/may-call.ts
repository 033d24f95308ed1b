import { type Call, mayCall } from "contract"
import { useSession } from "#session/session.ts"

/** Tells which calls the signed-in user's role may make. What a role may not do is not shown to it. */
export function useMayCall() {
  const role = useSession().user?.role ?? null
  return (call: Pick<Call, "access">) => mayCall(role, call)
}
