import { useEffect, useLayoutEffect, useRef } from "react"
import { useLocation, useNavigation, useNavigationType } from "react-router"
import { useTexts } from "#i18n/language.tsx"
import { focusMain } from "#ui/focus.ts"
import { listen } from "#ui/listen.ts"

/** After a navigation: focus on the main part; scroll to the top, to `#part`, or back to where the page was left. */
export function NavigationEffects() {
  const { pathname, search, hash, key } = useLocation()
  const isBack = useNavigationType() === "POP"
  const texts = useTexts().ui
  const isComing = useNavigation().state === "loading"
  const last = useRef({ pathname, part: search + hash })
  const left = useRef(new Map<string, number>())

  useEffect(() => {
    // On the way back the browser would scroll the page that is still shown. A reload it may restore as ever.
    const restoreScroll = (by: ScrollRestoration) => {
      history.scrollRestoration = by
    }
    restoreScroll("manual")
    return listen({ pageshow: () => restoreScroll("manual"), pagehide: () => restoreScroll("auto") })
  }, [])

  // Before the next frame: a shorter page moves the window up, and that is no place where the longer one was left.
  useLayoutEffect(() => {
    const remember = () => left.current.set(key, window.scrollY)
    // On an old phone one has scrolled before React was there to see it.
    if (left.current.size === 0) remember()
    return listen({ scroll: remember })
  }, [key])

  useEffect(() => {
    const before = last.current
    last.current = { pathname, part: search + hash }
    const isNewPage = before.pathname !== pathname
    if (isNewPage) focusMain()
    const part = !isBack && document.getElementById(hash.slice(1))
    if (isBack && (isNewPage || before.part !== search + hash)) scrollTo(left.current.get(key) ?? 0)
    else if (isNewPage && part) part.scrollIntoView({ behavior: "instant" })
    else if (isNewPage) scrollTo(0)
  }, [pathname, search, hash, key, isBack])

  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1 print:hidden">
      {isComing && (
        <>
          <span className="sr-only">{texts.loading}</span>
          <div className="h-full origin-left animate-coming bg-accent" />
        </>
      )}
    </div>
  )
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" })
