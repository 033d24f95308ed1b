import { SetPassword, setPassword } from "contract"
import { useEffect } from "react"
import { toast } from "react-hot-toast/headless"
import { useNavigate } from "react-router"
import { useCall } from "#api/calls.ts"
import { readFailure } from "#api/failure.ts"
import { useContractForm } from "#api/form/contract-form.ts"
import { useLogoutMutation } from "#api/own-account.ts"
import { AuthForm } from "#features/auth/login/auth-page.tsx"
import { useAuthTexts } from "#i18n/auth.ts"
import { useI18n } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { signOut, useSession } from "#session/session.ts"
import type { ButtonKind } from "#ui/button/button.tsx"
import { PasswordField } from "#ui/form/fields.tsx"
import { isAboutLink } from "./mail-link.tsx"

/** All sessions of the account have ended: signing out here avoids a failing request. */
export function useLogInAgain() {
  const navigate = useNavigate()
  const isSignedIn = useSession().status === "user"
  const [logout] = useLogoutMutation()
  return async (done: string) => {
    if (isSignedIn) {
      await logout()
      signOut()
    }
    toast.success(done)
    await navigate(paths.login, { replace: true })
  }
}

type NewPasswordFormProps = { token: string; onLinkEnded: () => void; kind?: ButtonKind }

export function NewPasswordForm({ token, onLinkEnded, kind = "accent" }: NewPasswordFormProps) {
  const texts = useAuthTexts().reset
  const i18n = useI18n()
  const logInAgain = useLogInAgain()
  const send = useCall(setPassword)
  const form = useContractForm({
    schema: SetPassword,
    empty: { token, newPassword: "", confirmPassword: "" },
    save: async (body) => {
      try {
        await send({ body })
      } catch (failure) {
        if (isAboutLink(readFailure(failure, i18n))) return onLinkEnded()
        throw failure
      }
      await logInAgain(texts.done)
    },
  })
  // The token is known only after the first render, when the fields may already have input.
  useEffect(() => form.form.setValue("token", token), [form.form, token])
  return (
    <AuthForm form={form} submit={texts.submit} kind={kind}>
      <PasswordField
        label={texts.newPassword}
        hint={texts.passwordHint}
        autoComplete="new-password"
        {...form.field("newPassword")}
      />
      <PasswordField label={texts.confirmPassword} autoComplete="new-password" {...form.field("confirmPassword")} />
    </AuthForm>
  )
}
