import { useEffect, useLayoutEffect, useRef } from "react"
import { useLocation, useNavigation, useNavigationType, useRevalidator } from "react-router"
import { useCommonTexts } from "#i18n/language.tsx"
import { endFirstView, layOutInSteps } from "#rendering/first-view.ts"
import { tryNow, useIsWaiting } from "#rendering/reconnect.ts"
import { Button } from "#ui/button/button.tsx"
import { focusMain } from "#ui/focus.ts"
import { listen } from "#ui/listen.ts"

/** After a navigation: focuses the main element, and scrolls to the top, to `#part` or to the stored scroll position. */
export function NavigationEffects() {
  const { pathname, search, hash, key } = useLocation()
  const isBack = useNavigationType() === "POP"
  const texts = useCommonTexts()
  const isNavigating = useNavigation().state === "loading"
  const isRevalidating = useRevalidator().state === "loading"
  const isOffline = useIsWaiting() && (isNavigating || isRevalidating)
  const last = useRef({ pathname, part: search + hash })
  const scrollPositions = useRef(new Map<string, number>())

  useEffect(layOutInSteps, [])

  useEffect(() => {
    // Going back, the browser would scroll the page that is still shown. After a reload it may restore the position.
    const setRestoration = (mode: ScrollRestoration) => {
      history.scrollRestoration = mode
    }
    setRestoration("manual")
    return listen({ pageshow: () => setRestoration("manual"), pagehide: () => setRestoration("auto") })
  }, [])

  // A layout effect: if the new page is shorter, the window scrolls, and that must not be stored for the previous page.
  useLayoutEffect(() => {
    const storePosition = () => scrollPositions.current.set(key, window.scrollY)
    // On an old phone the user may have scrolled before hydration.
    if (scrollPositions.current.size === 0) storePosition()
    else endFirstView()
    return listen({ scroll: storePosition })
  }, [key])

  useEffect(() => {
    const previous = last.current
    last.current = { pathname, part: search + hash }
    const isNewPage = previous.pathname !== pathname
    if (isNewPage) focusMain()
    const part = !isBack && document.getElementById(hash.slice(1))
    if (isBack && (isNewPage || previous.part !== search + hash)) scrollTo(scrollPositions.current.get(key) ?? 0)
    else if (isNewPage && part) part.scrollIntoView({ behavior: "instant" })
    else if (isNewPage) scrollTo(0)
  }, [pathname, search, hash, key, isBack])

  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1 print:hidden">
      {isNavigating && !isOffline && (
        <>
          <span className="sr-only">{texts.ui.loading}</span>
          <div className="h-full origin-left animate-navigation-progress bg-accent" />
        </>
      )}
      {isOffline && (
        <div className="deep pointer-events-auto fixed inset-x-2 bottom-2 flex items-center justify-between gap-4 rounded-card border border-line py-2 pr-2 pl-4 sm:mx-auto sm:max-w-lg">
          <p>
            <strong className="block">{texts.offline.title}</strong>
            <span className="text-muted text-sm">{texts.offline.text}</span>
          </p>
          <Button onClick={tryNow}>{texts.ui.tryAgain}</Button>
        </div>
      )}
    </div>
  )
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" })
