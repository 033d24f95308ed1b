import type { ReactNode } from "react"
import { classes } from "#ui/class-names.ts"

type PageFrameProps = { above?: ReactNode; title: ReactNode; lead?: ReactNode; children: ReactNode }

/** The frame of a public page below its header: where it stands, title, a sentence or two, and what follows. */
export function PageFrame({ above, title, lead, children }: PageFrameProps) {
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-10 md:gap-12 md:px-6 md:py-16">
      <header className="grid gap-3">
        {above}
        <h1 className="break-words text-3xl md:text-4xl">{title}</h1>
        {lead && <p className="measure text-lg text-muted">{lead}</p>}
      </header>
      {children}
    </div>
  )
}

type SectionProps = {
  id: string
  title: ReactNode
  lead?: ReactNode
  /** The heading stands beside what belongs to it, where the screen is wide. */
  isBeside?: boolean
  className?: string
  children: ReactNode
}

/** A part of a page under a heading of its own. */
export function Section({ id, title, lead, isBeside = false, className, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={classes(
        "grid grid-cols-[minmax(0,1fr)] gap-6",
        isBeside && "lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-12",
        className,
      )}
    >
      <header className="grid gap-2">
        <h2 id={id} className="scroll-mt-6 break-words text-2xl md:text-3xl">
          {title}
        </h2>
        {lead && <p className="measure text-muted">{lead}</p>}
      </header>
      {children}
    </section>
  )
}
