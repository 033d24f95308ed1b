import { rejectAccount, VerifyEmail, verifyEmail } from "contract"
import { type ReactNode, useState } from "react"
import { useCall } from "#api/calls.ts"
import { readFailure } from "#api/failure.ts"
import { useContractForm } from "#api/form/contract-form.ts"
import { isAboutLink, shownAtFields } from "#features/auth/mail/mail-link.tsx"
import { NewPasswordForm } from "#features/auth/mail/new-password-form.tsx"
import { useAuthTexts } from "#i18n/auth.ts"
import { useI18n } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { Summary } from "#ui/display/section.tsx"
import { PasswordField } from "#ui/form/fields.tsx"
import { FormAlert } from "#ui/form/form-alert.tsx"
import { AuthForm } from "./auth-page.tsx"

type WhoseAccountProps = { token: string; onVerified: () => void; onRejected: () => void; onLinkEnded: () => void }

/**
 * For a verification link in a browser that is not signed in to the account: a stranger may have registered the reader's email. Offers
 * to confirm it with the password, to choose another one, or to delete the account.
 */
export function WhoseAccount({ token, onVerified, onRejected, onLinkEnded }: WhoseAccountProps) {
  const texts = useAuthTexts().verifyEmail.whose
  const i18n = useI18n()
  const send = useCall(verifyEmail)
  const form = useContractForm({
    schema: VerifyEmail,
    empty: { token, password: "" },
    save: async (body) => {
      try {
        await send({ body: { ...body, token } })
      } catch (failure) {
        const readable = readFailure(failure, i18n)
        if (isAboutLink(readable)) return onLinkEnded()
        throw shownAtFields(failure, readable)
      }
      onVerified()
    },
  })
  return (
    <>
      <AuthForm form={form} submit={texts.submit}>
        <PasswordField label={texts.password} autoComplete="current-password" autoFocus {...form.field("password")} />
      </AuthForm>
      <Choice title={texts.otherPassword} text={texts.otherPasswordText}>
        <NewPasswordForm token={token} onLinkEnded={onLinkEnded} kind="secondary" />
      </Choice>
      <Choice title={texts.notMe} text={texts.notMeText}>
        <RejectButton token={token} onRejected={onRejected} onLinkEnded={onLinkEnded} />
      </Choice>
    </>
  )
}

function Choice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <details className="group rounded-card border border-line bg-surface px-4 py-3">
      <Summary className="font-semibold">{title}</Summary>
      <div className="grid gap-4 pt-2 pb-1">
        <p className="text-muted">{text}</p>
        {children}
      </div>
    </details>
  )
}

function RejectButton({ token, onRejected, onLinkEnded }: Omit<WhoseAccountProps, "onVerified">) {
  const texts = useAuthTexts().verifyEmail.whose
  const i18n = useI18n()
  const send = useCall(rejectAccount)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function reject() {
    setBusy(true)
    setFailure(undefined)
    try {
      await send({ body: { token } })
      onRejected()
    } catch (error) {
      const failure = readFailure(error, i18n)
      if (isAboutLink(failure)) onLinkEnded()
      else setFailure(failure.message)
      setBusy(false)
    }
  }
  return (
    <>
      <FormAlert text={failure} />
      <Button kind="danger" busy={isBusy} onClick={reject}>
        {texts.delete}
      </Button>
    </>
  )
}
