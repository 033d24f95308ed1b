import type { Role } from "contract"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import type { ReadableFailure } from "#api/failure.ts"
import type { ShownFailure } from "#api/form/contract-form.ts"
import { useSendVerification } from "#api/own-account.ts"
import { tabStorage } from "#browser-storage.ts"
import { Notice } from "#features/auth/login/account-form.tsx"
import { useAuthTexts } from "#i18n/auth.ts"
import { useI18n } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"
import { Button, ButtonLink } from "#ui/button/button.tsx"

/** For a link without its token, or one that was used or has expired; `children` say how to get another. */
export function LinkEnded({ children }: { children?: ReactNode }) {
  const { language } = useI18n()
  return (
    <FocusedResult>
      <Notice>{translate({ code: "linkEnded" }, language)}</Notice>
      {children}
    </FocusedResult>
  )
}

/** Whether a call failed because of the link, not because of the input or the connection. */
export const isAboutLink = ({ fields }: ReadableFailure) => fields.some(({ field }) => field === "token")

/** What a form of a mail's page throws: a toast would only repeat the error of a field, and cover the title on a phone. */
export const shownAtFields = (failure: unknown, { fields }: ReadableFailure): unknown =>
  fields.length > 0 ? ({ ...(failure as object), isShown: true } satisfies ShownFailure) : failure

/** Offers the next step after an invalid verification link, depending on who is signed in. */
export function VerificationEnded() {
  const texts = useAuthTexts().verifyEmail
  const { status, user } = useSession()
  const { send, isLoading, isSuccess } = useSendVerification()
  if (status === "unknown") return null
  const isUnverified = user && !user.isVerified
  if (isUnverified && isSuccess) return <FocusedResult>{texts.sentAgain(user.email)}</FocusedResult>
  return (
    <LinkEnded>
      {isUnverified ? (
        <Button kind="accent" busy={isLoading} onClick={send}>
          {texts.sendAgain}
        </Button>
      ) : (
        <>
          <p>{user ? texts.already : texts.endedForVisitor}</p>
          <ButtonLink
            kind="accent"
            to={user ? paths.dashboard : paths.login}
            state={user ? undefined : { from: paths.verifyEmail }}
          >
            {user ? texts.dashboard : texts.login}
          </ButtonLink>
        </>
      )}
    </LinkEnded>
  )
}

/** Replaces the pressed control and takes its focus: a screen reader reads it, and the keyboard continues from here. */
export function FocusedResult({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={element} tabIndex={-1} className="grid justify-items-start gap-4 outline-none">
      {children}
    </div>
  )
}

/** In links to choose a password, the account's role follows. */
const tokenInHash = /^#([\w-]{43}(?:\.[a-z]+)?)$/

/**
 * The token of a mail's link: undefined until the browser has read the URL, empty if there is none. It is removed from
 * the address bar immediately and stored for the tab, so that it is still there when a phone has discarded the page, or when
 * the user switches the language.
 */
export function useLinkToken() {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const [link, setLink] = useState<string>()
  useEffect(() => {
    const found = tokenInHash.exec(hash)?.[1]
    if (found) {
      tabStorage.set(storageKey(pathname), found)
      void navigate(".", { replace: true })
    }
    setLink((known) => found ?? known ?? tabStorage.get(storageKey(pathname)) ?? "")
  }, [pathname, hash, navigate])

  function forget() {
    tabStorage.set(storageKey(pathname), "")
    setLink("")
  }
  const [token, role] = link?.split(".") ?? []
  return { token, role: role as Role | undefined, forget }
}

const storageKey = (pathname: string) => `link ${pathname}`
