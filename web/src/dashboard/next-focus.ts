import { useLayoutEffect, useRef } from "react"
import { isFocusLost } from "#ui/focus.ts"

/**
 * For a button that takes its own row away: whoever works by keyboard goes on at the same button of the next row, or of
 * the last one, and not at the top of the page.
 */
export function useNextFocus(name: string) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      const row = own?.closest("tr")
      const next = row?.nextElementSibling ?? row?.previousElementSibling
      const heir = next?.querySelector<HTMLElement>(`[data-action="${name}"]`)
      // When the row is gone; until then a dialog above it holds the focus.
      setTimeout(() => isFocusLost() && heir?.focus())
    }
  }, [name])
  return { ref: button, "data-action": name }
}
