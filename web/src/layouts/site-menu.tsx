import { useEffect, useRef } from "react"
import { Link, useLocation } from "react-router"
import { footerLinks, headerLinks } from "#features/public-pages.ts"
import { useCommonTexts, useI18n } from "#i18n/language.tsx"
import { SiteSearch } from "#layouts/site-search.tsx"
import { paths } from "#paths.ts"
import { ChatLinks, IfReachable, MailLink, PhoneLink } from "#site/component/contact-links.tsx"
import { classes } from "#ui/class-names.ts"
import { CloseIcon, DownIcon, MenuIcon } from "#ui/image/icon.tsx"
import { listen } from "#ui/listen.ts"

const linkClass =
  "flex min-h-11 items-center rounded-field text-muted no-underline hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-brand"

/** What families and payers look for. The product document fixes the links that are always visible. */
const forPayers: readonly string[] = [paths.fees, paths.guardians, paths.trust, paths.checkMessage]
const moreLinks = footerLinks.filter(({ to }) => forPayers.includes(to))

type LinksProps = { links: typeof headerLinks; className: string; onFollow?: () => void }

function Links({ links, className, onFollow }: LinksProps) {
  const { language } = useI18n()
  const { pathname } = useLocation()
  return links.map(({ to, label }) => (
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
  const more = useRef<HTMLDetailsElement>(null)
  const close = () => {
    for (const { current } of [details, more]) if (current) current.open = false
  }

  useEffect(() => {
    const closeOnLeave = (event: KeyboardEvent | PointerEvent) => {
      const menu = [details, more].find(({ current }) => current?.open)?.current
      if (!menu) return
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
        <Links links={headerLinks} className="whitespace-nowrap px-1.5 text-sm xl:px-2" />
        <details
          ref={more}
          onBlur={({ currentTarget, relatedTarget }) =>
            relatedTarget && !currentTarget.contains(relatedTarget) && close()
          }
          className="group relative"
        >
          <summary
            className={classes(
              linkClass,
              "cursor-pointer list-none gap-0.5 px-1.5 text-sm xl:px-2 [&::-webkit-details-marker]:hidden",
            )}
          >
            {texts.more}
            <DownIcon className="size-4 group-open:rotate-180" />
          </summary>
          <div
            data-menu=""
            className="absolute top-full right-0 z-30 w-max rounded-card border border-line bg-surface p-2"
          >
            <Links links={moreLinks} className="px-3" onFollow={close} />
          </div>
        </details>
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
            <Links links={headerLinks} className="-mx-2 px-2 text-base" onFollow={close} />
          </nav>
          <nav aria-label={texts.more} className="mt-2 grid border-line border-t pt-2 sm:grid-cols-2">
            <Links links={moreLinks} className="-mx-2 px-2 text-base" onFollow={close} />
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
