import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { createPortal } from "react-dom"
import { isFocusLost, recoverFocus } from "#ui/focus.ts"
import { useLayer } from "#ui/overlay/layer.ts"

/** The frames of the open dialogs; the last is on top. */
const frames: HTMLElement[] = []

/** Toasts stay usable, and announcements readable. */
const stays = "[aria-live], [role=status], [aria-hidden]:not([inert]), script"

/** Makes the page behind this child of the body unusable, and returns a function that undoes that. */
function hideBehind(frame: HTMLElement): () => void {
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

type DialogFrameProps = ComponentProps<"div"> & {
  onClose: () => void
  /** A press beside the dialog does not close it. */
  ignoresOutsidePress?: boolean | undefined
  /** The element that gets the focus; without it, the first control. */
  firstFocus?: ((panel: HTMLElement) => HTMLElement | null | undefined) | undefined
}

const controls = "a[href], button, input, select, textarea, [tabindex='0']"
const controlsOf = (panel: HTMLElement) =>
  [...panel.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => !control.matches(":disabled, [tabindex='-1'], [hidden]"),
  )

let lastOpener: Element | null = null

/** A modal dialog over a backdrop: the page behind it can be neither used nor scrolled. Mount it only while it is open. */
export function DialogFrame(props: DialogFrameProps) {
  // After the component with the form: react-hook-form takes a select that mounts together with it for edited by the user.
  const [isMounted, setMounted] = useState(false)
  useLayoutEffect(() => setMounted(true), [])
  return isMounted && <Frame {...props} />
}

function Frame({ onClose, ignoresOutsidePress, firstFocus, ...rest }: DialogFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const showBehind = useRef<() => void>(undefined)
  useLayer(onClose)
  // As soon as the dialog is gone: an effect's cleanup may run later, and until then the page would not react.
  useLayoutEffect(() => () => showBehind.current?.(), [])

  const focusFirst = useEffectEvent(() => {
    if (!panel.current || panel.current.contains(document.activeElement)) return
    const first = firstFocus ? firstFocus(panel.current) : controlsOf(panel.current)[0]
    ;(first ?? panel.current).focus()
  })
  useEffect(() => {
    if (!frame.current) return
    // A dialog that replaces another one returns the focus to that one's opener.
    if (!isFocusLost()) lastOpener = document.activeElement
    const opener = lastOpener
    showBehind.current = hideBehind(frame.current)
    focusFirst()
    const removals = new MutationObserver(() => isFocusLost() && panel.current?.focus())
    removals.observe(frame.current, { childList: true, subtree: true })
    return () => {
      removals.disconnect()
      // After all effects of the update that closed it: one of them may move the focus, or open another dialog.
      setTimeout(() => {
        if (!isFocusLost()) return
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
        // If the opener was deleted together with its row, the focus moves to the page's main element.
        recoverFocus()
      })
    }
  }, [])

  /** The Tab key stays in the dialog. */
  function handleTab(event: KeyboardEvent) {
    // React's events also come from a dialog that one of the controls has opened.
    if (event.key !== "Tab" || !panel.current?.contains(event.target as Node)) return
    const all = controlsOf(panel.current)
    const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]]
    if (event.target !== from && event.target !== panel.current) return
    if (event.target === panel.current && !event.shiftKey) return
    event.preventDefault()
    to?.focus()
  }

  return createPortal(
    <div ref={frame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape closes it too */}
      <div onClick={ignoresOutsidePress ? undefined : onClose} className="fixed inset-0 z-40 animate-fade-in bg-veil" />
      <div role="dialog" aria-modal="true" tabIndex={-1} {...rest} ref={panel} onKeyDown={handleTab} />
    </div>,
    document.body,
  )
}
