import { isValidElement, useEffect, useEffectEvent } from "react"
import { toast } from "react-hot-toast/headless"
import { type ToastMessage, useActionToast } from "#api/action-toast.ts"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { durationWithButtonMs } from "#ui/overlay/show-toast.tsx"
import { ToastButton } from "#ui/overlay/toast-button.tsx"
import { ClampedText } from "#ui/text/clamped-text.tsx"

type UndoProps = {
  /** The id of the toast. */
  id: string
  message: ToastMessage
  /** The changed records: one, or several. */
  name: string
  /** What follows unless it is undone. */
  note?: string | undefined
  /** Sets the previous values. Resolves to what to say if not all could be set. */
  revert: () => Promise<unknown>
}

/** The options of a toast that offers to undo a change of a record, or of several of which this is the first. */
export const undoToastOptions = (change: string, id: string) => ({
  id: `${change} ${id}`,
  durationMs: durationWithButtonMs,
})

/** Returns the message of a success toast that offers to undo the action. */
export const offerUndo = (props: UndoProps) => <Undo {...props} />

// The newest toast is the first to be undone by the keyboard.
const offered: symbol[] = []

function Undo({ id, message, name, note, revert }: UndoProps) {
  const texts = useTexts(recordTexts).undo
  const toastAction = useActionToast()

  function handleUndo() {
    toast.dismiss(id)
    void toastAction(revert(), {
      doing: texts.doing,
      done: (message) =>
        typeof message === "string" || isValidElement(message) ? (message as ToastMessage) : texts.done,
      failed: texts.failed,
    })
  }
  useUndoShortcut(handleUndo)
  return (
    <ToastButton label={texts.button} onClick={handleUndo}>
      {message}
      <ClampedText text={name} className="text-muted" />
      {note && <span className="text-muted">{note}</span>}
    </ToastButton>
  )
}

/** Ctrl+Z or Cmd+Z, except in a text field, which has its own undo. */
function useUndoShortcut(onUndo: () => void) {
  const handleUndo = useEffectEvent(onUndo)
  useEffect(() => {
    const own = Symbol("undo")
    offered.push(own)
    function onKeyDown(event: KeyboardEvent) {
      const isUndoKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.code === "KeyZ"
      if (!isUndoKey || event.defaultPrevented || offered.at(-1) !== own || isTextField(event.target)) return
      event.preventDefault()
      handleUndo()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => {
      document.removeEventListener("keydown", onKeyDown)
      offered.splice(offered.indexOf(own), 1)
    }
  }, [])
}

const isTextField = (target: EventTarget | null) =>
  target instanceof Element && target.closest("input:not([type=checkbox]), textarea, [contenteditable]") !== null
