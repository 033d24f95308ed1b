import type { ReactNode } from "react"
import { classes } from "#ui/class-names.ts"
import { DownIcon } from "#ui/icon.tsx"

/** What a `<details class="group">` is opened by. */
export function Summary({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <summary
      className={classes(
        "flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden",
        className,
      )}
    >
      {children}
      <DownIcon className="text-brand transition-transform duration-150 group-open:rotate-180 print:hidden" />
    </summary>
  )
}
