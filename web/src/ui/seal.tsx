const tones = {
  gold: { looks: "text-gold", sign: "M39.5 50.5l7 7 14-14" },
  danger: { looks: "text-danger", sign: "M41 41l18 18M59 41L41 59" },
  quiet: { looks: "text-line-strong", sign: "M39 50h22" },
}

/** A certificate's state, as a bank's seal: gold stands, danger is withdrawn, quiet is not known. Words say it beside. */
export function Seal({ tone }: { tone: keyof typeof tones }) {
  const { looks, sign } = tones[tone]
  return (
    <div aria-hidden="true" className={`relative size-24 ${looks}`}>
      <div className="lattice-seal absolute inset-0" />
      <svg aria-hidden="true" viewBox="0 0 100 100" className="relative" fill="none" stroke="currentColor">
        <path d={sign} strokeWidth="4.5" strokeLinecap="square" />
      </svg>
    </div>
  )
}
