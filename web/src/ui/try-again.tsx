import { useTexts } from "#i18n/language.tsx"
import { type ButtonKind, ButtonLabel, buttonLooks } from "#ui/button.tsx"
import { inPlace } from "#ui/wants-own-tab.ts"

/** A link to where one is, so that it works without JavaScript; with it, only what is missing is asked for again. */
export function TryAgain({ kind = "quiet", busy, onRetry }: { kind?: ButtonKind; busy: boolean; onRetry: () => void }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own, with all that stands behind its `?`
    <a href="" aria-busy={busy || undefined} onClick={inPlace(() => !busy && onRetry())} className={buttonLooks(kind)}>
      <ButtonLabel busy={busy}>{useTexts().ui.tryAgain}</ButtonLabel>
    </a>
  )
}
