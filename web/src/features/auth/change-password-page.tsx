import { ChangePassword, type User } from "contract"
import { useState } from "react"
import { toast } from "react-hot-toast/headless"
import { Link, Navigate } from "react-router"
import { useContractForm } from "#api/contract-form.ts"
import { useAuthTexts } from "#i18n/auth.ts"
import { paths } from "#paths.ts"
import { Head } from "#site/head.tsx"
import { useAppSelector } from "#store.ts"
import { PasswordField } from "#ui/password-field.tsx"
import { useChangePasswordMutation } from "./api.ts"
import { AuthForm } from "./auth-form.tsx"
import { Notice } from "./auth-page.tsx"
import { useWanted } from "./wanted.ts"

export function ChangePasswordPage() {
  const texts = useAuthTexts().changePassword
  const user = useAppSelector((state) => state.auth.user)
  const wanted = useWanted()
  const [wasForced] = useState(user?.mustChangePassword)
  if (!user) return null
  if (wasForced && !user.mustChangePassword) return <Navigate to={wanted ?? paths.dashboard} replace />
  return (
    <div className="grid max-w-md gap-6">
      <Head title={texts.title} isHidden />
      <header className="grid gap-2">
        <h1 className="text-2xl">{texts.title}</h1>
        <p className="text-muted">{texts.lead}</p>
      </header>
      {user.mustChangePassword && <Notice>{texts.mustChange}</Notice>}
      <ChangePasswordForm user={user} />
      {!user.mustChangePassword && (
        <p>
          <Link to={paths.forgotPassword} className="font-semibold text-brand">
            {texts.forgot}
          </Link>
        </p>
      )}
    </div>
  )
}

function ChangePasswordForm({ user }: { user: User }) {
  const texts = useAuthTexts().changePassword
  const [change] = useChangePasswordMutation()
  const { onSubmit, field, isSubmitting, reset } = useContractForm({
    schema: ChangePassword,
    empty: { currentPassword: "", newPassword: "", confirmPassword: "" },
    save: async (input) => {
      await change(input).unwrap()
      toast.success(texts.done)
      reset()
    },
  })
  return (
    <AuthForm onSubmit={onSubmit} submit={texts.submit} isSubmitting={isSubmitting}>
      {/* For the browser's password store: whose password it is. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        label={texts.currentPassword}
        hint={user.mustChangePassword ? texts.oneTimeHint : undefined}
        autoComplete="current-password"
        {...field("currentPassword")}
      />
      <PasswordField
        label={texts.newPassword}
        hint={texts.passwordHint}
        autoComplete="new-password"
        {...field("newPassword")}
      />
      <PasswordField label={texts.confirmPassword} autoComplete="new-password" {...field("confirmPassword")} />
    </AuthForm>
  )
}
