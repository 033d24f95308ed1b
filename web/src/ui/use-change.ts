import { useEffect, useEffectEvent, useRef } from "react"

/** Runs an effect each time that a value has changed, and not at first. */
export function useChange(value: unknown, run: () => unknown) {
  const last = useRef(value)
  const changed = useEffectEvent(run)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    changed()
  }, [value])
}
