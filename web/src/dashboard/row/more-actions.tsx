import type { ReactNode } from "react"
import { IconButton } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { PopoverButton } from "#ui/overlay/popover-button.tsx"

// No elements, because a list may have a hundred rows.
const dots =
  "before:h-1 before:w-4.5 before:bg-[radial-gradient(currentColor_1.5px,transparent_1.75px)] before:bg-size-[6px_4px]"

type MoreActionsProps = { label: string; className: string; children: ReactNode }

/** A button with three dots that opens the rare actions, one below the other. */
export function MoreActions({ label, className, children }: MoreActionsProps) {
  return (
    <PopoverButton
      title={label}
      align="end"
      trigger={<IconButton label={label} className={classes(dots, className)} />}
    >
      {() => (
        <div
          data-menu=""
          className="-m-2 grid min-w-44 *:justify-start *:border-transparent *:px-3 **:data-label:inline [&_svg]:hidden"
        >
          {children}
        </div>
      )}
    </PopoverButton>
  )
}
