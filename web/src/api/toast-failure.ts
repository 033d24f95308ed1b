import { toast } from "react-hot-toast/headless"
import { useStore } from "react-redux"
import type { RootState } from "#store.ts"

/** Says that something failed, unless it failed because the session ended meanwhile: then the login page says that. */
export function useToastFailure() {
  const store = useStore<RootState>()
  const { wasEnded } = store.getState().auth
  return (message: Parameters<typeof toast.error>[0], options?: { id: string }) => {
    if (wasEnded || !store.getState().auth.wasEnded) return toast.error(message, options)
    if (options) toast.dismiss(options.id)
    return undefined
  }
}
