import { actingRole, mayCall, type User } from "contract"
import { type ReactNode, useState } from "react"
import { Navigate, Outlet, useLocation } from "react-router"
import { useGetOwnUserQuery } from "#api/own-account.ts"
import { BulkProgress } from "#dashboard/bulk/bulk-progress.tsx"
import { lastListUrl } from "#dashboard/list/last-list.ts"
import { MenuDrawer } from "#dashboard/menu-drawer.tsx"
import { MenuLinks, type OpenTasks } from "#dashboard/menu-links.tsx"
import { focusFirstRow } from "#dashboard/row/row-focus.ts"
import { ScreenTabs } from "#dashboard/screen-tabs.tsx"
import { findScreen, type Screens } from "#dashboard/screens.ts"
import { Shortcuts } from "#dashboard/shortcuts.tsx"
import { useI18n, useTexts } from "#i18n/language.tsx"
import { shellTexts } from "#i18n/screens/shell.ts"
import { AvatarMenu } from "#layouts/avatar-menu.tsx"
import { HomeLink } from "#layouts/home-link.tsx"
import { LanguageSwitch } from "#layouts/language-switch.tsx"
import { ThemeSwitch } from "#layouts/theme-switch.tsx"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"
import { Breadcrumbs } from "#site/component/breadcrumbs.tsx"
import { Head } from "#site/component/head.tsx"
import { ButtonLink } from "#ui/button/button.tsx"
import { WarningIcon } from "#ui/image/icon.tsx"
import { LatticeMark } from "#ui/image/lattice.tsx"
import { useOnline } from "#ui/use-online.ts"

type DashboardLayoutProps = {
  screens: Screens
  tasks: OpenTasks
  /** Buttons of the header; not while the user must change the password. */
  tools: (user: User) => ReactNode
  /** Above the screen. */
  notice: (user: User) => ReactNode
}

export function DashboardLayout({ screens, tasks, tools, notice }: DashboardLayoutProps) {
  const { texts } = useI18n()
  const { status, user, wasEnded } = useSession()
  const { pathname, search } = useLocation()
  // The stored user may be a month old: role and name are refetched in the background.
  useGetOwnUserQuery(undefined, { skip: status !== "user" })

  // After a logout, in this tab or another one, go to the home page and not to the login page.
  const [wasSignedIn] = useState(user !== null)
  if (!user && wasSignedIn && !wasEnded) return <Navigate to={paths.home} replace />
  if (!user) return <Navigate to={paths.login} state={{ from: pathname + search }} replace />
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr]">
      <a href="#main" className="skip-link">
        {texts.header.skip}
      </a>
      <SkipToRows />
      <header className="flex min-h-14 items-center border-line min-[22rem]:gap-2 border-b bg-surface px-2 sm:px-4 print:hidden">
        <MenuDrawer screens={screens} user={user} tasks={tasks} />
        <HomeLink isCompact />
        <div className="ml-auto flex items-center">
          {!user.mustChangePassword && tools(user)}
          <LanguageSwitch />
          <ThemeSwitch />
          <AvatarMenu />
        </div>
      </header>
      <div>
        <OfflineBar />
        {!user.mustChangePassword && notice(user)}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="hidden border-line border-r bg-surface p-3 lg:block print:hidden">
          <div className="sticky top-3">
            <MenuLinks screens={screens} user={user} tasks={tasks} />
          </div>
        </div>
        <main
          id="main"
          tabIndex={-1}
          className="min-w-0 max-w-6xl p-4 outline-none md:px-8 lg:px-6 lg:pt-2 lg:has-data-selection-bar:pb-20 max-lg:has-data-selection-bar:pb-32"
        >
          <BulkProgress />
          <DashboardCrumbs screens={screens} path={pathname} />
          <ScreenTabs screens={screens} user={user} />
          <Screen screens={screens} user={user} />
        </main>
      </div>
      <Shortcuts />
    </div>
  )
}

function Screen({ screens, user }: { screens: Screens; user: User }) {
  const { pathname, search } = useLocation()
  if (user.mustChangePassword && pathname !== paths.changePassword) {
    return <Navigate to={paths.changePassword} state={{ from: pathname + search }} replace />
  }
  const screen = findScreen(screens, pathname)
  const role = actingRole(user)
  const needsEmail = role !== user.role && screen && (pathname === paths.dashboard || !mayCall(role, screen.needs))
  if (needsEmail) return <Navigate to={paths.confirmEmail} replace />
  return !screen || mayCall(user.role, screen.needs) ? <Outlet /> : <NotAllowed />
}

/** Breadcrumbs, except on the dashboard's first screen. */
function DashboardCrumbs({ screens, path }: { screens: Screens; path: string }) {
  const { language } = useI18n()
  const screen = findScreen(screens, path)
  if (!screen || screen.path === paths.dashboard) return null
  const crumbs = [paths.dashboard, screen.parent ?? []]
    .flat()
    .flatMap((to) => findScreen(screens, to) ?? [])
    .map(({ label, path }) => ({ title: label[language], to: lastListUrl(path) }))
  return (
    <div className="mb-1">
      <Breadcrumbs crumbs={crumbs} title={screen.label[language]} />
    </div>
  )
}

/** Only on a screen with a list, whose search and filters are otherwise many presses of Tab. */
function SkipToRows() {
  const texts = useTexts(shellTexts)
  return (
    <button type="button" onClick={focusFirstRow} className="skip-link hidden text-brand [:has(main_tbody_tr)>&]:block">
      {texts.skipToRows}
    </button>
  )
}

function OfflineBar() {
  const texts = useTexts(shellTexts)
  const isOnline = useOnline()
  return (
    // Always rendered, because a live region must exist before its text.
    <div role="status" className="print:hidden">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-center text-sm text-warning">
          <WarningIcon />
          {texts.offline}
        </p>
      )}
    </div>
  )
}

function NotAllowed() {
  const shell = useTexts(shellTexts)
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-4 py-16 text-center">
      <Head title={shell.notAllowedTitle} isHidden />
      <LatticeMark />
      <h1 className="text-2xl">{shell.notAllowedTitle}</h1>
      <p className="text-muted">{shell.notAllowedText}</p>
      <ButtonLink to={paths.dashboard}>{shell.backToDashboard}</ButtonLink>
    </div>
  )
}
