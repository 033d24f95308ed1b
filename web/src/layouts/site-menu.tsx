import { useEffect, useRef } from "react"
import { Link, useLocation } from "react-router"
import { headerLinks } from "#features/public-pages.ts"
import { useCommonTexts, useI18n } from "#i18n/language.tsx"
import { SiteSearch } from "#layouts/site-search.tsx"
import { ChatLinks, IfReachable, MailLink, PhoneLink } from "#site/component/contact-links.tsx"
import { classes } from "#ui/class-names.ts"
import { CloseIcon, MenuIcon } from "#ui/image/icon.tsx"
import { listen } from "#ui/listen.ts"

const linkClass =
  "flex min-h-11 items-center rounded-field text-muted no-underline hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-brand"

function Links({ className, onFollow }: { className: string; onFollow?: () => void }) {
  const { language } = useI18n()
  const { pathname } = useLocation()
  return headerLinks.map(({ to, label }) => (
    <Link
      key={to}
      to={to}
      onClick={onFollow}
      aria-current={pathname === to || pathname.startsWith(`${to}/`) ? "page" : undefined}
      className={classes(linkClass, className)}
    >
      {label[language]}
    </Link>
  ))
}

/** A row of links on wide screens; otherwise a menu behind a button, which works without JavaScript too. */
export function SiteMenu() {
  const texts = useCommonTexts().header
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (details.current) details.current.open = false
  }

  useEffect(() => {
    const closeOnLeave = (event: KeyboardEvent | PointerEvent) => {
      const menu = details.current
      if (!menu?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return
        menu.querySelector("summary")?.focus()
      } else if ((event.target as Element).closest("summary, [data-menu]")) return
      menu.open = false
    }
    return listen({ keydown: closeOnLeave, pointerdown: closeOnLeave })
  }, [])

  return (
    <>
      <nav aria-label={texts.navigation} className="col-start-2 row-start-1 hidden min-w-0 items-center lg:flex">
        <Links className="whitespace-nowrap px-1.5 text-sm xl:px-2" />
      </nav>
      <details
        ref={details}
        onBlur={({ currentTarget, relatedTarget }) =>
          relatedTarget && !currentTarget.contains(relatedTarget) && close()
        }
        className="group col-start-4 row-start-1 -mr-2 lg:hidden @max-[20rem]:col-start-3"
      >
        <summary className="inline-flex size-11 cursor-pointer list-none items-center justify-center rounded-field text-ink hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <span className="sr-only">{texts.menu}</span>
          <MenuIcon className="group-open:hidden" />
          <CloseIcon className="hidden group-open:block" />
        </summary>
        <div aria-hidden="true" className="fixed inset-0 top-16 z-20 bg-veil" />
        <div
          data-menu=""
          className="absolute inset-x-0 top-full z-30 border-line border-y bg-surface px-4 py-2 md:px-6"
        >
          <div className="py-2">
            <SiteSearch onSearch={close} />
          </div>
          <nav aria-label={texts.navigation} className="grid sm:grid-cols-2">
            <Links className="-mx-2 px-2 text-base" onFollow={close} />
          </nav>
          <IfReachable>
            <p className="mt-2 flex flex-wrap gap-x-6 border-line border-t pt-2">
              <PhoneLink className={linkClass} />
              <ChatLinks className={linkClass} />
              <MailLink className={linkClass} />
            </p>
          </IfReachable>
        </div>
      </details>
    </>
  )
}
