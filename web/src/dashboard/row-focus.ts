/** Focuses the first control of the next or previous row of the list; the first row if no row has the focus. */
export function moveFocusToRow(step: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>("main tbody tr")]
  const current = rows.findIndex((row) => row.contains(document.activeElement))
  const next = rows[current === -1 ? 0 : Math.min(Math.max(current + step, 0), rows.length - 1)]
  const control = next?.querySelector<HTMLElement>("a[href], button:not([disabled]), input:not([disabled]), select")
  control?.focus()
  next?.scrollIntoView({ block: "nearest" })
}
