import type { ReactNode } from "react"
import { Head } from "#site/head.tsx"

/** The layout of a screen about the site. */
export function Screen({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Head title={title} isHidden />
      <div className="grid gap-2">
        <h1 className="text-2xl">{title}</h1>
        <p className="measure text-muted">{text}</p>
      </div>
      {children}
    </div>
  )
}
