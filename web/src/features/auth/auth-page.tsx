import type { ReactNode } from "react"
import { Navigate, useLocation } from "react-router"
import { paths } from "#paths.ts"
import { useAppSelector } from "#store.ts"

type AuthPageProps = { title: string; lead: string; arrival: string; notice?: ReactNode; children: ReactNode }

/** The frame of login and register. Whoever is signed in, or has just become so, goes on to where they wanted. */
export function AuthPage({ title, lead, arrival, notice, children }: AuthPageProps) {
  const status = useAppSelector((state) => state.auth.status)
  const wanted = useLocation().state?.from
  if (status === "user") return <Navigate to={isOurs(wanted) ? wanted : arrival} replace />
  return (
    <div className="mx-auto grid max-w-md gap-6 px-4 py-10 md:py-16">
      <header className="grid gap-2">
        <h1 className="text-3xl">{title}</h1>
        <p className="text-muted">{lead}</p>
      </header>
      {notice && (
        <p role="status" className="rounded-card border border-line bg-warning-soft p-4 text-warning">
          {notice}
        </p>
      )}
      {children}
    </div>
  )
}

const isOurs = (wanted: unknown): wanted is string => typeof wanted === "string" && wanted.startsWith(paths.dashboard)
