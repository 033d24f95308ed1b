import { classes } from "#ui/class-names.ts"
import { markPath } from "#ui/image/mark-path.ts"

/** The logo, in the colour of the text. Hidden from screen readers, because the name is beside it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={classes("size-6 shrink-0", className)}>
      <path d={markPath} fill="currentColor" />
    </svg>
  )
}
