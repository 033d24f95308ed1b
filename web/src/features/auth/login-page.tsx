import { Login, login } from "contract"
import { Link, useLocation } from "react-router"
import { useCall } from "#api/calls.ts"
import { useContractForm } from "#api/contract-form.ts"
import { useAuthTexts } from "#i18n/auth.ts"
import { paths } from "#paths.ts"
import { signIn, useSession } from "#session/session.ts"
import { Head } from "#site/head.tsx"
import { PasswordField, TextField } from "#ui/fields.tsx"
import { AuthForm, AuthPage } from "./auth-page.tsx"

export function Component() {
  const texts = useAuthTexts().login
  const { wasEnded } = useSession()
  const { state } = useLocation()
  const send = useCall(login)
  const { onSubmit, field, isSubmitting } = useContractForm({
    schema: Login,
    empty: { email: "", password: "" },
    save: async (body) => {
      const { data: user, token } = await send({ body })
      signIn({ user, token })
    },
  })
  return (
    <AuthPage title={texts.title} lead={texts.lead} next={paths.dashboard} notice={wasEnded && texts.ended}>
      <Head title={texts.title} />
      <AuthForm onSubmit={onSubmit} submit={texts.submit} isSubmitting={isSubmitting}>
        <TextField label={texts.email} type="email" autoComplete="username" {...field("email")} />
        <PasswordField label={texts.password} autoComplete="current-password" {...field("password")} />
      </AuthForm>
      <p>
        <Link to={paths.forgotPassword} className="font-semibold text-brand">
          {texts.forgot}
        </Link>
      </p>
      <p className="text-muted">
        {texts.noAccount}{" "}
        <Link to={paths.register} state={state} className="font-semibold text-brand">
          {texts.register}
        </Link>
      </p>
    </AuthPage>
  )
}
