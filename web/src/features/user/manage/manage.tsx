import { changeRole, deleteUser, deleteUsers, exportUsers, getUsers, inviteUser, type User, UsersQuery } from "contract"
import { lazy, Suspense, useState } from "react"
import { useRead } from "#api/calls.ts"
import { DeleteSelected } from "#dashboard/bulk/delete-selected.tsx"
import { useSelection } from "#dashboard/bulk/selection.ts"
import { BinLink } from "#dashboard/delete/delete-record.tsx"
import { ExportLink } from "#dashboard/list/export-link.tsx"
import type { ListFilter } from "#dashboard/list/list-filter.ts"
import { useListState } from "#dashboard/list/list-state.ts"
import { ResourceList } from "#dashboard/list/resource-list.tsx"
import { userTexts } from "#features/user/texts.ts"
import { useTexts } from "#i18n/language.tsx"
import { useMayCall } from "#session/may-call.ts"
import { UserRowActions } from "./manage-actions.tsx"
import { InviteDialog } from "./manage-invitation.tsx"
import { SelectedUsers } from "./manage-roles.tsx"
import { SelectedPeople } from "./manage-selected.tsx"
import { useUserColumns } from "./manage-user-columns.tsx"

const EditUserDialog = lazy(async () => ({ default: (await import("./manage-edit.tsx")).EditUserDialog }))
const PasswordReset = lazy(async () => ({ default: (await import("./manage-password-reset.tsx")).PasswordReset }))

export function Component() {
  const texts = useTexts(userTexts)
  const state = useListState({ name: "users", schema: UsersQuery, filters: useUserFilters() })
  const result = useRead(getUsers, { query: state.query })
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
          <UserRowActions user={user} onReset={setResetOf} onDeleted={() => selection.set([user], false)} />
        )}
        createDialog={mayCall(inviteUser) ? <InviteDialog /> : undefined}
        editDialog={
          <Suspense>
            <EditUserDialog rows={result.data?.data} />
          </Suspense>
        }
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
                list={getUsers}
                nameOf={({ email }) => email}
                texts={texts}
              />
            </>
          ),
        })}
        rowName={({ name }) => name}
      />
      {/* Outside the row, so that the password stays visible if the list is fetched again and fails. */}
      {resetOf && (
        <Suspense>
          <PasswordReset key={resetOf._id} user={latest ?? resetOf} onClose={() => setResetOf(null)} />
        </Suspense>
      )}
    </>
  )
}

function useUserFilters(): ListFilter[] {
  const texts = useTexts(userTexts)
  return [
    { kind: "choice", name: "role", label: texts.role, choices: Object.entries(texts.roles) },
    { kind: "choice", name: "isVerified", label: texts.email, choices: Object.entries(texts.verifications) },
    { kind: "choice", name: "isInvited", label: texts.invited.label, choices: Object.entries(texts.invited.choices) },
    { kind: "period", name: "joined", label: texts.joined },
  ]
}
