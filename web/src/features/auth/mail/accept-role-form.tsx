import { AcceptRole, acceptRole, lengths } from "contract"
import { useEffect, useState } from "react"
import { useCall } from "#api/calls.ts"
import { readFailure } from "#api/failure.ts"
import { useContractForm } from "#api/form/contract-form.ts"
import { AuthForm } from "#features/auth/login/auth-page.tsx"
import { useAuthTexts } from "#i18n/auth.ts"
import { useI18n } from "#i18n/language.tsx"
import { PasswordField } from "#ui/form/fields.tsx"
import { isAboutLink, shownAtFields } from "./mail-link.tsx"
import { useLogInAgain } from "./new-password-form.tsx"

export function AcceptRoleForm({ token, onLinkEnded }: { token: string; onLinkEnded: () => void }) {
  const { acceptRole: texts, reset } = useAuthTexts()
  const i18n = useI18n()
  const logInAgain = useLogInAgain()
  const send = useCall(acceptRole)
  const [needsNew, setNeedsNew] = useState(false)
  const form = useContractForm({
    schema: AcceptRole,
    empty: { token, password: "" },
    save: async (body) => {
      try {
        await send({ body })
      } catch (failure) {
        const readable = readFailure(failure, i18n)
        if (isAboutLink(readable)) return onLinkEnded()
        if (readable.fields.some(({ field }) => field === "newPassword")) setNeedsNew(true)
        throw shownAtFields(failure, readable)
      }
      await logInAgain(texts.done)
    },
  })
  // The token is known only after the first render, when the field may already have input.
  useEffect(() => form.form.setValue("token", token), [form.form, token])
  return (
    <AuthForm form={form} submit={texts.submit}>
      <PasswordField label={texts.password} autoComplete="current-password" {...form.field("password")} />
      {needsNew && (
        <>
          <PasswordField
            label={reset.newPassword}
            hint={reset.passwordHint(i18n.format.number(lengths.minStaffPassword))}
            autoComplete="new-password"
            {...form.field("newPassword")}
          />
          <PasswordField label={reset.confirmPassword} autoComplete="new-password" {...form.field("confirmPassword")} />
        </>
      )}
    </AuthForm>
  )
}
