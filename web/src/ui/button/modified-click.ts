import type { MouseEvent } from "react"

/** Whether a click on a link requests a new tab, a window or a download, which the browser must handle. */
export const isModifiedClick = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey

/** Handles an unmodified click on a link by script instead of navigating. */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (isModifiedClick(event)) return
  event.preventDefault()
  act()
}
