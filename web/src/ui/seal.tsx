import { classes } from "#ui/class-names.ts"
import { diamond } from "#ui/jamdani.ts"

const tones = {
  gold: { looks: "text-gold", words: "text-gold-text", sign: "M39.5 50.5l7 7 14-14" },
  danger: { looks: "text-danger", words: "text-danger", sign: "M41 41l18 18M59 41L41 59" },
  neutral: { looks: "text-line-strong", words: "text-muted", sign: "M39 50h22" },
}

export type SealTone = keyof typeof tones

const turns = Array.from({ length: 12 }, (_, turn) => turn * 15)
const rosette = "M50 6L74 50L50 94L26 50z"

/** A certificate's state, as a bank's seal: gold stands, danger is withdrawn, neutral is neither. */
export function Seal({ tone, label, className }: { tone: SealTone; label: string; className?: string }) {
  const { looks, words, sign } = tones[tone]
  return (
    <div className={classes("inline-grid justify-items-center gap-2 text-center", className)}>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        className={classes("size-24", looks)}
        fill="none"
        stroke="currentColor"
      >
        <circle cx="50" cy="50" r="48.5" strokeWidth="1.5" />
        {turns.map((turn) => (
          <path key={turn} d={rosette} strokeWidth="0.6" transform={`rotate(${turn} 50 50)`} />
        ))}
        <path d={diamond(50, 50, 6, 4.4)} className="fill-surface" strokeWidth="1.5" />
        <path d={sign} strokeWidth="4.5" strokeLinecap="square" />
      </svg>
      <span className={classes("font-semibold", words)}>{label}</span>
    </div>
  )
}
