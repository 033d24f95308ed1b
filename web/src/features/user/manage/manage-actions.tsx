import { deleteUser, mayChangeUser, resetPassword, type User } from "contract"
import { DeleteRecord, type Leaving } from "#dashboard/delete/delete-record.tsx"
import { HistoryLink } from "#dashboard/record/history-link.tsx"
import { EditRecord, RowAction, RowActions } from "#dashboard/row/row-action.tsx"
import { fullName } from "#features/user/full-name.ts"
import { userTexts } from "#features/user/texts.ts"
import { useTexts } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { useSession } from "#session/session.ts"
import { KeyIcon } from "#ui/image/icon.tsx"
import { InviteAgain } from "./manage-invitation.tsx"

type UserActionsProps = {
  user: User
  onReset: (user: User) => void
  onDeleted?: () => void
  leaving?: Leaving
}

/** The actions for an account on its page. */
export function UserActions(props: UserActionsProps) {
  return (
    <>
      <EditUser user={props.user} />
      <ResetOrInvite {...props} />
      <DeleteUser {...props} />
    </>
  )
}

/** The same in its row. */
export function UserRowActions(props: UserActionsProps) {
  const { _id, name } = props.user
  return (
    <RowActions
      recordName={name}
      more={
        <>
          <EditUser user={props.user} />
          <HistoryLink page={paths.user} id={_id} name={name} />
        </>
      }
    >
      <ResetOrInvite {...props} />
      <DeleteUser {...props} />
    </RowActions>
  )
}

function EditUser({ user }: { user: User }) {
  const own = useSession().user
  return own && mayChangeUser(own.role, user) && <EditRecord id={user._id} name={user.name} />
}

function ResetOrInvite({ user, onReset }: UserActionsProps) {
  const texts = useTexts(userTexts)
  const mayCall = useMayCall()
  if (!mayCall(resetPassword)) return null
  if (user.invitedAt !== "") return <InviteAgain user={user} />
  return <RowAction icon={<KeyIcon />} label={texts.reset} recordName={user.name} onClick={() => onReset(user)} />
}

function DeleteUser({ user, onDeleted, leaving }: UserActionsProps) {
  const texts = useTexts(userTexts)
  const isOwn = user._id === useSession().user?._id
  const isInvited = user.invitedAt !== ""
  const { withdrawTitle, withdrawText } = texts.invitation
  const deleteTexts = isInvited ? { ...texts, deleteTitle: withdrawTitle, deleteText: withdrawText } : texts
  return (
    // For the user's own account the button looks disabled, but a press explains why.
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
  )
}
