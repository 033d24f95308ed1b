import { useEffect, useRef } from "react"
import { isFocusOnControl } from "#ui/focus.ts"

/** For the button that opens the create dialog: gets the focus after a dialog that a link on another page has opened. */
export function useCreateFocus(isDialogOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isDialogOpen) return
    return () => {
      // After the dialog has returned the focus to the element that opened it, if that is on this page.
      setTimeout(() => !isFocusOnControl() && button.current?.focus())
    }
  }, [isDialogOpen])
  return button
}
