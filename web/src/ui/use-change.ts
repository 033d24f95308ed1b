import { useEffect, useEffectEvent, useRef } from "react"

/** Runs an effect each time a value changes, but not on mount. */
export function useChange(value: unknown, run: () => unknown) {
  const last = useRef(value)
  const onChange = useEffectEvent(run)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    onChange()
  }, [value])
}
