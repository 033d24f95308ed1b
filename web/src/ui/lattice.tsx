import type { ReactNode } from "react"
import { classes } from "#ui/class-names.ts"

/** Cloth without end, in the colour of the text; the caller gives the place and the strength (`text-brand/15`). */
export function Lattice({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classes("lattice-net", className)} />
}

/** The rule over a section: one line of border, as wide as its place. */
export function LatticeRule() {
  return <div aria-hidden="true" className="lattice-rule" />
}

/** Nothing is here yet. */
export function LatticeMark() {
  return <div aria-hidden="true" className="lattice-empty text-brand" />
}

/** The border of a certificate, at any size. Gold is for what is valid. */
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
