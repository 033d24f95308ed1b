import { type ReactNode, useId } from "react"
import { BandPattern, band, length, Woven } from "#ui/band.tsx"
import { classes } from "#ui/class-names.ts"
import { buti } from "#ui/jamdani.ts"

type LatticeFrameProps = {
  children: ReactNode
  className?: string
  /** The flower in the corners follows from it: a certificate's number weaves the certificate's own. */
  seed?: string
  /** Gold is for what is valid. */
  tone?: "gold" | "muted"
}

const flat = "inset-x-6 h-6 w-[calc(100%-3rem)]"
const upright = "inset-y-6 h-[calc(100%-3rem)] w-6"
const places = ["top-0 left-0", "top-0 right-0", "bottom-0 left-0", "bottom-0 right-0"]

/*
 * Each edge is a very long drawing of which its middle is shown (`slice`), so it is symmetrical at any size; the corners
 * cover the ends. Patterns and flower are written once and referred to, as the document is sent whole.
 */
export function LatticeFrame({ children, className, seed = "prohori", tone = "gold" }: LatticeFrameProps) {
  const id = useId()
  const [across, down, flower] = [`${id}across`, `${id}down`, `${id}flower`]
  return (
    <div className={classes("relative rounded-card border border-line bg-surface p-8", className)}>
      <div
        className={classes(
          "pointer-events-none absolute inset-1.5",
          tone === "gold" ? "text-gold" : "text-line-strong",
        )}
      >
        <svg aria-hidden="true" className="absolute size-0">
          <BandPattern id={across} />
          <BandPattern id={down} turned />
          <g id={flower}>
            <path d="M.3 .3H23.7V23.7H.3z" fill="none" stroke="currentColor" strokeWidth="0.6" />
            <Woven {...buti(seed, band / 2, band / 2, 1.1)} width={0.4} />
          </g>
        </svg>
        <Edge className={`${flat} top-0`} fill={across} width={length} height={band} />
        <Edge className={`${flat} bottom-0`} fill={across} width={length} height={band} />
        <Edge className={`${upright} left-0`} fill={down} width={band} height={length} />
        <Edge className={`${upright} right-0`} fill={down} width={band} height={length} />
        {places.map((place) => (
          <svg key={place} aria-hidden="true" viewBox="0 0 24 24" className={classes("absolute size-6", place)}>
            <use href={`#${flower}`} />
          </svg>
        ))}
      </div>
      {children}
    </div>
  )
}

function Edge({ className, fill, width, height }: { className: string; fill: string; width: number; height: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={classes("absolute", className)}
    >
      <rect width={width} height={height} fill={`url(#${fill})`} />
    </svg>
  )
}
