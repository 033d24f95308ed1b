import { useCommonTexts } from "#i18n/language.tsx"
import { type ButtonKind, ButtonLabel, buttonClass } from "#ui/button/button.tsx"
import { onPlainClick } from "#ui/button/modified-click.ts"

type TryAgainProps = { kind?: ButtonKind; busy: boolean; onRetry: () => void }

/** A link to the current page, which works without JavaScript; with it, only the failed data is fetched again. */
export function TryAgain({ kind = "secondary", busy, onRetry }: TryAgainProps) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: an empty href is the current URL including its query
    <a
      href=""
      aria-busy={busy || undefined}
      onClick={onPlainClick(() => !busy && onRetry())}
      className={buttonClass(kind)}
    >
      <ButtonLabel busy={busy}>{useCommonTexts().ui.tryAgain}</ButtonLabel>
    </a>
  )
}
