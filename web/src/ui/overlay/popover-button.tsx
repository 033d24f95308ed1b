import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useId, useState } from "react"
import { FloatingPanel } from "#ui/overlay/floating-panel.tsx"
import type { Align } from "#ui/overlay/place-beside.ts"

type PopoverButtonProps = {
  /** The name of the opened popover, for screen readers. */
  title: string
  /** A button. */
  trigger: ReactElement<ComponentProps<"button">>
  align?: Align
  onOpenChange?: (isOpen: boolean) => void
  children: (close: () => void) => ReactNode
}

/** A button that opens a popover with controls. Escape, a press outside and `close` close it. */
export function PopoverButton({ title, trigger, align = "start", children, ...on }: PopoverButtonProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  function change(anchor: HTMLElement | null) {
    setAnchor(anchor)
    on.onOpenChange?.(anchor !== null)
  }
  function closeAndFocus() {
    change(null)
    anchor?.focus()
  }
  return (
    <>
      {cloneElement(trigger, {
        "aria-haspopup": "dialog",
        "aria-expanded": anchor !== null,
        "aria-controls": anchor ? id : undefined,
        onClick: ({ currentTarget }) => (anchor ? closeAndFocus() : change(currentTarget)),
      })}
      {anchor && (
        <FloatingPanel
          id={id}
          role="dialog"
          aria-label={title}
          anchor={anchor}
          align={align}
          onClose={() => change(null)}
          focusable="a, button, input"
          className="z-30 w-max max-w-[min(22rem,calc(100vw-1rem))] p-3"
        >
          {children(closeAndFocus)}
        </FloatingPanel>
      )}
    </>
  )
}
