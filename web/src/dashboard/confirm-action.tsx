import { type ReactNode, useEffect, useState } from "react"
import type { ButtonKind } from "#ui/button.tsx"
import { ConfirmDialog } from "#ui/dialog.tsx"
import { catchFocus } from "#ui/focus.ts"

type ConfirmActionProps = {
  title: string
  text: ReactNode
  confirm: string
  kind?: ButtonKind
  /** Answers whether it was done: otherwise the question stays open, to be tried again. */
  onConfirm: () => Promise<boolean>
  children: (ask: () => void) => ReactNode
}

/** Something that is asked about before it is done, once, however often the button is pressed. */
export function ConfirmAction({ title, text, confirm, kind, onConfirm, children }: ConfirmActionProps) {
  const [isAsking, setAsking] = useState(false)
  // What the question says does not change while it is answered and goes away, though fewer are selected by then.
  const [answered, setAnswered] = useState<{ title: string; text: ReactNode }>()
  const isBusy = isAsking && answered !== undefined
  function ask() {
    setAnswered(undefined)
    setAsking(true)
  }
  async function carryOut() {
    // A press while it fades away is none.
    if (isBusy || !isAsking) return
    setAnswered({ title, text })
    if (await onConfirm()) setAsking(false)
    else setAnswered(undefined)
  }
  // The row that was deleted goes a moment later, and the focus with it.
  useEffect(() => () => void setTimeout(catchFocus), [])
  return (
    <>
      {children(ask)}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(isOpen) => !isBusy && setAsking(isOpen)}
        title={answered?.title ?? title}
        description={answered ? answered.text : text}
        confirmLabel={confirm}
        kind={kind}
        onConfirm={carryOut}
        busy={isBusy}
      />
    </>
  )
}
