import { DeleteOwnAccount, deleteOwnAccount, type User } from "contract"
import { useNavigate } from "react-router"
import { useCall } from "#api/calls.ts"
import { useContractForm } from "#api/form/contract-form.ts"
import { ErasureDialog } from "#features/user/record/erasure-dialog.tsx"
import { useTexts } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { signOut } from "#session/session.ts"
import { PasswordField, TextField } from "#ui/form/fields.tsx"
import { dataTexts } from "./data-texts.ts"

// A signed-out user has nothing to refetch.
const none: never[] = []

/** Asks for the email and the password: the page behind it says what goes and what stays. */
export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const texts = useTexts(dataTexts)
  const navigate = useNavigate()
  const send = useCall(deleteOwnAccount, none)
  const form = useContractForm({
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
  return (
    <ErasureDialog
      title={texts.deleteTitle}
      description={texts.deleteText}
      cancel={texts.keep}
      submit={texts.deleteForGood}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={texts.typeEmail}
        hint={<span className="wrap-anywhere">{user.email}</span>}
        type="email"
        autoComplete="off"
        {...form.field("email")}
      />
      <PasswordField label={texts.password} autoComplete="current-password" {...form.field("password")} />
    </ErasureDialog>
  )
}
