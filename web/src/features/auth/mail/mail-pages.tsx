import { ForgotPassword, forgotPassword, openBrowser, unsubscribe, verifyEmail } from "contract"
import { type ComponentProps, type ReactNode, useState } from "react"
import { useToastFailure } from "#api/action-toast.ts"
import { injectCalls, useCall } from "#api/calls.ts"
import { codeOf, readFailure } from "#api/failure.ts"
import { useContractForm } from "#api/form/contract-form.ts"
import { useGetOwnUserQuery } from "#api/own-account.ts"
import { Notice } from "#features/auth/login/account-form.tsx"
import { AuthForm, AuthFrame, NeedsScript } from "#features/auth/login/auth-page.tsx"
import { WhoseAccount } from "#features/auth/login/whose-account.tsx"
import { useAuthTexts } from "#i18n/auth.ts"
import { useI18n } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"
import { Head } from "#site/component/head.tsx"
import { Button, ButtonLink, TextLink } from "#ui/button/button.tsx"
import { TextField } from "#ui/form/fields.tsx"
import { AcceptRoleForm } from "./accept-role-form.tsx"
import { FocusedResult, isAboutLink, LinkEnded, useLinkToken, VerificationEnded } from "./mail-link.tsx"
import { NewPasswordForm, useFirstLogin } from "./new-password-form.tsx"

const { useVerifyEmailMutation, useOpenBrowserMutation, useUnsubscribeMutation } = injectCalls({
  verifyEmail,
  openBrowser,
  unsubscribe,
})

// Seven pages in one file: every page loads the names of all files, and their total size is limited.

/** Open to signed-in users too, because changing a password needs the current one. */
export function ForgotPasswordPage() {
  const texts = useAuthTexts().forgot
  const [{ email, isSent }, setState] = useState({ email: "", isSent: false })
  return (
    <AuthFrame title={isSent ? texts.sentTitle : texts.title} lead={isSent ? undefined : texts.lead}>
      <Head title={texts.title} isHidden />
      {isSent ? (
        <FocusedResult>
          <p>{texts.sent(email)}</p>
          <p className="text-muted">{texts.notThere}</p>
          <Button onClick={() => setState({ email, isSent: false })}>{texts.another}</Button>
        </FocusedResult>
      ) : (
        <EmailForm email={email} onSent={(email) => setState({ email, isSent: true })} />
      )}
      <p>
        <TextLink to={paths.login}>{texts.login}</TextLink>
      </p>
    </AuthFrame>
  )
}

export const ResetPasswordPage = () => <NewPasswordPage {...useAuthTexts().reset} />
export const AcceptInvitationPage = () => <NewPasswordPage {...useAuthTexts().invitation} onSaved={useFirstLogin()} />

type NewPasswordPageProps = Pick<ComponentProps<typeof NewPasswordForm>, "onSaved"> & { title: string; lead: string }

function NewPasswordPage({ title, lead, onSaved }: NewPasswordPageProps) {
  const texts = useAuthTexts().reset
  const { token, role, forget } = useLinkToken()
  return (
    <AuthFrame title={title} lead={token === "" ? undefined : lead}>
      <Head title={title} isHidden />
      {token === "" ? (
        <LinkEnded>
          <ButtonLink kind="accent" to={paths.forgotPassword}>
            {texts.askAgain}
          </ButtonLink>
        </LinkEnded>
      ) : (
        <NewPasswordForm token={token ?? ""} role={role} onLinkEnded={forget} onSaved={onSaved} />
      )}
    </AuthFrame>
  )
}

/** From a mail that offers a role to somebody who has an account. */
export function AcceptRolePage() {
  const texts = useAuthTexts().acceptRole
  const { token, forget } = useLinkToken()
  return (
    <AuthFrame title={texts.title} lead={token === "" ? undefined : texts.lead}>
      <Head title={texts.title} isHidden />
      {token === "" ? (
        <LinkEnded>
          <p>{texts.ended}</p>
          <ButtonLink to={paths.login}>{texts.login}</ButtonLink>
        </LinkEnded>
      ) : (
        <AcceptRoleForm token={token ?? ""} onLinkEnded={forget} />
      )}
    </AuthFrame>
  )
}

export function VerifyEmailPage() {
  const texts = useAuthTexts().verifyEmail
  const { token, forget } = useLinkToken()
  const { status } = useSession()
  const isSignedIn = status === "user"
  const [verify, state] = useVerifyEmailMutation()
  const [outcome, setOutcome] = useState<"asked" | "verified" | "rejected">()
  const isVerified = state.isSuccess || outcome === "verified"
  // The user that the browser has stored may be older than the verification.
  useGetOwnUserQuery(undefined, { skip: !((isVerified || token === "") && isSignedIn) })
  const isOthersSession = codeOf(state.error) === "proveAccount"
  if (outcome === "rejected")
    return (
      <AuthFrame title={texts.whose.deletedTitle}>
        <Head title={texts.whose.deletedTitle} isHidden />
        <FocusedResult>
          <p>{texts.whose.deleted}</p>
          <ButtonLink to={paths.home}>{texts.whose.home}</ButtonLink>
        </FocusedResult>
      </AuthFrame>
    )
  if (token && !isVerified && (outcome === "asked" || isOthersSession))
    return (
      <AuthFrame title={texts.title} lead={texts.whose.lead}>
        <Head title={texts.title} isHidden />
        <WhoseAccount
          token={token}
          onVerified={() => setOutcome("verified")}
          onRejected={() => {
            // The result is shorter than the page whose end was pressed: a phone would show the footer.
            window.scrollTo({ top: 0, behavior: "instant" })
            setOutcome("rejected")
          }}
          onLinkEnded={forget}
        />
      </AuthFrame>
    )
  return (
    <LinkPage
      texts={texts}
      token={token}
      state={{ ...state, isSuccess: isVerified }}
      send={async (token) => {
        if (status !== "anonymous") return verify({ body: { token } })
        // Only now: content that replaced the button by itself would shift the page.
        setOutcome("asked")
        return {}
      }}
      onLinkEnded={forget}
      ended={<VerificationEnded />}
    >
      <ButtonLink kind="accent" to={isSignedIn ? paths.dashboard : paths.login}>
        {isSignedIn ? texts.dashboard : texts.login}
      </ButtonLink>
    </LinkPage>
  )
}

/** For a browser that must wait because strangers have tried too often to log in. */
export function OpenBrowserPage() {
  const texts = useAuthTexts().openBrowser
  const { token, forget } = useLinkToken()
  const [open, state] = useOpenBrowserMutation()
  const login = (
    <ButtonLink kind="accent" to={paths.login}>
      {texts.login}
    </ButtonLink>
  )
  const ended = (
    <LinkEnded>
      <p>{texts.askAgain}</p>
      {login}
    </LinkEnded>
  )
  const send = (token: string) => open({ body: { token } })
  return (
    <LinkPage texts={texts} token={token} state={state} send={send} onLinkEnded={forget} ended={ended}>
      {login}
    </LinkPage>
  )
}

/** From a mail to somebody who waits for a course. */
export function UnsubscribePage() {
  const texts = useAuthTexts().unsubscribe
  const { token, forget } = useLinkToken()
  const [send, state] = useUnsubscribeMutation()
  const ended = (
    <FocusedResult>
      <Notice>{texts.incomplete}</Notice>
    </FocusedResult>
  )
  return (
    <LinkPage
      texts={texts}
      token={token}
      state={state}
      send={(token) => send({ body: { token } })}
      onLinkEnded={forget}
      ended={ended}
    >
      <ButtonLink to={paths.courses}>{texts.courses}</ButtonLink>
    </LinkPage>
  )
}

type LinkPageProps = {
  texts: { title: string; lead: string; submit: string; doneTitle: string; done: string }
  /** Of the link: undefined until it has been read, empty if there is none that works. */
  token: string | undefined
  state: { isLoading: boolean; isSuccess: boolean }
  send: (token: string) => Promise<{ error?: unknown }>
  onLinkEnded: () => void
  /** Instead of the button, if the link does not work. */
  ended: ReactNode
  /** The next step after success. */
  children: ReactNode
}

/** Does what a mail's link is for, after a click, because mail scanners open every link. */
function LinkPage({ texts, token, state, send, onLinkEnded, ended, children }: LinkPageProps) {
  const i18n = useI18n()
  const toastFailure = useToastFailure()
  const { isLoading, isSuccess } = state

  const onPress = async () => {
    const { error } = await send(token ?? "")
    if (!error) return
    const failure = readFailure(error, i18n)
    if (isAboutLink(failure)) onLinkEnded()
    // The page then asks whose account it is.
    else if (codeOf(error) !== "proveAccount") toastFailure(failure.message)
  }
  return (
    <AuthFrame
      title={isSuccess ? texts.doneTitle : texts.title}
      lead={isSuccess || token === "" ? undefined : texts.lead}
    >
      <Head title={texts.title} isHidden />
      {isSuccess ? (
        <FocusedResult>
          <p>{texts.done}</p>
          {children}
        </FocusedResult>
      ) : token === "" ? (
        ended
      ) : (
        <>
          <NeedsScript />
          <Button kind="accent" busy={isLoading} onClick={onPress}>
            {texts.submit}
          </Button>
        </>
      )}
    </AuthFrame>
  )
}

function EmailForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const texts = useAuthTexts().forgot
  const send = useCall(forgotPassword)
  const form = useContractForm({
    schema: ForgotPassword,
    empty: { email },
    save: (body) => send({ body }).then(() => onSent(body.email)),
  })
  return (
    <AuthForm form={form} submit={texts.submit}>
      <TextField label={texts.email} type="email" autoComplete="username" {...form.field("email")} />
    </AuthForm>
  )
}
