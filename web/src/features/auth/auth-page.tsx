import { type ComponentProps, type ReactNode, useEffect, useState } from "react"
import { Navigate, useLocation } from "react-router"
import { useAuthTexts } from "#i18n/auth.ts"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"
import { Button } from "#ui/button.tsx"

type FrameProps = { title: string; lead?: string; notice?: ReactNode; children: ReactNode }

/** The frame of the public pages that have to do with an account. */
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

/** Login and register. After signing in here one goes on to `next`; somebody who was signed in before, to the dashboard. */
export function AuthPage({ next, ...frame }: FrameProps & { next: string }) {
  const { status } = useSession()
  const [hasSeenForm, setSeenForm] = useState(false)
  const wanted = useRedirectTarget()
  useEffect(() => {
    if (status === "anonymous") setSeenForm(true)
  }, [status])
  if (status === "user") return <Navigate to={wanted ?? (hasSeenForm ? next : paths.dashboard)} replace />
  return <AuthFrame {...frame} />
}

type AuthFormProps = {
  onSubmit: ComponentProps<"form">["onSubmit"]
  submit: string
  isSubmitting: boolean
  children: ReactNode
}

/**
 * Sent by script alone. Submitted before the script is there, a form of this method does nothing; one without a method
 * would put passwords into the address, and so into the server's log.
 */
export function AuthForm({ onSubmit, submit, isSubmitting, children }: AuthFormProps) {
  return (
    <form method="dialog" onSubmit={onSubmit} noValidate className="grid gap-5">
      {children}
      <NeedsScript />
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

/** Where somebody was going when they were asked to log in, or to choose a password, first. */
export function useRedirectTarget(): string | null {
  const wanted: unknown = useLocation().state?.from
  return typeof wanted === "string" && isOurs(wanted) ? wanted : null
}

const isOurs = (wanted: string) => wanted.startsWith(paths.dashboard) || wanted === paths.verifyEmail
