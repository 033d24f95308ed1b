import { deleteUser, exportUsers, getUsers, type User } from "contract"
import { useState } from "react"
import { injectCalls } from "#api/calls.ts"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { ExportLink } from "#dashboard/export-link.tsx"
import { useListUrlState } from "#dashboard/list-url-state.ts"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { RowAction } from "#dashboard/row-action.tsx"
import { useSelection } from "#dashboard/selection.ts"
import { useTexts } from "#i18n/language.tsx"
import { useSession } from "#session/session.ts"
import { Button } from "#ui/button.tsx"
import { CompactSelect } from "#ui/fields.tsx"
import { focusMain } from "#ui/focus.ts"
import { fullName } from "./full-name.ts"
import { PasswordReset } from "./manage-password-reset.tsx"
import { SelectedUsers } from "./manage-roles.tsx"
import { useUserColumns } from "./manage-user-columns.tsx"
import { userTexts } from "./texts.ts"

const { useGetUsersQuery } = injectCalls({ getUsers })

const filter = "isVerified"

export function Component() {
  const texts = useTexts(userTexts)
  const urlState = useListUrlState()
  // Any other value in the URL is ignored.
  const isVerified = (["true", "false"] as const).find((value) => value === urlState.filter(filter))
  const query = { ...urlState.query, ...(isVerified && { isVerified }) }
  const result = useGetUsersQuery({ query })
  const selection = useSelection(result.data?.data)
  const [resetOf, setResetOf] = useState<User | null>(null)
  // The latest version in the list: a reset of an older version fails once someone has changed the user.
  const latest = result.data?.data.find(({ _id }) => _id === resetOf?._id)
  const ownId = useSession().user?._id
  const columns = useUserColumns()
  function showAll() {
    // The button disappears when it is pressed, so the focus must move away from it.
    focusMain()
    return urlState.onFilter(filter, "")
  }
  return (
    <>
      <ResourceList
        texts={texts}
        urlState={urlState}
        result={result}
        columns={columns}
        filters={
          <CompactSelect
            label={texts.filter}
            value={isVerified ?? ""}
            onChange={(event) => urlState.onFilter(filter, event.target.value)}
          >
            <option value="">{texts.everybody}</option>
            <option value="true">{texts.verified}</option>
            <option value="false">{texts.notVerified}</option>
          </CompactSelect>
        }
        rowActions={(user) => {
          const isOwn = user._id === ownId
          return (
            <div className="flex flex-wrap justify-end">
              <RowAction label={texts.reset} recordName={user.name} onClick={() => setResetOf(user)} />
              {/* For the user's own account the button looks disabled, but a press explains why. */}
              <DeleteRecord
                name={user.name}
                texts={texts}
                text={isOwn ? texts.ownDelete : texts.deleteText(fullName(user))}
                call={deleteUser}
                record={user}
                onDeleted={() => selection.set([user], false)}
                isDanger={!isOwn}
                title={isOwn ? texts.ownDelete : undefined}
                className={isOwn ? "opacity-75" : undefined}
              />
            </div>
          )
        }}
        emptyAction={isVerified && <Button onClick={showAll}>{texts.showAll}</Button>}
        actions={<ExportLink call={exportUsers} query={{ search: urlState.search, isVerified }} />}
        selection={selection}
        selectedActions={<SelectedUsers selection={selection} />}
        rowName={({ name }) => name}
      />
      {/* Outside the row, so that the password stays visible if the list is fetched again and fails. */}
      {resetOf && <PasswordReset key={resetOf._id} user={latest ?? resetOf} onClose={() => setResetOf(null)} />}
    </>
  )
}
