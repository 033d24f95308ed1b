import { DropdownMenu } from "radix-ui"
import { type ReactNode, useRef } from "react"
import { Link } from "react-router"

type MenuItem = { label: string } & ({ onSelect: () => void } | { to: string })

type MenuProps = {
  /** What the button is called. */
  label: string
  /** What is drawn on the button. */
  trigger: ReactNode
  heading: string
  items: readonly MenuItem[]
}

const itemLooks =
  "flex min-h-11 cursor-pointer select-none items-center rounded-field px-3 py-1.5 outline-none data-highlighted:bg-brand data-highlighted:text-on-brand data-highlighted:shadow-none"

export function Menu({ label, trigger, heading, items }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  // What was chosen is done when the menu is gone and its button has the focus: a dialog then knows where to give it back.
  const chosen = useRef<(() => void) | undefined>(undefined)
  return (
    // Not modal: an item that opens a dialog would leave the page's body without pointer events.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        ref={button}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field text-muted hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken"
      >
        <span className="sr-only">{label}</span>
        {trigger}
      </DropdownMenu.Trigger>
      {/* In place, not in a portal: so it stays inside the landmark that its button is in. */}
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        onCloseAutoFocus={(event) => {
          const act = chosen.current
          if (!act) return
          chosen.current = undefined
          event.preventDefault()
          button.current?.focus()
          act()
        }}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-[min(20rem,calc(100vw-1rem))] overflow-y-auto rounded-card border border-line-strong bg-surface p-1 text-ink shadow-none outline-none data-[state=open]:animate-fade-in"
      >
        <DropdownMenu.Label className="truncate px-3 py-2 font-semibold">{heading}</DropdownMenu.Label>
        {items.map((item) =>
          "to" in item ? (
            <DropdownMenu.Item key={item.label} asChild className={itemLooks}>
              <Link to={item.to}>{item.label}</Link>
            </DropdownMenu.Item>
          ) : (
            <DropdownMenu.Item
              key={item.label}
              className={itemLooks}
              onSelect={() => {
                chosen.current = item.onSelect
              }}
            >
              {item.label}
            </DropdownMenu.Item>
          ),
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
