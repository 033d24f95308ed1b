import { useEffect, useState } from "react"

/** Debounces a text: returns it after it has not changed for `delayMs`, so that no request is made for half a word. */
export function useDebounced(text: string, delayMs: number): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delayMs)
    return () => clearTimeout(timer)
  }, [text, delayMs])
  return debounced
}
