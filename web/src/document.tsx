import { useEffect, useRef } from "react"
import { Outlet, useLocation } from "react-router"
import { useSpeech } from "#i18n/language.tsx"
import { Toasts } from "#layouts/toasts.tsx"

/** The whole page, `<html>` included. The server adds its files and its state to what is rendered here. */
export function Document() {
  const { language } = useSpeech()
  return (
    // The theme's few lines have set an attribute here before React arrives.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        <Outlet />
        <Toasts />
        <FocusOnNavigation />
      </body>
    </html>
  )
}

/** After a step to another page, a screen reader and the keyboard start at its main part, as after a full load. */
function FocusOnNavigation() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [pathname])
  return null
}
