import { type ComponentProps, type ReactNode, useEffect, useState } from "react"
import { Navigate, useLocation } from "react-router"
import { useAuthTexts } from "#i18n/auth.ts"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"
import { Button } from "#ui/button.tsx"
import { FormAlert } from "#ui/form-alert.tsx"

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

export function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="justify-self-stretch rounded-card border border-line bg-warning-soft p-4 text-warning">
      {children}
    </p>
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

type AuthFormProps = {
  onSubmit: ComponentProps<"form">["onSubmit"]
  submit: string
  isSubmitting: boolean
  summary: string | undefined
  /** Why the last attempt failed, shown above the button. */
  failure?: string | undefined
  children: ReactNode
}

/**
 * Submitted by script only. Before hydration a submit of a form with `method="dialog"` does nothing; without a method it
 * would put passwords into the URL, and so into the server's log.
 */
export function AuthForm({ onSubmit, submit, isSubmitting, summary, failure, children }: AuthFormProps) {
  return (
    <form method="dialog" onSubmit={onSubmit} noValidate className="grid gap-5">
      <FormAlert text={summary} />
      {children}
      <NeedsScript />
      <FormAlert text={failure} />
      <Button kind="accent" type="submit" busy={isSubmitting}>
        {submit}
      </Button>
    </form>
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

/** The page to return to after a redirect to the login or to the change of a password. */
export function useRedirectTarget(): string | null {
  const target: unknown = useLocation().state?.from
  return typeof target === "string" && isAllowed(target) ? target : null
}

const isAllowed = (target: string) => target.startsWith(paths.dashboard) || target === paths.verifyEmail
