import { useWords } from "#i18n/language.tsx"
import { shellWords } from "#i18n/screens/shell.ts"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"
import { useOnline } from "#ui/use-online.ts"

export function OfflineBar() {
  const words = useWords(shellWords)
  const isOnline = useOnline()
  return (
    // Always there, so that a screen reader hears its words when they come.
    <div role="status" className="print:hidden">
      {!isOnline && (
        <p
          data-page-notice=""
          className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-center text-sm text-warning"
        >
          <Icon shape={shapes.warning} />
          {words.offline}
        </p>
      )}
    </div>
  )
}
