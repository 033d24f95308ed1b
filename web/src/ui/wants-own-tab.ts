import type { MouseEvent } from "react"

/** Whether a click on a link asked for a new tab, a window or a download: then it stays the browser's. */
export const wantsOwnTab = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey

/** For a link that script answers in place, unless it is to open somewhere else. */
export const inPlace = (act: () => void) => (event: MouseEvent) => {
  if (wantsOwnTab(event)) return
  event.preventDefault()
  act()
}
