import { Login, login, loginWithPasskey } from "contract"
import { useState } from "react"
import { useLocation } from "react-router"
import { useCall } from "#api/calls.ts"
import { codeOf } from "#api/failure.ts"
import { useContractForm } from "#api/form/contract-form.ts"
import { BrowserLink } from "#features/auth/mail/browser-link.tsx"
import { useAuthTexts } from "#i18n/auth.ts"
import { paths } from "#paths.ts"
import { signIn, useSession } from "#session/session.ts"
import { Head } from "#site/component/head.tsx"
import { TextLink } from "#ui/button/button.tsx"
import { PasswordField, TextField } from "#ui/form/fields.tsx"
import { AuthForm, AuthPage } from "./auth-page.tsx"
import { PasskeyButton } from "./passkey-button.tsx"

export function Component() {
  const texts = useAuthTexts().login
  const { wasEnded } = useSession()
  const { state } = useLocation()
  const send = useCall(login)
  const sendPasskey = useCall(loginWithPasskey)
  const [needsCode, setNeedsCode] = useState(false)
  const [refusedFor, setRefusedFor] = useState("")
  const [isLinkSent, setLinkSent] = useState(false)
  const form = useContractForm({
    schema: Login,
    empty: { email: "", password: "" },
    missing: texts.missing,
    save: async (body) => {
      setLinkSent(false)
      try {
        const { data: user, token } = await send({ body })
        signIn({ user, token })
      } catch (failure) {
        setRefusedFor(codeOf(failure) === "newBrowserRefused" ? body.email : "")
        if (codeOf(failure) !== "secondFactorNeeded" || needsCode) throw failure
        // The password is right: the form goes on with its second step.
        setNeedsCode(true)
      }
    },
  })
  return (
    <AuthPage title={texts.title} lead={texts.lead} next={paths.dashboard} notice={wasEnded && texts.ended}>
      <Head title={texts.title} description={texts.description} isHidden />
      <AuthForm form={form} submit={texts.submit} failure={isLinkSent ? undefined : form.failure}>
        <TextField label={texts.email} type="email" autoComplete="username" {...form.field("email")} />
        <PasswordField label={texts.password} autoComplete="current-password" {...form.field("password")} />
        {needsCode && (
          <TextField
            label={texts.code}
            hint={texts.codeHint}
            autoComplete="one-time-code"
            autoFocus
            {...form.field("code")}
          />
        )}
      </AuthForm>
      {refusedFor && <BrowserLink key={refusedFor} email={refusedFor} onSent={() => setLinkSent(true)} />}
      <PasskeyButton
        onUse={async (credential) => {
          const { data: user, token } = await sendPasskey({ body: { credential } })
          signIn({ user, token })
        }}
      >
        {texts.passkey}
      </PasskeyButton>
      <p>
        <TextLink to={paths.forgotPassword}>{texts.forgot}</TextLink>
      </p>
      <p className="text-muted">
        {texts.noAccount}{" "}
        <TextLink to={paths.register} state={state}>
          {texts.register}
        </TextLink>
      </p>
    </AuthPage>
  )
}
