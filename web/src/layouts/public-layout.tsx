import { lazy, type ReactNode, Suspense } from "react"
import { Link, Outlet } from "react-router"
import { useCommonTexts, useI18n } from "#i18n/language.tsx"
import { HomeLink } from "#layouts/home-link.tsx"
import { LanguageSwitch } from "#layouts/language-switch.tsx"
import { SiteFooter } from "#layouts/site-footer.tsx"
import { SiteMenu } from "#layouts/site-menu.tsx"
import { ThemeSwitch } from "#layouts/theme-switch.tsx"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"
import { classes } from "#ui/class-names.ts"
import { MailIcon, SearchIcon } from "#ui/image/icon.tsx"

export function PublicLayout() {
  const texts = useCommonTexts()
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        {texts.header.skip}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}

// Loaded only for signed-in users.
const AvatarMenu = lazy(() => import("#layouts/avatar-menu.tsx").then(({ AvatarMenu }) => ({ default: AvatarMenu })))

function SiteHeader() {
  const texts = useCommonTexts()
  return (
    <header className="@container relative border-line border-b bg-surface print:hidden">
      {/*
       * The columns' widths do not depend on their content, which prevents layout shifts while the page loads. With enlarged
       * text (a container query counts in its size) the controls are a row of their own.
       */}
      <div className="mx-auto grid min-h-16 max-w-6xl grid-cols-[auto_1fr_9.75rem_2.75rem] items-center gap-x-0.5 px-4 sm:gap-x-4 md:px-6 lg:grid-cols-[auto_1fr_13.75rem] xl:grid-cols-[auto_1fr_16.5rem] @max-[20rem]:grid-cols-[auto_1fr_2.75rem] @max-[20rem]:px-3">
        <HomeLink />
        <SiteMenu />
        <div className="col-start-3 row-start-1 grid grid-cols-[1fr_2.75rem_4rem] items-center justify-items-end lg:grid-cols-[2.75rem_1fr_2.75rem_4rem] xl:grid-cols-[2.75rem_2.75rem_1fr_2.75rem_4rem] @max-[20rem]:col-span-full @max-[20rem]:col-start-1 @max-[20rem]:row-start-2 @max-[20rem]:flex @max-[20rem]:flex-wrap @max-[20rem]:justify-between">
          <HeaderLink to={paths.search} label={texts.header.search} className="lg:inline-flex">
            <SearchIcon />
          </HeaderLink>
          <HeaderLink to={`${paths.aboutUs}#contact`} label={texts.footer.contact} className="xl:inline-flex">
            <MailIcon />
          </HeaderLink>
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

type HeaderLinkProps = { to: string; label: string; className: string; children: ReactNode }

/** Only on wide screens: otherwise the menu has it. */
const HeaderLink = ({ to, label, className, children }: HeaderLinkProps) => (
  <Link
    to={to}
    title={label}
    aria-label={label}
    className={classes("hidden size-11 items-center justify-center rounded-field text-ink hover:bg-sunken", className)}
  >
    {children}
  </Link>
)

function Account() {
  const { texts } = useI18n()
  const { status } = useSession()
  // At once, but not to a browser with a stored login (stored-login-script.ts).
  const login = (
    <Link
      to={paths.login}
      className={classes(
        "inline-flex min-h-11 items-center rounded-field px-2 font-semibold text-brand no-underline hover:bg-sunken lg:-mr-2",
        status === "unknown" && "in-data-user:invisible",
      )}
    >
      {texts.header.login}
    </Link>
  )
  if (status !== "user") return login
  return (
    <Suspense fallback={null}>
      <AvatarMenu />
    </Suspense>
  )
}
