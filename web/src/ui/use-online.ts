import { useSyncExternalStore } from "react"
import { listen } from "#ui/listen.ts"

const subscribe = (changed: () => void) => listen({ online: changed, offline: changed })

export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
