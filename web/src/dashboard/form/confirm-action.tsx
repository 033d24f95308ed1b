import { type ReactNode, useEffect, useState } from "react"
import { Button, type ButtonKind } from "#ui/button/button.tsx"
import { recoverFocus } from "#ui/focus.ts"
import { ConfirmDialog } from "#ui/overlay/dialog.tsx"

type ConfirmActionProps = {
  title: string
  text: ReactNode
  confirm: string
  kind?: ButtonKind
  /** Below the text. */
  fields?: ReactNode
  /** Resolves to whether the action succeeded; if not, the dialog stays open for a retry. */
  onConfirm: () => Promise<boolean>
  /** What opens the dialog; by default a button with the text of `confirm`. */
  children?: (open: () => void) => ReactNode
}

/** An action that must be confirmed in a dialog. It runs once, even if the button is pressed repeatedly. */
export function ConfirmAction({ title, text, confirm, kind, fields, onConfirm, children }: ConfirmActionProps) {
  const [isOpen, setOpen] = useState(false)
  // The confirmed texts stay while the action runs and the dialog fades out, although the selection changes meanwhile.
  const [confirmed, setConfirmed] = useState<{ title: string; text: ReactNode }>()
  const isBusy = isOpen && confirmed !== undefined
  function open() {
    setConfirmed(undefined)
    setOpen(true)
  }
  async function runAction() {
    // A press during the fade-out is ignored.
    if (isBusy || !isOpen) return
    setConfirmed({ title, text })
    if (await onConfirm()) setOpen(false)
    else setConfirmed(undefined)
  }
  // A deleted row disappears a moment later and takes the focus with it.
  useEffect(() => () => void setTimeout(recoverFocus), [])
  return (
    <>
      {children ? children(open) : <Button onClick={open}>{confirm}</Button>}
      <ConfirmDialog
        open={isOpen}
        onOpenChange={(next) => !isBusy && setOpen(next)}
        title={confirmed?.title ?? title}
        description={confirmed ? confirmed.text : text}
        confirmLabel={confirm}
        kind={kind}
        onConfirm={runAction}
        busy={isBusy}
        fields={fields}
      />
    </>
  )
}
