import type { Role, User } from "contract"
import { useState } from "react"
import { AskFirst } from "#dashboard/ask-first.tsx"
import { useOutcome } from "#dashboard/outcome.ts"
import type { Selection } from "#dashboard/selection.ts"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { useSession } from "#session/session.ts"
import { Button } from "#ui/button.tsx"
import { CompactSelect } from "#ui/compact-select.tsx"
import { useChangeRolesMutation } from "./admin-api.ts"
import { RoleOptions } from "./role-options.tsx"
import { userWords } from "./words.ts"

/** One role for all users that are selected. */
export function ChosenUsers({ selection }: { selection: Selection<User> }) {
  const { chosen, roles, changing, changed, changeFailed } = useWords(userWords)
  const { format } = useSpeech()
  const ownId = useSession().user?._id
  const [role, setRole] = useState<Role>("student")
  // What the question says does not change while it goes away, though fewer are selected by then.
  const [asked, setAsked] = useState(0)
  const [changeRoles] = useChangeRolesMutation()
  const carryOut = useOutcome(selection, ({ email }) => email)

  function change() {
    const own = { id: ownId, reason: chosen.own }
    const told = { doing: changing, done: changed, failed: changeFailed }
    return carryOut(changeRoles({ of: selection.rows, role, own }).unwrap(), told)
  }
  return (
    <>
      <CompactSelect
        label={`${chosen.choose} ${chosen.of}`}
        value={role}
        onChange={(event) => setRole(event.target.value as Role)}
      >
        <RoleOptions />
      </CompactSelect>
      <AskFirst
        title={chosen.title(format.number(asked), roles[role])}
        text={chosen.text[role]}
        confirm={chosen.change}
        kind={role === "suspended" ? "danger" : "accent"}
        onConfirm={change}
      >
        {(ask) => (
          <Button
            onClick={() => {
              setAsked(selection.rows.length)
              ask()
            }}
          >
            {chosen.change}
            <span className="sr-only"> {chosen.of}</span>
          </Button>
        )}
      </AskFirst>
    </>
  )
}
