import { endUserSessions, resendVerifications, sendMail, type User } from "contract"
import { useActionToast, withReason } from "#api/action-toast.ts"
import { useCall } from "#api/calls.ts"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { MailButton } from "#features/user/manage/mail-button.tsx"
import { userTexts } from "#features/user/texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { useMayCall } from "#session/may-call.ts"

/** Mails to the user of a record page. */
export function MailActions({ user }: { user: User }) {
  const mayCall = useMayCall()
  const { _id, name, role, isVerified, invitedAt } = user
  const isUnverified = !isVerified && invitedAt === "" && role !== "suspended"
  return (
    <>
      {mayCall(sendMail) && isVerified && <MailButton recipients={{ ids: [_id] }} recordName={name} />}
      {mayCall(resendVerifications) && isUnverified && <SendVerification user={user} />}
    </>
  )
}

function SendVerification({ user: { _id, name } }: { user: User }) {
  const { verification } = useTexts(userTexts).chosen
  const { format } = useTextsAndFormat(userTexts)
  const toastAction = useActionToast()
  const send = useCall(resendVerifications)
  const press = () =>
    toastAction(send({ body: { ids: [_id] } }), {
      doing: verification.doing,
      failed: verification.failed,
      done: ({ data: { recipients, skipped } }) => {
        const done = verification.done(format.number(recipients))
        return skipped > 0 ? withReason(done, verification.skipped(format.number(skipped))) : done
      },
    })
  return <RowAction label={verification.label} recordName={name} onClick={() => void press()} />
}

/** Logs the user out on every device. */
export function EndSessions({ user: { _id, name } }: { user: Pick<User, "_id" | "name"> }) {
  const { sessions } = useTexts(userTexts).chosen
  const toastAction = useActionToast()
  const end = useCall(endUserSessions)
  if (!useMayCall()(endUserSessions)) return null
  return (
    <ConfirmAction
      title={sessions.titleOf(name)}
      text={sessions.text}
      confirm={sessions.label}
      onConfirm={() => toastAction(end({ params: { id: _id } }), sessions)}
    >
      {(open) => <RowAction isDanger label={sessions.label} recordName={name} onClick={open} />}
    </ConfirmAction>
  )
}
