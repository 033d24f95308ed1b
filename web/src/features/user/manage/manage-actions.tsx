import { deleteUser, mayChangeUser, resetPassword, type User } from "contract"
import { DeleteRecord, type Leaving } from "#dashboard/delete/delete-record.tsx"
import { EditRecord, RowAction } from "#dashboard/row/row-action.tsx"
import { fullName } from "#features/user/full-name.ts"
import { userTexts } from "#features/user/texts.ts"
import { useTexts } from "#i18n/language.tsx"
import { useMayCall } from "#session/may-call.ts"
import { useSession } from "#session/session.ts"
import { InviteAgain } from "./manage-invitation.tsx"

type UserActionsProps = {
  user: User
  onReset: (user: User) => void
  onDeleted?: () => void
  leaving?: Leaving
}

/** The actions for an account, in its row and on its page. */
export function UserActions({ user, onReset, onDeleted, leaving }: UserActionsProps) {
  const texts = useTexts(userTexts)
  const own = useSession().user
  const mayCall = useMayCall()
  const isOwn = user._id === own?._id
  const isInvited = user.invitedAt !== ""
  const { withdrawTitle, withdrawText } = texts.invitation
  const deleteTexts = isInvited ? { ...texts, deleteTitle: withdrawTitle, deleteText: withdrawText } : texts
  return (
    <>
      {own && mayChangeUser(own.role, user) && <EditRecord id={user._id} name={user.name} />}
      {mayCall(resetPassword) &&
        (isInvited ? (
          <InviteAgain user={user} />
        ) : (
          <RowAction label={texts.reset} recordName={user.name} onClick={() => onReset(user)} />
        ))}
      {/* For the user's own account the button looks disabled, but a press explains why. */}
      <DeleteRecord
        name={user.name}
        texts={deleteTexts}
        text={isOwn ? texts.ownDelete : deleteTexts.deleteText(fullName(user))}
        call={deleteUser}
        record={user}
        onDeleted={onDeleted}
        leaving={leaving}
        isDanger={!isOwn}
        title={isOwn ? texts.ownDelete : undefined}
        className={isOwn ? "opacity-90" : undefined}
      />
    </>
  )
}
