import { useEffect, useRef } from "react"
import { Link, useLocation } from "react-router"
import { useTexts } from "#i18n/language.tsx"
import { linksOf, mainLinks } from "#layouts/site-links.ts"
import { classes } from "#ui/class-names.ts"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"

const link =
  "flex min-h-11 items-center rounded-field px-2 text-muted no-underline hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-brand"

function Links({ className }: { className: string }) {
  const { main } = useTexts()
  const { pathname } = useLocation()
  return linksOf(mainLinks, main).map(({ to, label }) => (
    <Link
      key={to}
      to={to}
      aria-current={pathname === to || pathname.startsWith(`${to}/`) ? "page" : undefined}
      className={classes(link, className)}
    >
      {label}
    </Link>
  ))
}

/** A row where there is room for one; else behind a button, which opens without JavaScript too. */
export function SiteMenu() {
  const texts = useTexts().header
  return (
    <>
      <nav aria-label={texts.navigation} className="hidden min-w-0 flex-1 items-center justify-center xl:flex">
        <Links className="text-sm" />
      </nav>
      <SmallMenu />
    </>
  )
}

function SmallMenu() {
  const texts = useTexts().header
  const { pathname } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has arrived needs the menu no longer
  useEffect(() => {
    const menu = details.current
    if (menu) menu.open = false
  }, [pathname])

  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current
      if (!menu?.open) return
      if (event instanceof KeyboardEvent && event.key !== "Escape") return
      if (event.type === "pointerdown" && menu.contains(event.target as Node)) return
      menu.open = false
      if (event instanceof KeyboardEvent) menu.querySelector("summary")?.focus()
    }
    document.addEventListener("keydown", close)
    document.addEventListener("pointerdown", close)
    return () => {
      document.removeEventListener("keydown", close)
      document.removeEventListener("pointerdown", close)
    }
  }, [])

  return (
    <details ref={details} className="group order-last -mr-2 xl:hidden">
      <summary className="inline-flex size-11 cursor-pointer list-none items-center justify-center rounded-field text-ink hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{texts.menu}</span>
        <Icon shape={shapes.menu} className="group-open:hidden" />
        <Icon shape={shapes.close} className="hidden group-open:block" />
      </summary>
      <nav
        aria-label={texts.navigation}
        className="absolute inset-x-0 top-full z-30 grid border-line border-y bg-surface px-4 py-2 sm:grid-cols-2 md:px-6"
      >
        <Links className="text-base" />
      </nav>
    </details>
  )
}
