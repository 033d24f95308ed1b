import {
  changeRole,
  deleteUser,
  deleteUsers,
  exportUsers,
  getUsers,
  inviteUser,
  mayChangeUser,
  resetPassword,
  type User,
  UsersQuery,
} from "contract"
import { useState } from "react"
import { injectCalls } from "#api/calls.ts"
import { BinLink } from "#dashboard/bin-link.tsx"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { DeleteSelected } from "#dashboard/delete-selected.tsx"
import { ExportLink } from "#dashboard/export-link.tsx"
import type { ListFilter } from "#dashboard/list-filter.ts"
import { useListState } from "#dashboard/list-state.ts"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { EditRecord, RowAction } from "#dashboard/row-action.tsx"
import { useSelection } from "#dashboard/selection.ts"
import { useTexts } from "#i18n/language.tsx"
import { useMayCall } from "#session/may-call.ts"
import { useSession } from "#session/session.ts"
import { fullName } from "./full-name.ts"
import { EditUserDialog } from "./manage-edit.tsx"
import { InviteAgain, InviteDialog } from "./manage-invitation.tsx"
import { PasswordReset } from "./manage-password-reset.tsx"
import { SelectedUsers } from "./manage-roles.tsx"
import { SelectedPeople } from "./manage-selected.tsx"
import { useUserColumns } from "./manage-user-columns.tsx"
import { userTexts } from "./texts.ts"

const { useGetUsersQuery } = injectCalls({ getUsers })

export function Component() {
  const texts = useTexts(userTexts)
  const state = useListState({ name: "users", schema: UsersQuery, filters: useUserFilters() })
  const result = useGetUsersQuery({ query: state.query })
  const selection = useSelection(result.data, state)
  const [resetOf, setResetOf] = useState<User | null>(null)
  // The latest version in the list: a reset of an older version fails once someone has changed the user.
  const latest = result.data?.data.find(({ _id }) => _id === resetOf?._id)
  const columns = useUserColumns()
  const mayCall = useMayCall()
  return (
    <>
      <ResourceList
        texts={texts}
        state={state}
        result={result}
        columns={columns}
        rowActions={(user) => (
          <UserActions user={user} onReset={setResetOf} onDeleted={() => selection.set([user], false)} />
        )}
        createDialog={mayCall(inviteUser) ? <InviteDialog /> : undefined}
        editDialog={<EditUserDialog rows={result.data?.data} />}
        actions={
          <>
            <BinLink kind="user" call={deleteUser} />
            <ExportLink call={exportUsers} query={state.exportQuery} />
          </>
        }
        {...(mayCall(changeRole) && {
          selection,
          selectedActions: (
            <>
              <SelectedUsers selection={selection} />
              <SelectedPeople selection={selection} />
              <DeleteSelected
                selection={selection}
                call={deleteUsers}
                nameOf={({ email }) => email}
                title={texts.chosen.deleteTitle}
                text={texts.chosen.deleteText}
                recordName={texts.chosen.recordName}
                texts={texts}
              />
            </>
          ),
        })}
        rowName={({ name }) => name}
      />
      {/* Outside the row, so that the password stays visible if the list is fetched again and fails. */}
      {resetOf && <PasswordReset key={resetOf._id} user={latest ?? resetOf} onClose={() => setResetOf(null)} />}
    </>
  )
}

type UserActionsProps = { user: User; onReset: (user: User) => void; onDeleted: () => void }

function UserActions({ user, onReset, onDeleted }: UserActionsProps) {
  const texts = useTexts(userTexts)
  const own = useSession().user
  const mayCall = useMayCall()
  const isOwn = user._id === own?._id
  const isInvited = user.invitedAt !== ""
  const { withdrawTitle, withdrawText } = texts.invitation
  const deleteTexts = isInvited ? { ...texts, deleteTitle: withdrawTitle, deleteText: withdrawText } : texts
  return (
    <div className="flex flex-wrap justify-end">
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
        isDanger={!isOwn}
        title={isOwn ? texts.ownDelete : undefined}
        className={isOwn ? "opacity-75" : undefined}
      />
    </div>
  )
}

function useUserFilters(): ListFilter[] {
  const texts = useTexts(userTexts)
  return [
    { kind: "choice", name: "role", label: texts.role, choices: Object.entries(texts.roles) },
    { kind: "choice", name: "isVerified", label: texts.email, choices: Object.entries(texts.verifications) },
    { kind: "period", name: "joined", label: texts.joined },
  ]
}
