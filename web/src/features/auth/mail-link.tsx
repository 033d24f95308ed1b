import { type ReactNode, useEffect, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import type { ReadableFailure } from "#api/failure.ts"
import { useSendVerification } from "#api/own-account.ts"
import { tabStorage } from "#browser-storage.ts"
import { useAuthTexts } from "#i18n/auth.ts"
import { useI18n } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { Notice } from "./auth-page.tsx"

/** A link without its secret, or one that was used or waited too long; `children` say how to get another. */
export function LinkEnded({ children }: { children?: ReactNode }) {
  const { language } = useI18n()
  return (
    <BulkResult>
      <Notice>{translate({ code: "linkEnded" }, language)}</Notice>
      {children}
    </BulkResult>
  )
}

/** Whether a call failed because of the link, and not because of what was typed or the connection. */
export function isAboutLink({ fields }: ReadableFailure) {
  return fields.some(({ field }) => field === "token")
}

/** What is left to do when the link in a verification mail does not work: that depends on who is here. */
export function VerificationEnded() {
  const texts = useAuthTexts().verifyEmail
  const { status, user } = useSession()
  const { send, isLoading, isSuccess } = useSendVerification()
  if (status === "unknown") return null
  const isWaiting = user && !user.isVerified
  if (isWaiting && isSuccess) return <BulkResult>{texts.sentAgain(user.email)}</BulkResult>
  return (
    <LinkEnded>
      {isWaiting ? (
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

/** Takes the place of what was pressed, and its focus: so a screen reader reads it, and the keyboard goes on from here. */
export function BulkResult({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} tabIndex={-1} className="grid justify-items-start gap-4 outline-none">
      {children}
    </div>
  )
}

const inHash = /^#([\w-]{43})$/

/**
 * The secret in the address of a mail's link: undefined until the browser has looked, empty when there is none. It
 * leaves the address bar at once, and stays with the tab: it is still there when a phone has dropped the page while its
 * reader was elsewhere, or when the page is asked for in the other language.
 */
export function useLinkToken() {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const found = inHash.exec(hash)?.[1]
    if (found) {
      tabStorage.set(keyOf(pathname), found)
      void navigate(".", { replace: true })
    }
    setToken((known) => found ?? known ?? tabStorage.get(keyOf(pathname)) ?? "")
  }, [pathname, hash, navigate])

  function forget() {
    tabStorage.set(keyOf(pathname), "")
    setToken("")
  }
  return { token, forget }
}

const keyOf = (pathname: string) => `link ${pathname}`
