import { ConfirmIdentity, confirmIdentity, confirmWithPasskey, getSecondFactor } from "contract"
import { fresh, useCall, useRead } from "#api/calls.ts"
import { useContractForm } from "#api/form/contract-form.ts"
import { FormDialog } from "#dashboard/form/form-dialog.tsx"
import { useTexts } from "#i18n/language.tsx"
import { identityTexts } from "#i18n/screens/identity.ts"
import { useSession } from "#session/session.ts"
import { PasswordField, TextField } from "#ui/form/fields.tsx"
import { PasskeyButton } from "./passkey-button.tsx"

export function IdentityDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const texts = useTexts(identityTexts)
  const { user } = useSession()
  const { data } = useRead(getSecondFactor, undefined, fresh)
  const confirm = useCall(confirmIdentity)
  const confirmPasskey = useCall(confirmWithPasskey)
  const form = useContractForm({
    schema: ConfirmIdentity,
    empty: { password: "", code: "" },
    save: (body) => confirm({ body }),
    onDone: () => onAnswer(true),
  })
  return (
    <FormDialog
      title={texts.title}
      description={texts.lead}
      submit={texts.confirm}
      form={form}
      onClose={() => onAnswer(false)}
    >
      <input type="email" autoComplete="username" value={user?.email ?? ""} readOnly hidden />
      <PasswordField label={texts.password} autoComplete="current-password" {...form.field("password")} />
      {(data?.data.isOn || form.errorOf("code")) && (
        <TextField label={texts.code} hint={texts.codeHint} autoComplete="one-time-code" {...form.field("code")} />
      )}
      {data && data.data.passkeyCount > 0 && (
        <PasskeyButton
          onUse={async (credential) => {
            await confirmPasskey({ body: { credential } })
            onAnswer(true)
          }}
        >
          {texts.passkey}
        </PasskeyButton>
      )}
    </FormDialog>
  )
}
