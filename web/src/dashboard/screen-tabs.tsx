import type { User } from "contract"
import { useEffect, useRef } from "react"
import { Link, useLocation } from "react-router"
import { findScreen, type Screens, screensFor } from "#dashboard/screens.ts"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { shellTexts } from "#i18n/screens/shell.ts"

/** The page "My account" has a tab, with an address of its own, for each screen about one's own account. */
export function ScreenTabs({ screens, user }: { screens: Screens; user: User }) {
  const { texts, language } = useTextsAndFormat(shellTexts)
  const current = findScreen(screens, useLocation().pathname)
  const strip = useRef<HTMLElement>(null)
  // On a phone the strip scrolls sideways.
  useEffect(() => {
    const tab = current && strip.current?.querySelector("[aria-current]")
    tab?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" })
  }, [current])
  const tabs = screensFor(screens, user).flatMap(({ path, tab }) => (tab ? [{ path, label: tab[language] }] : []))
  // A user who must choose a new password sees no other tab.
  if (!current?.tab || tabs.length < 2) return null
  return (
    <div className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="font-semibold text-xl">{texts.account}</p>
      <nav
        ref={strip}
        aria-label={texts.account}
        className="-mx-4 flex overflow-x-auto border-line border-b px-4 [scrollbar-width:none] md:mx-0 md:px-0"
      >
        {tabs.map(({ path, label }) => (
          <Link
            key={path}
            to={path}
            aria-current={path === current.path ? "page" : undefined}
            className="inline-flex min-h-11 shrink-0 items-center border-transparent border-b-2 px-3 font-semibold text-muted no-underline -outline-offset-2 hover:text-ink aria-[current]:border-brand aria-[current]:text-brand"
          >
            {label}
          </Link>
        ))}
      </nav>
    </div>
  )
}
