import { useSendVerification } from "#api/own-account.ts"
import { useWords } from "#i18n/language.tsx"
import { verificationWords } from "#i18n/screens/verification.ts"
import { Button } from "#ui/button.tsx"

/** For users who have lost their verification mail. */
export function SendVerification({ email }: { email: string }) {
  const words = useWords(verificationWords)
  const { send, isLoading, isSuccess } = useSendVerification()
  return (
    <div role="status">
      {isSuccess ? (
        <p className="wrap-anywhere text-sm">{words.sent(email)}</p>
      ) : (
        <Button busy={isLoading} onClick={send}>
          {words.sendAgain}
          <span className="sr-only">: {words.sendAgainOf}</span>
        </Button>
      )}
    </div>
  )
}
