import { exportUsers, type User } from "contract"
import { useState } from "react"
import { ExportLink } from "#dashboard/export-link.tsx"
import { useListAddress } from "#dashboard/list-address.ts"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { RowAction } from "#dashboard/row-action.tsx"
import { useSelection } from "#dashboard/selection.ts"
import { useWords } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { CompactSelect } from "#ui/compact-select.tsx"
import { useGetUsersQuery } from "./admin-api.ts"
import { DeleteUser } from "./manage-delete-user.tsx"
import { PasswordReset } from "./manage-password-reset.tsx"
import { ChosenUsers } from "./manage-roles.tsx"
import { useUserColumns } from "./manage-user-columns.tsx"
import { userWords } from "./words.ts"

export { ManageUsers as Component }

type Address = ReturnType<typeof useListAddress>

const filter = "isVerified"

/** Whatever else somebody typed into the address is no filter. */
function verifiedIn(address: Address): "true" | "false" | undefined {
  const value = address.filter(filter)
  return value === "true" || value === "false" ? value : undefined
}

function ManageUsers() {
  const words = useWords(userWords)
  const address = useListAddress()
  const isVerified = verifiedIn(address)
  const asked = { ...address.query, ...(isVerified && { isVerified }) }
  const answer = useGetUsersQuery({ query: asked })
  const selection = useSelection(answer.data?.data)
  const [resetOf, setResetOf] = useState<User | null>(null)
  // As the list has them now: what was seen when the question came is refused once somebody has changed it.
  const fresh = answer.data?.data.find(({ _id }) => _id === resetOf?._id)
  const columns = useUserColumns()
  function showAll() {
    // The button goes as it is pressed, and would take the keyboard's place along.
    document.querySelector("main")?.focus({ preventScroll: true })
    return address.onFilter(filter, "")
  }
  return (
    <>
      <ResourceList
        words={words}
        address={address}
        answer={answer}
        columns={columns}
        filters={<VerifiedFilter address={address} />}
        rowActions={(user) => (
          <div className="flex flex-wrap justify-end">
            <RowAction label={words.reset} of={user.name} onClick={() => setResetOf(user)} />
            <DeleteUser user={user} onDeleted={() => selection.set([user], false)} />
          </div>
        )}
        emptyAction={isVerified && <Button onClick={showAll}>{words.showAll}</Button>}
        actions={<ExportLink call={exportUsers} query={{ search: address.search, isVerified }} />}
        selection={selection}
        selectedActions={<ChosenUsers selection={selection} />}
        rowName={({ name }) => name}
      />
      {/* Here and not in its row: the password must not go when the list is asked for again, and fails. */}
      {resetOf && <PasswordReset key={resetOf._id} user={fresh ?? resetOf} onClose={() => setResetOf(null)} />}
    </>
  )
}

function VerifiedFilter({ address }: { address: Address }) {
  const words = useWords(userWords)
  return (
    <CompactSelect
      label={words.filter}
      value={verifiedIn(address) ?? ""}
      onChange={(event) => address.onFilter(filter, event.target.value)}
    >
      <option value="">{words.everybody}</option>
      <option value="true">{words.verified}</option>
      <option value="false">{words.notVerified}</option>
    </CompactSelect>
  )
}
