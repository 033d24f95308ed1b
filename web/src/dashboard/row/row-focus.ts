import { useLayoutEffect, useRef } from "react"
import { recoverFocus } from "#ui/focus.ts"

/** Focuses the first control of the next or previous row of the list; the first row if no row has the focus. */
export function moveFocusToRow(step: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>("main tbody tr")]
  const current = rows.findIndex((row) => row.contains(document.activeElement))
  const next = rows[current === -1 ? 0 : Math.min(Math.max(current + step, 0), rows.length - 1)]
  const control = next?.querySelector<HTMLElement>("a[href], button:not([disabled]), input:not([disabled]), select")
  control?.focus()
  next?.scrollIntoView({ block: "nearest" })
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
