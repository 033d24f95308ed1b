import { type ReactNode, useEffect, useState } from "react"
import { Navigate } from "react-router"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"
import { useWanted } from "./wanted.ts"

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
  const wanted = useWanted()
  useEffect(() => {
    if (status === "anonymous") setSeenForm(true)
  }, [status])
  if (status === "user") return <Navigate to={wanted ?? (hasSeenForm ? next : paths.dashboard)} replace />
  return <AuthFrame {...frame} />
}
