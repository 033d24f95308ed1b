const tones = {
  gold: { color: "text-gold", path: "M39.5 50.5l7 7 14-14" },
  danger: { color: "text-danger", path: "M41 41l18 18M59 41L41 59" },
  neutral: { color: "text-line-strong", path: "M39 50h22" },
}

/** A certificate's status as a seal: gold is valid, danger revoked, neutral unknown. The text beside it says the same. */
export function Seal({ tone }: { tone: keyof typeof tones }) {
  const { color, path } = tones[tone]
  return (
    <div aria-hidden="true" className={`relative size-24 ${color}`}>
      <div className="lattice-seal absolute inset-0" />
      <svg aria-hidden="true" viewBox="0 0 100 100" className="relative" fill="none" stroke="currentColor">
        <path d={path} strokeWidth="4.5" strokeLinecap="square" />
      </svg>
    </div>
  )
}
