import type { User } from "contract"
import { type ReactNode, useState } from "react"
import { Navigate, Outlet, useLocation } from "react-router"
import { ApiProvider } from "#api/api-provider.tsx"
import { useGetOwnUserQuery } from "#api/own-account.ts"
import { Drawer } from "#dashboard/drawer.tsx"
import { MenuLinks } from "#dashboard/menu-links.tsx"
import { NotAllowed } from "#dashboard/not-allowed.tsx"
import { mayOpen, type Screens } from "#dashboard/screens.ts"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { shellWords } from "#i18n/screens/shell.ts"
import { AvatarMenu } from "#layouts/avatar-menu.tsx"
import { DashboardCrumbs } from "#layouts/dashboard-crumbs.tsx"
import { HomeLink } from "#layouts/home-link.tsx"
import { LanguageSwitch } from "#layouts/language-switch.tsx"
import { OfflineBar } from "#layouts/offline-bar.tsx"
import { ThemeSwitch } from "#layouts/theme-switch.tsx"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"

type DashboardLayoutProps = { screens: Screens; palette: (user: User) => ReactNode }

export const DashboardLayout = (props: DashboardLayoutProps) => (
  <ApiProvider>
    <Shell {...props} />
  </ApiProvider>
)

function Shell({ screens, palette }: DashboardLayoutProps) {
  const { texts } = useSpeech()
  const shell = useWords(shellWords)
  const { status, user, wasEnded } = useSession()
  const { pathname } = useLocation()
  const from = useAddress()
  // What the browser kept may be a month old: the role and the name are asked for again, in the background.
  useGetOwnUserQuery(undefined, { skip: status !== "user" })

  // Whoever was here and has logged out, in this tab or another, is not asked to log in again.
  const [cameSignedIn] = useState(user !== null)
  if (!user && cameSignedIn && !wasEnded) return <Navigate to={paths.home} replace />
  if (!user) return <Navigate to={paths.login} state={{ from }} replace />
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr]">
      <a href="#main" className="skip-link">
        {texts.header.skip}
      </a>
      <header className="flex min-h-16 items-center border-line min-[22rem]:gap-2 border-b bg-surface px-2 sm:px-4 print:hidden">
        <Drawer label={shell.openMenu} title={shell.menu}>
          {(close) => <MenuLinks screens={screens} user={user} onFollow={close} />}
        </Drawer>
        <HomeLink />
        <div className="ml-auto flex items-center">
          {!user.mustChangePassword && palette(user)}
          <LanguageSwitch />
          <ThemeSwitch />
          <AvatarMenu />
        </div>
      </header>
      <OfflineBar />
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="hidden border-line border-r bg-surface p-3 lg:block print:hidden">
          <div className="sticky top-3">
            <MenuLinks screens={screens} user={user} />
          </div>
        </div>
        <main id="main" tabIndex={-1} className="min-w-0 max-w-6xl p-4 outline-none md:p-8">
          <DashboardCrumbs screens={screens} path={pathname} />
          <Screen screens={screens} user={user} />
        </main>
      </div>
    </div>
  )
}

function Screen({ screens, user }: { screens: Screens; user: User }) {
  const { pathname } = useLocation()
  const from = useAddress()
  if (user.mustChangePassword && pathname !== paths.changePassword) {
    return <Navigate to={paths.changePassword} state={{ from }} replace />
  }
  return mayOpen(screens, user.role, pathname) ? <Outlet /> : <NotAllowed />
}

function useAddress() {
  const { pathname, search } = useLocation()
  return pathname + search
}
