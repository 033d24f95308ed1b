import { useId } from "react"
import { BandPattern, band, length, Woven } from "#ui/band.tsx"
import { classes } from "#ui/class-names.ts"
import { buti, diamond, net } from "#ui/jamdani.ts"

const tile = 96
const house = net("prohori", tile, 2)

/** Cloth without end, in the colour of the text; the caller gives the place and the strength (`text-brand/15`). */
export function Lattice({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg aria-hidden="true" className={classes("pointer-events-none size-full", className)}>
      <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
        <Woven {...house} width={0.75} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** The rule over a section: one line of border, as wide as its place. */
export function LatticeRule({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${length} ${band}`}
      preserveAspectRatio="xMidYMid slice"
      className={classes("h-3 w-full", className)}
    >
      <BandPattern id={id} />
      <rect width={length} height={band} fill={`url(#${id})`} />
    </svg>
  )
}

const [wide, high, cell] = [176, 64, 3]

/** Two flowers that are woven and one that is still to come: nothing is here yet. */
export function LatticeMark({ className }: { className?: string }) {
  const [left, right] = [buti("prohori", 36, high / 2, cell), buti("prohori", wide - 36, high / 2, cell)]
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${wide} ${high}`} className={classes("h-16 w-44 text-brand", className)}>
      <Woven {...left} width={1.25} />
      <Woven {...right} width={1.25} />
      <path
        d={diamond(wide / 2, high / 2, 6, cell)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeDasharray="3 3"
      />
    </svg>
  )
}
