import { toldBy } from "#api/failure.ts"
import { useSendVerificationMutation } from "#api/own-account.ts"
import { useToastFailure } from "#api/toast-failure.ts"
import { useAuthTexts } from "#i18n/auth.ts"
import { useSpeech } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { LinkEnded } from "./link-ended.tsx"
import { Outcome } from "./outcome.tsx"

/** What is left to do when the link in a verification mail does not work: that depends on who is here. */
export function VerificationEnded() {
  const texts = useAuthTexts().verifyEmail
  const { status, user } = useSession()
  if (status === "unknown") return null
  if (user && !user.isVerified) return <SendAgain email={user.email} />
  return (
    <LinkEnded>
      <p>{user ? texts.already : texts.endedForVisitor}</p>
      {user ? (
        <ButtonLink kind="accent" to={paths.dashboard}>
          {texts.dashboard}
        </ButtonLink>
      ) : (
        <ButtonLink kind="accent" to={paths.login} state={{ from: paths.verifyEmail }}>
          {texts.login}
        </ButtonLink>
      )}
    </LinkEnded>
  )
}

function SendAgain({ email }: { email: string }) {
  const texts = useAuthTexts().verifyEmail
  const speech = useSpeech()
  const toastFailure = useToastFailure()
  const [send, { isLoading, isSuccess }] = useSendVerificationMutation()
  if (isSuccess) return <Outcome>{texts.sentAgain(email)}</Outcome>
  const onPress = async () => {
    const { error } = await send()
    if (error) toastFailure(toldBy(error, speech).message)
  }
  return (
    <LinkEnded>
      <Button kind="accent" busy={isLoading} onClick={onPress}>
        {texts.sendAgain}
      </Button>
    </LinkEnded>
  )
}
