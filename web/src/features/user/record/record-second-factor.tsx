import { getUserSecondFactor, resetSecondFactor, type User } from "contract"
import { useActionToast } from "#api/action-toast.ts"
import { injectCalls, useCall } from "#api/calls.ts"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { useSession } from "#session/session.ts"
import { Button } from "#ui/button/button.tsx"
import { userRecordTexts } from "./record-texts.ts"

const { useGetUserSecondFactorQuery } = injectCalls({ getUserSecondFactor })

/** Whether the user has two-step verification. An admin can turn it off for somebody who has lost the phone. */
export function SecondFactorOf({ user: { _id, name } }: { user: Pick<User, "_id" | "name"> }) {
  const { texts, format } = useTextsAndFormat(userRecordTexts)
  const isOwn = useSession().user?._id === _id
  const { data } = useGetUserSecondFactorQuery({ params: { id: _id } }, { refetchOnMountOrArgChange: true })
  const reset = useCall(resetSecondFactor)
  const toastAction = useActionToast()
  if (!data) return null
  if (!data.data.isOn) return texts.secondFactorOff
  return (
    <span className="flex flex-wrap items-center gap-3">
      {texts.secondFactorSince(format.dateTime(data.data.since))}
      {!isOwn && (
        <ConfirmAction
          title={texts.resetSecondFactorTitle(name)}
          text={texts.resetSecondFactorText}
          confirm={texts.resetSecondFactor}
          onConfirm={() =>
            toastAction(reset({ params: { id: _id } }), {
              done: texts.secondFactorReset,
              failed: texts.resetSecondFactorFailed,
            })
          }
        >
          {(open) => <Button onClick={open}>{texts.resetSecondFactor}</Button>}
        </ConfirmAction>
      )}
    </span>
  )
}
