import { useEffect } from "react"
import { useTexts } from "#i18n/language.tsx"
import { useMayCall } from "#session/may-call.ts"
import { recoverFocus } from "#ui/focus.ts"
import { deleteCalls } from "./deletable.ts"
import { RestoreButton, RestoreProblems } from "./restore-button.tsx"
import { binTexts } from "./texts.ts"
import { type Restorable, useRestoring } from "./use-restoring.tsx"

type RestoreDeletionProps = { deletion: Restorable; record?: string }

/** Restores a deletion, or only one `record` of it, outside the bin. */
export function RestoreDeletion({ deletion, record }: RestoreDeletionProps) {
  const texts = useTexts(binTexts)
  const restoring = useRestoring()
  const mayRestore = useMayCall()(deleteCalls[deletion.kind])
  const isRestored = restoring.isRestored(deletion)
  useEffect(() => {
    if (isRestored) recoverFocus()
  }, [isRestored])
  if (!mayRestore) return null
  return (
    <div className="-mx-3 grid justify-items-start">
      {isRestored ? (
        <p className="px-3 text-muted text-sm">{texts.restored}</p>
      ) : (
        <RestoreButton deletion={deletion} restoring={restoring} record={record} />
      )}
      <div className="px-3">
        <RestoreProblems deletion={deletion} restoring={restoring} />
      </div>
    </div>
  )
}
