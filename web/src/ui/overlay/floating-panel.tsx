import { type ComponentProps, useEffect, useEffectEvent, useRef } from "react"
import { classes } from "#ui/class-names.ts"
import { listen } from "#ui/listen.ts"
import { useLayer } from "#ui/overlay/layer.ts"
import { type Align, stayBeside } from "#ui/overlay/place-beside.ts"

type FloatingPanelProps = ComponentProps<"div"> & {
  anchor: HTMLElement
  align: Align
  onClose: () => void
  /** Selects the elements of which the first gets the focus; without it, the panel gets it. */
  focusable?: string
}

/**
 * A panel beside the button that opened it, for a popover or a menu. Escape closes it and returns the focus; a press or the focus
 * outside closes it. Mount it only while it is open, behind the button, so that the Tab key continues there.
 */
export function FloatingPanel({ anchor, align, onClose, focusable, className, ...rest }: FloatingPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const isInside = useRef(false)
  const isTouchedOutside = useRef(false)

  useLayer(() => {
    onClose()
    anchor.focus()
  })
  // React's events also reach the panel from a dialog that one of its controls has opened, although that is elsewhere in the page.
  const markInside = () => {
    isInside.current = true
  }
  const isOutside = useEffectEvent(({ target }: Event) => {
    const wasInside = isInside.current || (target instanceof Node && anchor.contains(target))
    isInside.current = false
    return !wasInside
  })
  const handleFocus = useEffectEvent((event: FocusEvent) => isOutside(event) && onClose())
  const handlePress = useEffectEvent((event: PointerEvent) => {
    isTouchedOutside.current = isOutside(event)
    // A touch may become scrolling: then no click follows.
    if (isTouchedOutside.current && event.pointerType !== "touch") onClose()
  })
  const handleClick = useEffectEvent(() => isTouchedOutside.current && onClose())
  useEffect(() => listen({ focusin: handleFocus, pointerdown: handlePress, click: handleClick }), [])
  useEffect(() => {
    if (!panel.current) return
    const stop = stayBeside(anchor, panel.current, align)
    const first = focusable && panel.current.querySelector<HTMLElement>(focusable)
    ;(first || panel.current).focus({ preventScroll: true })
    return stop
  }, [anchor, align, focusable])

  return (
    <div
      tabIndex={-1}
      {...rest}
      ref={panel}
      onFocusCapture={markInside}
      onPointerDownCapture={markInside}
      className={classes(
        "fixed animate-fade-in overflow-y-auto rounded-card border border-line-strong bg-surface text-ink outline-none",
        className,
      )}
    />
  )
}
