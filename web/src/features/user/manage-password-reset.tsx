import type { User } from "contract"
import { useRef } from "react"
import { useNavigate } from "react-router"
import { at } from "#api/calls.ts"
import { useTold } from "#api/told.ts"
import { useWords } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"
import { ConfirmDialog } from "#ui/dialog.tsx"
import { useResetPasswordMutation } from "./admin-api.ts"
import { fullName } from "./full-name.ts"
import { OneTimePassword } from "./manage-one-time-password.tsx"
import { userWords } from "./words.ts"

type PasswordResetProps = { user: User; onClose: () => void }

/** Asks, resets, and shows the password as long as this is open: the cache lets go of it when this goes. */
export function PasswordReset({ user, onClose }: PasswordResetProps) {
  const words = useWords(userWords)
  const tell = useTold()
  const isOwn = useSession().user?._id === user._id
  const [resetPassword, { data, isLoading }] = useResetPasswordMutation()
  const isSending = useRef(false)

  async function reset() {
    if (isSending.current) return
    isSending.current = true
    await tell(resetPassword({ ...at(user), body: undefined }).unwrap(), {
      doing: words.resetting,
      done: words.resetDone,
      failed: words.resetFailed,
    })
    isSending.current = false
  }
  if (isOwn) return <OwnReset onClose={onClose} />
  if (data) return <OneTimePassword of={fullName(user)} password={data.data.password} onClose={onClose} />
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && !isLoading && onClose()}
      title={words.resetTitle}
      description={words.resetText(fullName(user))}
      confirmLabel={words.resetNow}
      onConfirm={reset}
      busy={isLoading}
    />
  )
}

/** It would end the very session in which the new password is shown. */
function OwnReset({ onClose }: { onClose: () => void }) {
  const words = useWords(userWords)
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.ownResetTitle}
      description={words.ownResetText}
      confirmLabel={words.ownReset}
      kind="accent"
      onConfirm={() => navigate(paths.changePassword)}
    />
  )
}
