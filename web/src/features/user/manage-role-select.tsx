import type { Role, User } from "contract"
import { useState } from "react"
import { useTold } from "#api/told.ts"
import { AskFirst } from "#dashboard/ask-first.tsx"
import { useWords } from "#i18n/language.tsx"
import { useSession } from "#session/session.ts"
import { CompactSelect } from "#ui/compact-select.tsx"
import { useChangeRoleMutation } from "./admin-api.ts"
import { fullName } from "./full-name.ts"
import { RoleOptions } from "./role-options.tsx"
import { userWords } from "./words.ts"

export function RoleSelect({ user }: { user: User }) {
  const words = useWords(userWords)
  const tell = useTold()
  const [changeRole, { isLoading }] = useChangeRoleMutation()
  const [wanted, setWanted] = useState(user.role)
  const question = useQuestions(user)

  const change = (role: Role) =>
    tell(changeRole({ of: user, role }).unwrap(), {
      doing: words.changing,
      done: words.changed,
      failed: words.changeFailed,
    })
  const asked = question(wanted)
  return (
    <AskFirst
      title={asked?.title ?? ""}
      text={asked?.text}
      confirm={asked?.confirm ?? ""}
      kind={asked?.kind}
      onConfirm={() => change(wanted)}
    >
      {(ask) => (
        <CompactSelect
          label={words.roleOf(user.name)}
          value={user.role}
          aria-busy={isLoading || undefined}
          onChange={(event) => {
            // The one before has not been answered yet: two at once could end as either.
            if (isLoading) return
            const role = event.target.value as Role
            setWanted(role)
            if (question(role)) ask()
            else void change(role)
          }}
        >
          <RoleOptions />
        </CompactSelect>
      )}
    </AskFirst>
  )
}

/** What is asked before somebody gets a role, where it has consequences that are not seen in the list. */
function useQuestions(user: User) {
  const words = useWords(userWords)
  const isOwn = useSession().user?._id === user._id
  return (role: Role) => {
    if (isOwn && role !== "admin") {
      return { title: words.leaveTitle, text: words.leaveText, confirm: words.leave, kind: "danger" as const }
    }
    if (role === "suspended") {
      const text = words.suspendText(fullName(user))
      return { title: words.suspendTitle, text, confirm: words.suspend, kind: "danger" as const }
    }
    if (role === "admin") {
      const text = words.makeAdminText(fullName(user))
      return { title: words.makeAdminTitle, text, confirm: words.makeAdmin, kind: "accent" as const }
    }
  }
}
