import { ApiProvider } from "#api/api-provider.tsx"
import { Palette } from "#features/palette/palette.tsx"
import { screens } from "#features/registry.ts"
import { DashboardLayout } from "#layouts/dashboard-layout.tsx"

export const Dashboard = () => (
  <ApiProvider>
    <DashboardLayout screens={screens} palette={(user) => <Palette user={user} />} />
  </ApiProvider>
)
