import { confirmEmail, type User } from "contract"
import { useActionToast } from "#api/action-toast.ts"
import { useCall } from "#api/calls.ts"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { useTexts } from "#i18n/language.tsx"
import { useMayCall } from "#session/may-call.ts"
import { Button } from "#ui/button/button.tsx"
import { confirmEmailTexts } from "./confirm-email-texts.ts"

/** For sites without mail: an admin who knows whose account it is confirms its email. */
export function ConfirmEmail({ user: { _id, name, isVerified, invitedAt } }: { user: User }) {
  const texts = useTexts(confirmEmailTexts)
  const toastAction = useActionToast()
  const send = useCall(confirmEmail)
  if (!useMayCall()(confirmEmail) || isVerified || invitedAt) return null
  return (
    <ConfirmAction
      title={texts.title(name)}
      text={texts.text}
      confirm={texts.confirm}
      onConfirm={() => toastAction(send({ params: { id: _id } }), texts)}
    >
      {(open) => <Button onClick={open}>{texts.label}</Button>}
    </ConfirmAction>
  )
}
