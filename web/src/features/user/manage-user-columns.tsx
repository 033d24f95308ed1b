import type { User } from "contract"
import { useWords } from "#i18n/language.tsx"
import { useSession } from "#session/session.ts"
import { Badge } from "#ui/badge.tsx"
import { CutText } from "#ui/cut-text.tsx"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"
import type { Column } from "#ui/table.tsx"
import { RoleSelect } from "./manage-role-select.tsx"
import { UserSessions } from "./manage-user-sessions.tsx"
import { userWords } from "./words.ts"

/** So many characters of a text stand in a row. */
const most = { name: 12, email: 20, phone: 15 }

export function useUserColumns(): Column<User>[] {
  const words = useWords(userWords)
  return [
    { key: "name", heading: words.userName, lead: true, cell: (user) => <Name user={user} /> },
    { key: "contact", heading: words.contact, cell: Contact },
    { key: "session", heading: words.session, cell: (user) => <UserSessions user={user} /> },
    { key: "role", heading: words.role, cell: (user) => <RoleSelect user={user} /> },
  ]
}

function Name({ user }: { user: User }) {
  const words = useWords(userWords)
  const isOwn = useSession().user?._id === user._id
  return (
    <div className="grid justify-items-start gap-1">
      <span className="inline-flex items-center gap-1 font-semibold">
        <CutText text={user.name} most={most.name} />
        {user.isVerified && (
          <span title={words.verified} className="text-success">
            <Icon shape={shapes.check} />
            <span className="sr-only">{words.verified}</span>
          </span>
        )}
      </span>
      {(isOwn || !user.isVerified) && (
        <span className="flex flex-wrap gap-1">
          {isOwn && <Badge tone="brand">{words.you}</Badge>}
          {!user.isVerified && <Badge>{words.notVerified}</Badge>}
        </span>
      )}
    </div>
  )
}

function Contact({ email, phone }: User) {
  return (
    <div className="grid justify-items-end @2xl:justify-items-start">
      <CutText text={email} most={most.email} />
      {phone && (
        <span className="text-muted text-sm">
          <CutText text={phone} most={most.phone} />
        </span>
      )}
    </div>
  )
}
