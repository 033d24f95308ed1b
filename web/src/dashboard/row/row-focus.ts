import { useLayoutEffect, useRef } from "react"
import { recoverFocus } from "#ui/focus.ts"

/** Focuses the first control of the list's first row. */
export function focusFirstRow() {
  const row = document.querySelector<HTMLElement>("main tbody tr")
  row?.querySelector<HTMLElement>("a[href], button:not([disabled]), input:not([disabled]), select")?.focus()
  row?.scrollIntoView({ block: "nearest" })
}

/** When a button removes its own row, moves the focus to the same button of the next row, else of the previous one, else to the page. */
export function useNextRowFocus(action: "delete" | "restore") {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      const row = element?.closest("tr")
      const next = row?.nextElementSibling ?? row?.previousElementSibling
      const nextButton = next?.querySelector<HTMLElement>(`[data-action=${action}]`)
      // After the row is removed; until then a dialog may have the focus.
      setTimeout(() => recoverFocus(nextButton ?? undefined))
    }
  }, [action])
  return { ref: button, "data-action": action }
}
