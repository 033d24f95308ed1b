import { ChangePassword, changePassword, lengths, minPasswordLength, type User } from "contract"
import { useState } from "react"
import { Navigate } from "react-router"
import { useCall } from "#api/calls.ts"
import { useContractForm } from "#api/form/contract-form.ts"
import { Screen } from "#dashboard/screen.tsx"
import { AccountForm, Notice, useRedirectTarget } from "#features/auth/login/account-form.tsx"
import { useTexts } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { updateUser, useSession } from "#session/session.ts"
import { TextLink } from "#ui/button/button.tsx"
import { PasswordField } from "#ui/form/fields.tsx"
import { PasswordStrength } from "#ui/form/password-strength.tsx"
import { changePasswordTexts } from "./change-password-texts.ts"

export function Component() {
  const texts = useTexts(changePasswordTexts)
  const { user } = useSession()
  const redirectTarget = useRedirectTarget()
  const [wasForced] = useState(user?.mustChangePassword)
  if (!user) return null
  if (wasForced && !user.mustChangePassword) return <Navigate to={redirectTarget ?? paths.dashboard} replace />
  return (
    <Screen title={texts.title} text={texts.lead} className="max-w-md">
      {user.mustChangePassword && <Notice>{texts.mustChange}</Notice>}
      <ChangePasswordForm user={user} />
      {!user.mustChangePassword && (
        <p>
          <TextLink to={paths.forgotPassword}>{texts.forgot}</TextLink>
        </p>
      )}
    </Screen>
  )
}

function ChangePasswordForm({ user }: { user: User }) {
  const texts = useTexts(changePasswordTexts)
  const change = useCall(changePassword)
  const form = useContractForm({
    schema: ChangePassword,
    empty: { currentPassword: "", newPassword: "", confirmPassword: "" },
    save: async (body) => {
      await change({ body })
      // Set before the user is fetched again, so that the dashboard does not redirect back here meanwhile.
      updateUser({ ...user, mustChangePassword: false })
    },
    done: texts.done,
    onDone: (): void => form.form.reset(),
  })
  const minLength = minPasswordLength(user.role)
  const needsLong = minLength > lengths.minPassword
  return (
    <AccountForm form={form} submit={texts.submit}>
      {/* Tells the browser's password manager whose password it is. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        label={texts.currentPassword}
        hint={user.mustChangePassword ? texts.oneTimeHint : undefined}
        autoComplete="current-password"
        {...form.field("currentPassword")}
      />
      <div className="grid gap-2">
        <PasswordField
          label={texts.newPassword}
          hint={needsLong ? texts.staffRules : texts.rules}
          autoComplete="new-password"
          {...form.field("newPassword")}
        />
        <PasswordStrength
          password={form.form.watch("newPassword")}
          own={[user.email, user.name]}
          minLength={minLength}
        />
      </div>
      <PasswordField label={texts.confirmPassword} autoComplete="new-password" {...form.field("confirmPassword")} />
    </AccountForm>
  )
}
