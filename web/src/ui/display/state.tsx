import type { ReactNode } from "react"
import { useCommonTexts } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { WarningIcon } from "#ui/image/icon.tsx"
import { LatticeMark } from "#ui/image/lattice.tsx"

export function Skeleton({ rows = 4 }: { rows?: number }) {
  const label = useCommonTexts().ui.loading
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity and are never reordered
        <div key={row} className="h-14 animate-glow rounded-card border border-line bg-sunken" />
      ))}
    </div>
  )
}

const centred = "grid justify-items-center gap-4 px-4 py-12 text-center"

/** With a hint, the text is the more prominent of the two. */
export function EmptyState({ text, hint, action }: { text: ReactNode; hint?: ReactNode; action?: ReactNode }) {
  return (
    <div className={centred}>
      <LatticeMark />
      <p className="measure text-lg text-muted">
        {hint ? <span className="block text-ink">{text}</span> : text}
        {hint && <span className="block text-base">{hint}</span>}
      </p>
      {action}
    </div>
  )
}

export function FailedState({ title, text, onRetry }: { title: string; text?: ReactNode; onRetry?: () => void }) {
  const texts = useCommonTexts().ui
  return (
    <div role="alert" className={centred}>
      <WarningIcon className="size-10 text-danger" />
      <div className="measure grid gap-1">
        <p className="font-semibold text-lg">{title}</p>
        {text && <p className="text-muted">{text}</p>}
      </div>
      {onRetry && <Button onClick={onRetry}>{texts.tryAgain}</Button>}
    </div>
  )
}
