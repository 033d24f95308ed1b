import { deleteUser, type User } from "contract"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { useWords } from "#i18n/language.tsx"
import { useSession } from "#session/session.ts"
import { fullName } from "./full-name.ts"
import { userWords } from "./words.ts"

export function DeleteUser({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const words = useWords(userWords)
  const isOwn = useSession().user?._id === user._id
  return (
    // One's own looks as if it could not be pressed, for it is of no use; whoever does so is told why.
    <DeleteRecord
      name={user.name}
      words={words}
      text={isOwn ? words.ownDelete : words.deleteText(fullName(user))}
      call={deleteUser}
      record={user}
      onDeleted={onDeleted}
      isDanger={!isOwn}
      title={isOwn ? words.ownDelete : undefined}
      className={isOwn ? "opacity-75" : undefined}
    />
  )
}
