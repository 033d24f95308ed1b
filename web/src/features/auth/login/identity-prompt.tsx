import { type ComponentType, useEffect, useState } from "react"
import { setIdentityPrompt } from "#api/identity.ts"

type DialogProps = { onAnswer: (isConfirmed: boolean) => void }
type Asked = DialogProps & { Dialog: ComponentType<DialogProps> }

/** Opens a dialog when a call needs the user's password again; then the call is sent again. Several calls wait for one answer. */
export function IdentityPrompt() {
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => {
    let waiting: PromiseWithResolvers<boolean> | undefined
    function answer(isConfirmed: boolean) {
      waiting?.resolve(isConfirmed)
      waiting = undefined
      setAsked(undefined)
    }
    setIdentityPrompt(() => {
      if (waiting) return waiting.promise
      waiting = withResolvers()
      const { promise } = waiting
      import("./identity-dialog.tsx").then(
        ({ IdentityDialog }) => setAsked({ Dialog: IdentityDialog, onAnswer: answer }),
        // Without connection, or after an update of the site.
        () => answer(false),
      )
      return promise
    })
    return () => {
      setIdentityPrompt(undefined)
      // A call that waited for ever would keep others from being sent.
      answer(false)
    }
  }, [])
  return asked ? <asked.Dialog onAnswer={asked.onAnswer} /> : null
}

/** `Promise.withResolvers`, which older phones do not have. */
function withResolvers(): PromiseWithResolvers<boolean> {
  const parts = {} as PromiseWithResolvers<boolean>
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }))
  return parts
}
