import { useEffect, useState } from "react"
import { NotReady } from "./not-ready.tsx"
import { replayEvents } from "./replay-events.ts"

/**
 * Ends the time before hydration. The first effect runs when all handlers are attached; the second one when what other
 * components learned in their first effects is rendered too: who is signed in, the secret in a mail's link.
 */
export function AfterHydration() {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  useEffect(() => {
    if (isHydrated) void replayEvents()
  }, [isHydrated])
  return isHydrated ? null : <NotReady />
}
