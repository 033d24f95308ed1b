import type { ReactNode } from "react"
import { classes } from "#ui/class-names.ts"

/** The frame of a public page below its header: title, a sentence or two, and what follows. */
export function PageFrame({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-10 md:gap-12 md:px-6 md:py-16">
      <header className="grid gap-3">
        <h1 className="break-words text-3xl md:text-4xl">{title}</h1>
        {lead && <p className="measure text-lg text-muted">{lead}</p>}
      </header>
      {children}
    </div>
  )
}

type SectionProps = { id: string; title: ReactNode; lead?: ReactNode; className?: string; children: ReactNode }

/** A part of a page under a heading of its own. */
export function Section({ id, title, lead, className, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={classes("grid grid-cols-[minmax(0,1fr)] gap-6", className)}>
      <header className="grid gap-2">
        <h2 id={id} className="break-words text-2xl md:text-3xl">
          {title}
        </h2>
        {lead && <p className="measure text-muted">{lead}</p>}
      </header>
      {children}
    </section>
  )
}
