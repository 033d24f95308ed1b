import { createContext, use, useEffect } from "react"

/** Lets a field keep its form from being sent while something of it is still on its way. */
export const FormHold = createContext<(change: 1 | -1) => void>(() => {})

export function useFormHold(isHeld: boolean) {
  const hold = use(FormHold)
  useEffect(() => {
    if (!isHeld) return
    hold(1)
    return () => hold(-1)
  }, [isHeld, hold])
}
