import type { ComponentProps } from "react"
import { classes } from "#ui/class-names.ts"
import { boxLooks } from "#ui/field-frame.tsx"
import { DownIcon } from "#ui/icon.tsx"

/** A choice in a row of a table, where the column's heading is its label for those who see it. */
export function CompactSelect({ label, className, ...rest }: ComponentProps<"select"> & { label: string }) {
  return (
    <div className="relative inline-block min-w-32">
      <select
        {...rest}
        aria-label={label}
        className={boxLooks(undefined, classes("appearance-none pr-9", className))}
      />
      <DownIcon className="pointer-events-none absolute top-3 right-2.5 text-muted" />
    </div>
  )
}
