import { classes } from "#ui/class-names.ts"
import { markPath } from "#ui/mark-path.ts"

/** The sentinel's diamond, in the colour of the text. The name stands beside it, so it says nothing itself. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={classes("size-6 shrink-0", className)}>
      <path d={markPath} fill="currentColor" />
    </svg>
  )
}
