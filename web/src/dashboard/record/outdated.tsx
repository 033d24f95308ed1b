import { useCommonTexts, useTexts } from "#i18n/language.tsx"
import { shellTexts } from "#i18n/screens/shell.ts"
import { Button } from "#ui/button/button.tsx"

/** Shown above stale data when a refetch failed. */
export function Outdated({ text, onRetry }: { text: string; onRetry: () => unknown }) {
  const shell = useTexts(shellTexts)
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-warning-soft px-4 py-2"
    >
      <p>
        <span className="font-semibold">{shell.outdated}</span> {text}
      </p>
      <Button onClick={onRetry}>{useCommonTexts().ui.tryAgain}</Button>
    </div>
  )
}
