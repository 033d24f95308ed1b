import { Login } from "contract"
import { Link, useLocation } from "react-router"
import { useContractForm } from "#api/contract-form.ts"
import { useAuthTexts } from "#i18n/auth.ts"
import { useTexts } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { Head } from "#site/head.tsx"
import { useAppSelector } from "#store.ts"
import { Button } from "#ui/button.tsx"
import { PasswordField } from "#ui/password-field.tsx"
import { TextField } from "#ui/text-field.tsx"
import { useLoginMutation } from "./api.ts"
import { AuthPage } from "./auth-page.tsx"

export function LoginPage() {
  const texts = useAuthTexts().login
  const { failures } = useTexts()
  const wasEnded = useAppSelector((state) => state.auth.wasEnded)
  const { state } = useLocation()
  const [login] = useLoginMutation()
  const { onSubmit, field, isSubmitting } = useContractForm({
    schema: Login,
    empty: { email: "", password: "" },
    save: (input) => login(input).unwrap(),
  })
  return (
    <AuthPage title={texts.title} lead={texts.lead} arrival={paths.dashboard} notice={wasEnded && texts.ended}>
      <Head title={texts.title} />
      <form onSubmit={onSubmit} noValidate className="grid gap-5">
        <TextField label={texts.email} type="email" autoComplete="username" {...field("email")} />
        <PasswordField label={texts.password} autoComplete="current-password" {...field("password")} />
        <noscript>
          <p className="text-danger">{failures.needsScript}</p>
        </noscript>
        <Button kind="accent" type="submit" busy={isSubmitting}>
          {texts.submit}
        </Button>
      </form>
      <p className="text-muted">
        {texts.noAccount}{" "}
        <Link to={paths.register} state={state} className="font-semibold text-brand">
          {texts.register}
        </Link>
      </p>
    </AuthPage>
  )
}
