import { sendBrowserLink } from "contract"
import { useState } from "react"
import { useToastFailure } from "#api/action-toast.ts"
import { useCall } from "#api/calls.ts"
import { readFailure } from "#api/failure.ts"
import { useAuthTexts } from "#i18n/auth.ts"
import { useI18n } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { FocusedResult } from "./mail-link.tsx"

/** Offers a mailed link to the owner of an account to which a new browser may not log in for some minutes. */
export function BrowserLink({ email, onSent }: { email: string; onSent: () => void }) {
  const texts = useAuthTexts().openBrowser
  const i18n = useI18n()
  const send = useCall(sendBrowserLink)
  const toastFailure = useToastFailure()
  const [state, setState] = useState<"offered" | "sending" | "sent">("offered")

  async function onPress() {
    setState("sending")
    try {
      await send({ body: { email } })
      setState("sent")
      onSent()
    } catch (failure) {
      setState("offered")
      toastFailure(readFailure(failure, i18n).message)
    }
  }
  if (state === "sent")
    return (
      <FocusedResult>
        <p>{texts.sent(email)}</p>
        <p>{texts.where}</p>
      </FocusedResult>
    )
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted">{texts.offer}</p>
      <Button busy={state === "sending"} onClick={onPress}>
        {texts.send}
      </Button>
    </div>
  )
}
