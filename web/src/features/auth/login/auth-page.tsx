import { type ComponentProps, type ReactNode, useEffect, useState } from "react"
import { Navigate } from "react-router"
import { useAuthTexts } from "#i18n/auth.ts"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"
import { AccountForm, Notice, useRedirectTarget } from "./account-form.tsx"

type FrameProps = { title: string; lead?: string; notice?: ReactNode; children: ReactNode }

/** The frame of the public pages about accounts: login, registration, links from mails. */
export function AuthFrame({ title, lead, notice, children }: FrameProps) {
  return (
    <div className="mx-auto grid max-w-md gap-6 px-4 py-10 md:py-16">
      <header className="grid gap-2">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {lead && <p className="text-muted">{lead}</p>}
      </header>
      {notice && <Notice>{notice}</Notice>}
      {children}
    </div>
  )
}

/** Login and register. A user who signs in here goes on to `next`; one who is already signed in, to the dashboard. */
export function AuthPage({ next, ...frame }: FrameProps & { next: string }) {
  const { status } = useSession()
  const [hasSeenForm, setSeenForm] = useState(false)
  const redirectTarget = useRedirectTarget()
  useEffect(() => {
    if (status === "anonymous") setSeenForm(true)
  }, [status])
  if (status === "user") return <Navigate to={redirectTarget ?? (hasSeenForm ? next : paths.dashboard)} replace />
  return <AuthFrame {...frame} />
}

/** A form of these pages. They come rendered by the server, so it says that it needs JavaScript where there is none. */
export function AuthForm({ children, ...rest }: ComponentProps<typeof AccountForm>) {
  return (
    <AccountForm {...rest}>
      {children}
      <NeedsScript />
    </AccountForm>
  )
}

export function NeedsScript() {
  const { needsScript } = useAuthTexts()
  return (
    <noscript>
      <p className="text-danger">{needsScript}</p>
    </noscript>
  )
}
