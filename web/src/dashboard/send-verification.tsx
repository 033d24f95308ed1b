import { useSendVerification } from "#api/own-account.ts"
import { useTexts } from "#i18n/language.tsx"
import { verificationTexts } from "#i18n/screens/verification.ts"
import { Button } from "#ui/button.tsx"

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
