import { Popover } from "radix-ui"
import { type ReactElement, type ReactNode, useState } from "react"

type PopoverButtonProps = {
  /** The name of the opened popover, for screen readers. */
  title: string
  /** A button. */
  trigger: ReactElement
  align?: "start" | "end"
  onOpenChange?: (isOpen: boolean) => void
  children: (close: () => void) => ReactNode
}

/** Radix does not focus links. */
function focusFirst(event: Event) {
  const first = event.target instanceof HTMLElement && event.target.querySelector<HTMLElement>("a, button, input")
  if (!first) return
  event.preventDefault()
  first.focus()
}

/** A button that opens a popover with controls. Escape, a press outside and `close` close it and return the focus. */
export function PopoverButton({ title, trigger, align = "start", children, ...on }: PopoverButtonProps) {
  const [isOpen, setOpen] = useState(false)
  function change(isOpen: boolean) {
    setOpen(isOpen)
    on.onOpenChange?.(isOpen)
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={change}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      {/* Not in a portal, so that the Tab key continues behind the button. */}
      <Popover.Content
        aria-label={title}
        onOpenAutoFocus={focusFirst}
        align={align}
        sideOffset={4}
        collisionPadding={8}
        className="z-30 max-h-(--radix-popover-content-available-height) w-max max-w-[min(22rem,calc(100vw-1rem))] overflow-y-auto rounded-card border border-line-strong bg-surface p-3 text-ink shadow-none outline-none data-[state=open]:animate-fade-in"
      >
        {children(() => change(false))}
      </Popover.Content>
    </Popover.Root>
  )
}
