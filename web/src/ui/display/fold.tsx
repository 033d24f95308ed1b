import type { ReactNode } from "react"
import { classes } from "#ui/class-names.ts"
import { DownIcon } from "#ui/image/icon.tsx"

type FoldProps = { heading: ReactNode; className?: string; children: ReactNode }

const content = "md:details-content:block md:details-content:[content-visibility:visible]"

/** On a phone folded below its heading; on a wide screen always shown. Works without JavaScript. */
export function Fold({ heading, className, children }: FoldProps) {
  return (
    // Where it is shown it is also called open, and browsers that cannot style the content open it.
    <details ref={openIfWide} className={classes("group", content, className)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 md:pointer-events-none md:min-h-0 [&::-webkit-details-marker]:hidden">
        {heading}
        <DownIcon className="text-brand transition-transform duration-150 group-open:rotate-180 md:hidden" />
      </summary>
      {children}
    </details>
  )
}

function openIfWide(details: HTMLDetailsElement | null) {
  if (details && matchMedia("(min-width: 48rem)").matches) details.open = true
}
