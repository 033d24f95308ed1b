import { resetPassword, type User } from "contract"
import { type FormEvent, useId, useRef } from "react"
import { useNavigate } from "react-router"
import { useActionToast } from "#api/action-toast.ts"
import { idAndVersion, injectCalls } from "#api/calls.ts"
import { fullName } from "#features/user/full-name.ts"
import { useTexts } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"
import { Button } from "#ui/button/button.tsx"
import { CheckIcon } from "#ui/image/icon.tsx"
import { ConfirmDialog, Dialog } from "#ui/overlay/dialog.tsx"
import { useCopied } from "#ui/use-copied.ts"
import { passwordResetTexts } from "./password-reset-texts.ts"

const { useResetPasswordMutation } = injectCalls({ resetPassword })

/** Confirms, resets, and shows the new password while this is open: closing it removes the password from the cache. */
export function PasswordReset({ user, onClose }: { user: User; onClose: () => void }) {
  const texts = useTexts(passwordResetTexts)
  const navigate = useNavigate()
  const toastAction = useActionToast()
  const isOwn = useSession().user?._id === user._id
  const { title, text, confirm } = isOwn ? texts.resetOwn : texts.resetOther
  const [send, { data, isLoading }] = useResetPasswordMutation()

  async function onConfirm() {
    // A reset would end the session that shows the new password.
    if (isOwn) return navigate(paths.changePassword)
    if (!isLoading) await toastAction(send({ ...idAndVersion(user), body: undefined }).unwrap(), texts.resetting)
  }
  if (data) return <OneTimePassword userName={fullName(user)} password={data.data.password} onClose={onClose} />
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && !isLoading && onClose()}
      title={title}
      description={text(fullName(user))}
      confirmLabel={confirm}
      kind={isOwn ? "accent" : "danger"}
      onConfirm={onConfirm}
      busy={isLoading}
    />
  )
}

function OneTimePassword({ userName, password, onClose }: { userName: string; password: string; onClose: () => void }) {
  const texts = useTexts(passwordResetTexts)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { outcome, copy } = useCopied(password)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (await copy()) return
    field.current?.focus()
    field.current?.select()
  }
  return (
    <Dialog
      ignoresOutsidePress
      onClose={onClose}
      title={texts.passwordTitle}
      footer={<Button onClick={onClose}>{texts.done}</Button>}
    >
      <div className="grid gap-4">
        {/* The less important text comes first: on a phone the toast covers it for a moment. */}
        <p>{texts.passwordOnce}</p>
        <p className="wrap-anywhere font-semibold">{texts.passwordText(userName)}</p>
        {/* A form, so that its field gets the first focus: an extra press of Enter copies instead of closing the dialog. */}
        <form onSubmit={handleSubmit} className="grid gap-2">
          <label htmlFor={id} className="sr-only">
            {texts.password}
          </label>
          <div className="flex flex-wrap gap-2">
            <input
              ref={field}
              id={id}
              readOnly
              value={password}
              autoComplete="off"
              spellCheck={false}
              onFocus={(event) => event.target.select()}
              className="tabular min-h-12 min-w-0 flex-1 basis-68 rounded-field border border-line-strong bg-sunken px-3 text-center font-semibold text-lg"
            />
            <Button kind="accent" type="submit" className="max-sm:flex-1">
              {outcome === "copied" && <CheckIcon />}
              {outcome === "copied" ? texts.copied : texts.copy}
            </Button>
          </div>
          <p role="status" className={outcome === "copied" ? "sr-only" : "text-sm"}>
            {outcome && texts[outcome]}
          </p>
        </form>
        <p className="text-muted">{texts.passwordNext}</p>
      </div>
    </Dialog>
  )
}
