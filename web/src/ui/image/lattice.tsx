import type { ReactNode } from "react"
import { classes } from "#ui/class-names.ts"

/** A repeating lattice pattern in the colour of the text. The caller sets position and opacity (`text-brand/15`). */
export function Lattice({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classes("lattice-net", className)} />
}

/** A patterned rule above a section, as wide as its parent. */
export const LatticeRule = () => <div aria-hidden="true" className="lattice-rule" />

/** The symbol of an empty list. */
export const LatticeMark = () => <div aria-hidden="true" className="lattice-empty text-brand" />

/** The border of a certificate, at any size. Gold means valid. */
export function LatticeFrame({ tone, children }: { tone: "gold" | "muted"; children: ReactNode }) {
  return (
    <div className="relative rounded-card border border-line bg-surface p-8">
      <div
        aria-hidden="true"
        className={classes("absolute inset-1.5", tone === "gold" ? "text-gold" : "text-line-strong")}
      >
        <div className="lattice-corners" />
        <div className="lattice-across" />
        <div className="lattice-down" />
      </div>
      {children}
    </div>
  )
}
