import { actingRole, type Call, mayCall } from "contract"
import { useSession } from "#session/session.ts"

/** The calls that the signed-in user may make now. Other actions are hidden. */
export function useMayCall() {
  const { user } = useSession()
  return (call: Pick<Call, "access">) => mayCall(user && actingRole(user), call)
}
