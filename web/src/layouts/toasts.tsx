import { lazy, Suspense, useEffect, useState } from "react"
import { useLocation } from "react-router"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"

const Toaster = lazy(() => import("#ui/toaster.tsx").then(({ Toaster }) => ({ default: Toaster })))

const withForms: readonly string[] = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.verifyEmail,
]

/** Only a page on which something can be done has toasts to show; from then on they stay, whoever logs out. */
export function Toasts() {
  const { pathname } = useLocation()
  const isSignedIn = useSession().status === "user"
  const isNeeded = isSignedIn || withForms.includes(pathname)
  const [wasNeeded, need] = useState(false)
  useEffect(() => {
    if (isNeeded) need(true)
  }, [isNeeded])
  if (!wasNeeded) return null
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}
