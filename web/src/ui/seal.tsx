const tones = {
  gold: { looks: "text-gold", words: "text-gold-text", sign: "M39.5 50.5l7 7 14-14" },
  danger: { looks: "text-danger", words: "text-danger", sign: "M41 41l18 18M59 41L41 59" },
}

/** A certificate's state, as a bank's seal: gold stands, danger is withdrawn. */
export function Seal({ tone, label }: { tone: keyof typeof tones; label: string }) {
  const { looks, words, sign } = tones[tone]
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <div aria-hidden="true" className={`relative size-24 ${looks}`}>
        <div className="lattice-seal absolute inset-0" />
        <svg aria-hidden="true" viewBox="0 0 100 100" className="relative" fill="none" stroke="currentColor">
          <path d={sign} strokeWidth="4.5" strokeLinecap="square" />
        </svg>
      </div>
      <span className={`font-semibold ${words}`}>{label}</span>
    </div>
  )
}
