import { beginPasskeyLogin, type UsedPasskey } from "contract"
import { useEffect, useState } from "react"
import { useCall } from "#api/calls.ts"
import { readFailure } from "#api/failure.ts"
import { supportsPasskeys, usePasskeys } from "#api/passkeys.ts"
import { useI18n } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { FormAlert } from "#ui/form/form-alert.tsx"

type PasskeyButtonProps = {
  children: string
  /** Sends the passkey's answer to the server. */
  onUse: (credential: UsedPasskey) => Promise<void>
}

/** Asks for a passkey. It disappears where the browser has none. */
export function PasskeyButton({ children, onUse }: PasskeyButtonProps) {
  const i18n = useI18n()
  const begin = useCall(beginPasskeyLogin)
  const passkeys = usePasskeys()
  const [isShown, setShown] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  // Only after hydration, because the server cannot know.
  useEffect(() => setShown(supportsPasskeys()), [])

  async function press() {
    setBusy(true)
    setFailure(undefined)
    try {
      const { data } = await begin({})
      await onUse(await passkeys.use(data))
    } catch (error) {
      setFailure(readFailure(error, i18n).message)
    }
    setBusy(false)
  }
  if (!isShown) return null
  return (
    <div className="grid gap-3">
      <FormAlert text={failure} />
      <Button busy={isBusy} onClick={() => void press()}>
        {children}
      </Button>
    </div>
  )
}
