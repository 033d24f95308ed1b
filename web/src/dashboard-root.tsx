import type { User } from "contract"
import { ApiProvider } from "#api/api-provider.tsx"
import { IdentityPrompt } from "#features/auth/login/identity-prompt.tsx"
import { SecondFactorNotice } from "#features/auth/security/second-factor-notice.tsx"
import { NotificationBell } from "#features/overview/notification-bell.tsx"
import { useOpenTasks } from "#features/overview/notifications.ts"
import { Palette } from "#features/palette/palette.tsx"
import { recordPages, screens } from "#features/registry.ts"
import { DashboardLayout } from "#layouts/dashboard-layout.tsx"
import stylesUrl from "#styles.css?url"

const all = [...screens, ...recordPages]

const tools = (user: User) => (
  <>
    <Palette user={user} />
    <NotificationBell />
  </>
)

function Layout() {
  const tasks = useOpenTasks()
  return (
    <DashboardLayout screens={all} tasks={tasks} tools={tools} notice={(user) => <SecondFactorNotice user={user} />} />
  )
}

export const Dashboard = () => (
  <ApiProvider>
    <link rel="stylesheet" href={stylesUrl} precedence="default" />
    <Layout />
    <IdentityPrompt />
  </ApiProvider>
)
