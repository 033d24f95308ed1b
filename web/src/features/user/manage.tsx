import { deleteUser, exportUsers, getUsers, type User } from "contract"
import { useState } from "react"
import { injectCalls } from "#api/calls.ts"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { ExportLink } from "#dashboard/export-link.tsx"
import { useListUrlState } from "#dashboard/list-url-state.ts"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { RowAction } from "#dashboard/row-action.tsx"
import { useSelection } from "#dashboard/selection.ts"
import { useWords } from "#i18n/language.tsx"
import { useSession } from "#session/session.ts"
import { Button } from "#ui/button.tsx"
import { CompactSelect } from "#ui/fields.tsx"
import { focusMain } from "#ui/focus.ts"
import { fullName } from "./full-name.ts"
import { PasswordReset } from "./manage-password-reset.tsx"
import { ChosenUsers } from "./manage-roles.tsx"
import { useUserColumns } from "./manage-user-columns.tsx"
import { userWords } from "./words.ts"

const { useGetUsersQuery } = injectCalls({ getUsers })

const filter = "isVerified"

export function Component() {
  const words = useWords(userWords)
  const urlState = useListUrlState()
  // Whatever else somebody typed into the address is no filter.
  const isVerified = (["true", "false"] as const).find((value) => value === urlState.filter(filter))
  const asked = { ...urlState.query, ...(isVerified && { isVerified }) }
  const result = useGetUsersQuery({ query: asked })
  const selection = useSelection(result.data?.data)
  const [resetOf, setResetOf] = useState<User | null>(null)
  // As the list has them now: what was seen when the question came is refused once somebody has changed it.
  const fresh = result.data?.data.find(({ _id }) => _id === resetOf?._id)
  const ownId = useSession().user?._id
  const columns = useUserColumns()
  function showAll() {
    // The button goes as it is pressed, and would take the keyboard's place along.
    focusMain()
    return urlState.onFilter(filter, "")
  }
  return (
    <>
      <ResourceList
        words={words}
        urlState={urlState}
        result={result}
        columns={columns}
        filters={
          <CompactSelect
            label={words.filter}
            value={isVerified ?? ""}
            onChange={(event) => urlState.onFilter(filter, event.target.value)}
          >
            <option value="">{words.everybody}</option>
            <option value="true">{words.verified}</option>
            <option value="false">{words.notVerified}</option>
          </CompactSelect>
        }
        rowActions={(user) => {
          const isOwn = user._id === ownId
          return (
            <div className="flex flex-wrap justify-end">
              <RowAction label={words.reset} of={user.name} onClick={() => setResetOf(user)} />
              {/* One's own looks as if it could not be pressed, for it is of no use; whoever does so is told why. */}
              <DeleteRecord
                name={user.name}
                words={words}
                text={isOwn ? words.ownDelete : words.deleteText(fullName(user))}
                call={deleteUser}
                record={user}
                onDeleted={() => selection.set([user], false)}
                isDanger={!isOwn}
                title={isOwn ? words.ownDelete : undefined}
                className={isOwn ? "opacity-75" : undefined}
              />
            </div>
          )
        }}
        emptyAction={isVerified && <Button onClick={showAll}>{words.showAll}</Button>}
        actions={<ExportLink call={exportUsers} query={{ search: urlState.search, isVerified }} />}
        selection={selection}
        selectedActions={<ChosenUsers selection={selection} />}
        rowName={({ name }) => name}
      />
      {/* Here and not in its row: the password must not go when the list is asked for again, and fails. */}
      {resetOf && <PasswordReset key={resetOf._id} user={fresh ?? resetOf} onClose={() => setResetOf(null)} />}
    </>
  )
}
