import { useEffect, useState } from "react"

/** What was typed, once it has stood for so many milliseconds: half a text is asked of nobody. */
export function useDebounced(text: string, wait: number): string {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => settle(text), wait)
    return () => clearTimeout(timer)
  }, [text, wait])
  return settled
}
