import { toast } from "react-hot-toast/headless"
import { useStore } from "react-redux"
import type { RootState } from "#store.ts"

/** Says that something failed, unless it failed because the session has ended: then the login page says that. */
export function useToastFailure() {
  const store = useStore<RootState>()
  return (message: string) => {
    return store.getState().auth.wasEnded ? undefined : toast.error(message)
  }
}
