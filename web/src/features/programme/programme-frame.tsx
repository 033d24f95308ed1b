import type { ReactNode } from "react"
import { LatticeRule } from "#ui/image/lattice.tsx"

type ProgrammeFrameProps = {
  title: string
  lead: string
  image: string
  imageAlt: string
  /** Buttons directly below the lead. */
  actions: ReactNode
  children: ReactNode
}

/** A page that promotes a programme: an image beside the lead, and wide spacing between its sections. */
export function ProgrammeFrame({ title, lead, image, imageAlt, actions, children }: ProgrammeFrameProps) {
  return (
    <>
      <header className="border-line border-b bg-surface">
        <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] items-center gap-8 px-4 py-10 md:px-6 md:py-16 lg:grid-cols-2 lg:gap-16">
          <div className="grid gap-6">
            <h1 className="text-3xl md:text-4xl">{title}</h1>
            <p className="text-lg text-muted">{lead}</p>
            <div className="flex flex-wrap gap-3 max-sm:*:w-full">{actions}</div>
          </div>
          <img
            src={image}
            alt={imageAlt}
            width={1200}
            height={900}
            fetchPriority="high"
            className="aspect-4/3 w-full rounded-card bg-sunken object-cover"
          />
        </div>
        <div className="text-brand/25">
          <LatticeRule />
        </div>
      </header>
      <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-16 px-4 py-10 md:gap-20 md:px-6 md:py-16">
        {children}
      </div>
    </>
  )
}
