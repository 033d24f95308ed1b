import { toast } from "react-hot-toast/headless"
import { currentSession, useSession } from "#session/session.ts"

/** Says that something failed, unless it failed because the session ended meanwhile: then the login page says that. */
export function useToastFailure() {
  const { wasEnded } = useSession()
  return (message: Parameters<typeof toast.error>[0], options?: { id: string }) => {
    if (wasEnded || !currentSession().wasEnded) return toast.error(message, options)
    if (options) toast.dismiss(options.id)
    return undefined
  }
}
