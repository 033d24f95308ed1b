import { useSyncExternalStore } from "react"

function listen(changed: () => void) {
  addEventListener("online", changed)
  addEventListener("offline", changed)
  return () => {
    removeEventListener("online", changed)
    removeEventListener("offline", changed)
  }
}

export const useOnline = () => useSyncExternalStore(listen, () => navigator.onLine)
