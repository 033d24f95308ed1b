import { useState } from "react"

/** Copies a text, and resolves to whether that was possible. `outcome` is that of the last attempt: a browser may refuse, and without HTTPS it has no clipboard. */
export function useCopied(text: string) {
  const [outcome, setOutcome] = useState<"copied" | "refused">()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome("copied")
      return true
    } catch {
      setOutcome("refused")
      return false
    }
  }
  return { outcome, copy }
}
