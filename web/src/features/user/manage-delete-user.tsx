import type { User } from "contract"
import { useTold } from "#api/told.ts"
import { AskFirst } from "#dashboard/ask-first.tsx"
import { useNextFocus } from "#dashboard/next-focus.ts"
import { RowAction } from "#dashboard/row-action.tsx"
import { recordWords } from "#i18n/screens/records.ts"
import { userWords } from "#i18n/screens/users.ts"
import { useWords } from "#i18n/words.ts"
import { useAppSelector } from "#store.ts"
import { useDeleteUserMutation } from "./admin-api.ts"
import { fullName } from "./full-name.ts"

export function DeleteUser({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const words = useWords(userWords)
  const { delete: label } = useWords(recordWords)
  const tell = useTold()
  const [deleteUser] = useDeleteUserMutation()
  const goesOn = useNextFocus("delete")
  const isOwn = useAppSelector(({ auth }) => auth.user?._id === user._id)
  const told = { doing: words.deleting, done: words.deleted, failed: words.deleteFailed }
  return (
    <AskFirst
      title={words.deleteTitle}
      text={isOwn ? words.ownDelete : words.deleteText(fullName(user))}
      confirm={label}
      onConfirm={() => tell(deleteUser(user).unwrap().then(onDeleted), told)}
    >
      {(ask) => (
        // It looks as if it could not be pressed, for it is of no use; whoever does so is told why.
        <RowAction
          {...goesOn}
          isDanger={!isOwn}
          label={label}
          of={user.name}
          title={isOwn ? words.ownDelete : undefined}
          className={isOwn ? "opacity-75" : undefined}
          onClick={ask}
        />
      )}
    </AskFirst>
  )
}
