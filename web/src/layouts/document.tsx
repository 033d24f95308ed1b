import { lazy, Suspense, useEffect, useState } from "react"
import { Outlet, useLocation } from "react-router"
import { AfterHydration } from "#event-replay/after-hydration.tsx"
import { accountPages } from "#features/account-pages.ts"
import { useI18n } from "#i18n/language.tsx"
import { NavigationEffects } from "#layouts/navigation-effects.tsx"
import { useSession } from "#session/session.ts"

/** The whole page, including `<html>`. The server adds the files and the hydration data. */
export function Document() {
  const { language } = useI18n()
  return (
    // Scripts in the head set attributes here before hydration.
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

const Toaster = lazy(() => import("#ui/overlay/toaster.tsx").then(({ Toaster }) => ({ default: Toaster })))

const pagesWithForms = accountPages.map(({ path }) => path)

/** Loads the toaster on pages with forms and for signed-in users; it stays mounted, for example after a logout. */
function Toasts() {
  const { pathname } = useLocation()
  const isSignedIn = useSession().status === "user"
  const isNeeded = isSignedIn || pagesWithForms.includes(pathname)
  const [wasNeeded, setWasNeeded] = useState(false)
  useEffect(() => {
    if (isNeeded) setWasNeeded(true)
  }, [isNeeded])
  if (!wasNeeded) return null
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}
