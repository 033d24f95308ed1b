import { lazy, Suspense } from "react"
import { Link, useLocation } from "react-router"
import { useSpeech } from "#i18n/language.tsx"
import { HomeLink } from "#layouts/home-link.tsx"
import { LanguageSwitch } from "#layouts/language-switch.tsx"
import { ThemeSwitch } from "#layouts/theme-switch.tsx"
import { paths } from "#paths.ts"
import { useAppSelector } from "#store.ts"

// Only those who are signed in need a menu, so only they load one.
const AvatarMenu = lazy(() => import("#layouts/avatar-menu.tsx").then(({ AvatarMenu }) => ({ default: AvatarMenu })))

export function SiteHeader() {
  const { texts } = useSpeech()
  const { pathname } = useLocation()
  const links = [{ to: paths.verifyCertificate, label: texts.header.verifyCertificate }]
  return (
    <header className="border-line border-b bg-surface">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-2 px-4 sm:gap-x-4 md:px-6">
        <HomeLink />
        <nav
          aria-label={texts.header.navigation}
          className="order-last -mx-2 flex w-full items-center sm:order-none sm:mx-0 sm:ml-4 sm:w-auto sm:flex-1"
        >
          {links.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              aria-current={pathname === to ? "page" : undefined}
              className="flex min-h-11 items-center rounded-field px-2 text-muted text-sm no-underline hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-brand sm:text-base"
            >
              {label}
            </Link>
          ))}
        </nav>
        {/* Columns of fixed width: nothing moves while the page is still arriving, or when it turns out who is here. */}
        <div className="ml-auto grid w-50 grid-cols-[1fr_2.75rem_4.5rem] items-center justify-items-end">
          <LanguageSwitch />
          <ThemeSwitch />
          <div className="flex min-h-11 items-center">
            <Account />
          </div>
        </div>
      </div>
    </header>
  )
}

function Account() {
  const { texts } = useSpeech()
  const status = useAppSelector((state) => state.auth.status)
  const login = (
    <Link to={paths.login} className="inline-flex min-h-11 items-center px-2 font-semibold text-brand no-underline">
      {texts.header.login}
    </Link>
  )
  if (status === "unknown") return <noscript>{login}</noscript>
  if (status === "anonymous") return login
  return (
    <Suspense fallback={null}>
      <AvatarMenu />
    </Suspense>
  )
}
