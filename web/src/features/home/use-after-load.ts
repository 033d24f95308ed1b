import { useEffect, useEffectEvent } from "react"

// Safari has no idle callbacks.
const whenIdle = (run: () => void) => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 500)
}

/** Once, when the page has arrived and come to rest: what waits for that costs nothing that anybody notices. */
export function useAfterLoad(run: () => void) {
  const atRest = useEffectEvent(run)
  useEffect(() => {
    let isGone = false
    const start = () => whenIdle(() => !isGone && atRest())
    if (document.readyState === "complete") start()
    else addEventListener("load", start, { once: true })
    return () => {
      isGone = true
      removeEventListener("load", start)
    }
  }, [])
}
