import { InviteUser, invitationDays, inviteAgain, invitedRoles, inviteUser, type User } from "contract"
import { useActionToast } from "#api/action-toast.ts"
import { useCall } from "#api/calls.ts"
import { CreateDialog } from "#dashboard/form/create-dialog.tsx"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { userTexts } from "#features/user/texts.ts"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { options, SelectField, TextField } from "#ui/form/fields.tsx"

const dayMs = 24 * 60 * 60 * 1000

export const hasInvitationEnded = ({ invitedAt }: User) => Date.now() - Date.parse(invitedAt) > invitationDays * dayMs

/** Creates an account; its owner chooses the password by a mailed link. */
export function InviteDialog() {
  const { texts, language } = useTextsAndFormat(userTexts)
  const { invitation, roles } = texts
  return (
    <CreateDialog
      texts={invitation}
      call={inviteUser}
      schema={InviteUser}
      empty={{ name: "", email: "", role: "instructor", language }}
      nameOf={({ email }) => email}
      doneText={({ isVerified }) => (isVerified ? invitation.offered : invitation.created)}
      next={({ role }, { language }) => ({ role: role as (typeof invitedRoles)[number], language })}
    >
      {({ field, form }) => (
        <>
          <TextField label={texts.userName} autoComplete="off" {...field("name")} />
          <TextField label={texts.email} type="email" autoComplete="off" {...field("email")} />
          <SelectField
            label={texts.role}
            hint={invitation.mayDo[form.watch("role") as keyof typeof invitation.mayDo]}
            {...field("role")}
          >
            {options(invitedRoles.map((role) => [role, roles[role]]))}
          </SelectField>
          <SelectField label={invitation.language} {...field("language")}>
            {options(Object.entries(invitation.languages))}
          </SelectField>
        </>
      )}
    </CreateDialog>
  )
}

/** Sends the mail once more, for an invited user who has lost it or was too late. */
export function InviteAgain({ user }: { user: User }) {
  const { again } = useTextsAndFormat(userTexts).texts.invitation
  const toastAction = useActionToast()
  const send = useCall(inviteAgain)
  return (
    <RowAction
      label={again.label}
      recordName={user.name}
      onClick={() => void toastAction(send({ params: { id: user._id } }), { ...again, done: again.done(user.email) })}
    />
  )
}
