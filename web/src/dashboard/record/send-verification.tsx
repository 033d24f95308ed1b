import { useSendVerification } from "#api/own-account.ts"
import { useTexts } from "#i18n/language.tsx"
import { verificationTexts } from "#i18n/screens/verification.ts"
import { Button } from "#ui/button/button.tsx"

/** For users who have lost their verification mail. */
export function SendVerification({ email }: { email: string }) {
  const texts = useTexts(verificationTexts)
  const { send, isLoading, isSuccess } = useSendVerification()
  return (
    <div role="status">
      {isSuccess ? (
        <p className="wrap-anywhere text-sm">{texts.sent(email)}</p>
      ) : (
        <Button busy={isLoading} onClick={send}>
          {texts.sendAgain}
        </Button>
      )}
    </div>
  )
}

/** For a screen that shows more to users with a verified email. */
export function VerifyFirst({ email }: { email: string }) {
  const { text } = useTexts(verificationTexts)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-warning-soft px-4 py-3">
      <p className="min-w-0 flex-1 basis-72 text-warning">{text}</p>
      <SendVerification email={email} />
    </div>
  )
}
