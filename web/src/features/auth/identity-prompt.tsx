import { lazy, Suspense, useEffect, useState } from "react"
import { setIdentityPrompt } from "#api/identity.ts"

const IdentityDialog = lazy(() => import("./identity-dialog.tsx"))

type Waiting = { answer: (isConfirmed: boolean) => void }

/** Opens a dialog when a call needs the user's password again; then the call is sent again. Several calls wait for one answer. */
export function IdentityPrompt() {
  const [waiting, setWaiting] = useState<Waiting>()
  useEffect(() => {
    let asked: Promise<boolean> | undefined
    setIdentityPrompt(() => {
      asked ??= new Promise<boolean>((resolve) => setWaiting({ answer: resolve })).finally(() => {
        asked = undefined
        setWaiting(undefined)
      })
      return asked
    })
    return () => setIdentityPrompt(undefined)
  }, [])
  return <Suspense>{waiting && <IdentityDialog onAnswer={waiting.answer} />}</Suspense>
}
