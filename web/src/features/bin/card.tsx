import { type ReactNode, useEffect } from "react"
import { recordOf } from "#features/registry.ts"
import { useTexts } from "#i18n/language.tsx"
import { useMayCall } from "#session/may-call.ts"
import { Button } from "#ui/button/button.tsx"
import { recoverFocus } from "#ui/focus.ts"
import { leavesBinAt } from "./leaves-bin-at.ts"
import { RestoreButton, RestoreProblems } from "./restore-button.tsx"
import { binTexts } from "./texts.ts"
import { type Restorable, type Restoring, useRestoring } from "./use-restoring.tsx"

type RestoreProps = { deletion: Restorable; button: (restoring: Restoring) => ReactNode }

/** The bin's restore on another screen: a button, and what was in the way. */
function Restore({ deletion, button }: RestoreProps) {
  const texts = useTexts(binTexts)
  const restoring = useRestoring()
  const mayRestore = useMayCall()(recordOf(deletion.kind).calls.delete)
  const isRestored = restoring.isRestored(deletion)
  useEffect(() => {
    if (isRestored) recoverFocus()
  }, [isRestored])
  if (!mayRestore) return null
  return (
    <div className="grid justify-items-start gap-2">
      {isRestored ? <p className="text-muted text-sm">{texts.restored}</p> : button(restoring)}
      <RestoreProblems deletion={deletion} restoring={restoring} />
    </div>
  )
}

/** In a row of another list: restores what was deleted together, as long as it is in the bin. */
export function RestoreDeletion({ deletion }: { deletion: Restorable & { at: string } }) {
  if (leavesBinAt(deletion.at) < Date.now()) return null
  const button = (restoring: Restoring) => (
    <span className="-mx-3">
      <RestoreButton deletion={deletion} restoring={restoring} />
    </span>
  )
  return <Restore deletion={deletion} button={button} />
}

/** On the page of a deleted record: restores this one, whatever was deleted with it. */
export function RestoreRecord({ deletion, record }: { deletion: Restorable; record: string }) {
  const { restore, userReturns } = useTexts(binTexts)
  const button = ({ run, running }: Restoring) => (
    <>
      <Button
        kind="accent"
        aria-label={`${restore} ${deletion.record}`}
        busy={running !== null}
        onClick={() => run({ deletion, record })}
      >
        {restore}
      </Button>
      {deletion.kind === "user" && <p className="measure text-muted text-sm">{userReturns}</p>}
    </>
  )
  return <Restore deletion={deletion} button={button} />
}
