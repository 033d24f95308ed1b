import { toldBy } from "#api/failure.ts"
import { useSendVerificationMutation } from "#api/own-account.ts"
import { useToastFailure } from "#api/told.ts"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { verificationWords } from "#i18n/screens/verification.ts"
import { Button } from "#ui/button.tsx"

/** For whoever has lost the mail with which an email is verified. */
export function SendVerification({ email }: { email: string }) {
  const words = useWords(verificationWords)
  const speech = useSpeech()
  const toastFailure = useToastFailure()
  const [send, { isLoading, isSuccess }] = useSendVerificationMutation()
  const onPress = async () => {
    const { error } = await send()
    if (error) toastFailure(toldBy(error, speech).message)
  }
  return (
    <div role="status">
      {isSuccess ? (
        <p className="wrap-anywhere text-sm">{words.sent(email)}</p>
      ) : (
        <Button busy={isLoading} onClick={onPress}>
          {words.sendAgain}
          <span className="sr-only">: {words.sendAgainOf}</span>
        </Button>
      )}
    </div>
  )
}
