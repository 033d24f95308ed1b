import { RegisterForm, register } from "contract"
import { useLocation } from "react-router"
import { useCall } from "#api/calls.ts"
import { useContractForm } from "#api/form/contract-form.ts"
import { useAuthTexts } from "#i18n/auth.ts"
import { paths } from "#paths.ts"
import { signIn } from "#session/session.ts"
import { Head } from "#site/component/head.tsx"
import { TextLink } from "#ui/button/button.tsx"
import { PasswordField, TextField } from "#ui/form/fields.tsx"
import { AuthForm, AuthPage } from "./auth-page.tsx"

export function Component() {
  const texts = useAuthTexts().register
  const { state } = useLocation()
  const send = useCall(register)
  const form = useContractForm({
    schema: RegisterForm,
    empty: { name: "", email: "", password: "", confirmPassword: "" },
    missing: texts.missing,
    // Registering signs the user in, like a login.
    save: ({ confirmPassword, ...body }) => send({ body }).then(({ data: user, token }) => signIn({ user, token })),
  })
  return (
    <AuthPage title={texts.title} lead={texts.lead} next={paths.myProfile}>
      <Head title={texts.title} description={texts.description} isHidden />
      <AuthForm form={form} submit={texts.submit}>
        <TextField label={texts.name} autoComplete="name" {...form.field("name")} />
        <TextField label={texts.email} type="email" autoComplete="username" {...form.field("email")} />
        <PasswordField
          label={texts.password}
          hint={texts.passwordHint}
          autoComplete="new-password"
          {...form.field("password")}
        />
        <PasswordField label={texts.confirmPassword} autoComplete="new-password" {...form.field("confirmPassword")} />
      </AuthForm>
      <p className="text-muted">
        {texts.hasAccount}{" "}
        <TextLink to={paths.login} state={state}>
          {texts.login}
        </TextLink>
      </p>
    </AuthPage>
  )
}
