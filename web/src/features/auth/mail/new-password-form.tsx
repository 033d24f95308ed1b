import { login, minPasswordLength, type Role, SetPassword, setPassword } from "contract"
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
import { signIn, signOut, useSession } from "#session/session.ts"
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

/** Whoever has just chosen an account's first password need not type it again. The login is the usual one, with all its rules. */
export function useFirstLogin() {
  const texts = useAuthTexts()
  const navigate = useNavigate()
  const isSignedIn = useSession().status === "user"
  const [logout] = useLogoutMutation()
  const logInAgain = useLogInAgain()
  const send = useCall(login)
  return async (body: { email: string; password: string }) => {
    if (isSignedIn) await logout()
    const login = await send({ body }).catch(() => undefined)
    if (!login) return logInAgain(texts.reset.done)
    signIn({ user: login.data, token: login.token })
    toast.success(texts.invitation.done)
    await navigate(paths.dashboard, { replace: true })
  }
}

type NewPasswordFormProps = {
  token: string
  /** Of the account, if the link says it. */
  role?: Role | undefined
  onLinkEnded: () => void
  /** By default the user logs in on the login page. */
  onSaved?: (login: { email: string; password: string }) => Promise<void>
  kind?: ButtonKind
}

export function NewPasswordForm({ token, role, onLinkEnded, onSaved, kind = "accent" }: NewPasswordFormProps) {
  const texts = useAuthTexts().reset
  const i18n = useI18n()
  const logInAgain = useLogInAgain()
  const send = useCall(setPassword)
  const form = useContractForm({
    schema: SetPassword,
    empty: { token, newPassword: "", confirmPassword: "" },
    save: async (body) => {
      let email: string
      try {
        email = (await send({ body })).data.email
      } catch (failure) {
        if (isAboutLink(readFailure(failure, i18n))) return onLinkEnded()
        throw failure
      }
      if (onSaved) await onSaved({ email, password: body.newPassword })
      else await logInAgain(texts.done)
    },
  })
  // The token is known only after the first render, when the fields may already have input.
  useEffect(() => form.form.setValue("token", token), [form.form, token])
  return (
    <AuthForm form={form} submit={texts.submit} kind={kind}>
      <PasswordField
        label={texts.newPassword}
        hint={texts.passwordHint(role && i18n.format.number(minPasswordLength(role)))}
        autoComplete="new-password"
        {...form.field("newPassword")}
      />
      <PasswordField label={texts.confirmPassword} autoComplete="new-password" {...form.field("confirmPassword")} />
    </AuthForm>
  )
}
