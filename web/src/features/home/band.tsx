import type { ReactNode } from "react"
import { classes } from "#ui/class-names.ts"

/** Sections on one ground, from edge to edge of the window. */
export function Band({ isRaised = false, children }: { isRaised?: boolean; children: ReactNode }) {
  return (
    <div className={classes("py-12 md:py-16", isRaised ? "border-line border-y bg-surface" : "last:pb-0 md:last:pb-0")}>
      <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-16 px-4 md:gap-20 md:px-6">{children}</div>
    </div>
  )
}
