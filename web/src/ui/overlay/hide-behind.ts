/** The frames of the open dialogs; the last is on top. */
const frames: HTMLElement[] = []

/** Toasts stay usable, and announcements readable. */
const stays = "[aria-live], [role=status], [aria-hidden]:not([inert]), script"

/** Makes the page behind this child of the body unusable, and returns a function that undoes that. */
export function hideBehind(frame: HTMLElement): () => void {
  frames.push(frame)
  update()
  return () => {
    frames.splice(frames.indexOf(frame), 1)
    update()
  }
}

function update() {
  const top = frames.at(-1)
  for (const element of document.body.children) {
    if (element.matches(stays)) continue
    const isHidden = top !== undefined && element !== top
    element.toggleAttribute("inert", isHidden)
    // For browsers older than 2023, which do not know `inert`.
    if (isHidden) element.setAttribute("aria-hidden", "true")
    else element.removeAttribute("aria-hidden")
  }
  lockScroll(top !== undefined)
}

function lockScroll(isLocked: boolean) {
  const { clientWidth, style } = document.documentElement
  if (isLocked === (style.overflow === "hidden")) return
  // Replaces the scrollbar, or the page would become wider.
  document.body.style.paddingRight = isLocked ? `${innerWidth - clientWidth}px` : ""
  style.overflow = isLocked ? "hidden" : ""
}
