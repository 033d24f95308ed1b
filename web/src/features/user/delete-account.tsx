import { DeleteOwnAccount, deleteOwnAccount, type User } from "contract"
import { useId } from "react"
import { useNavigate } from "react-router"
import { useCall } from "#api/calls.ts"
import { useContractForm } from "#api/contract-form.ts"
import { useTexts } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { signOut } from "#session/session.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { PasswordField, TextField } from "#ui/fields.tsx"
import { FormAlert } from "#ui/form-alert.tsx"
import { dataTexts } from "./data-texts.ts"

// A signed-out user has nothing to refetch.
const none: never[] = []

/** Asks for the email and the password: the page behind it says what goes and what stays. */
export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const texts = useTexts(dataTexts)
  const navigate = useNavigate()
  const id = useId()
  const send = useCall(deleteOwnAccount, none)
  const { onSubmit, field, isSubmitting, summary } = useContractForm({
    schema: DeleteOwnAccount,
    empty: { email: "", password: "" },
    save: (body) => send({ body }),
    done: texts.deleted,
    failed: texts.deleteFailed,
    onDone: () => {
      signOut()
      void navigate(paths.home)
    },
  })
  const close = () => !isSubmitting && onClose()
  return (
    <Dialog
      onClose={close}
      title={texts.deleteTitle}
      description={texts.deleteText}
      ignoresOutsidePress
      footer={
        <>
          <Button onClick={close} disabled={isSubmitting}>
            {texts.keep}
          </Button>
          <Button kind="danger" type="submit" form={id} busy={isSubmitting}>
            {texts.deleteForGood}
          </Button>
        </>
      }
    >
      <form id={id} method="dialog" onSubmit={onSubmit} noValidate className="grid gap-4">
        <FormAlert text={summary} />
        <TextField
          label={texts.typeEmail}
          hint={<span className="wrap-anywhere">{user.email}</span>}
          type="email"
          autoComplete="off"
          {...field("email")}
        />
        <PasswordField label={texts.password} autoComplete="current-password" {...field("password")} />
      </form>
    </Dialog>
  )
}
