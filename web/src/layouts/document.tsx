import { lazy, Suspense, useEffect, useState } from "react"
import { Outlet, useLocation } from "react-router"
import { AfterHydration } from "#event-replay/after-hydration.tsx"
import { useI18n } from "#i18n/language.tsx"
import { NavigationEffects } from "#layouts/navigation-effects.tsx"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"

/** The whole page, `<html>` included. The server adds its files and its state to what is rendered here. */
export function Document() {
  const { language } = useI18n()
  return (
    // The few lines in the head have set attributes here before React arrives.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/${language}/manifest.webmanifest`} />
      </head>
      <body>
        <Outlet />
        <Toasts />
        <NavigationEffects />
        <AfterHydration />
      </body>
    </html>
  )
}

const Toaster = lazy(() => import("#ui/toaster.tsx").then(({ Toaster }) => ({ default: Toaster })))

const withForms: readonly string[] = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.verifyEmail,
]

/** Only a page on which something can be done has toasts to show; from then on they stay, whoever logs out. */
function Toasts() {
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
