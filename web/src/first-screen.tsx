import { type ComponentType, lazy, Suspense } from "react"
import { useSession } from "#session/session.ts"
import { Skeleton } from "#ui/state.tsx"

type Load = () => Promise<{ default: ComponentType }>

const loads = {
  overview: async () => ({ default: (await import("#features/overview/overview-page.tsx")).OverviewPage }),
  welcome: async () => ({ default: (await import("#features/home/welcome-page.tsx")).WelcomePage }),
} satisfies Record<string, Load>
const screens = new Map<keyof typeof loads, ComponentType>()

function screenOf(name: keyof typeof loads): ComponentType {
  const screen =
    screens.get(name) ??
    lazy(() =>
      loads[name]().catch((error) => {
        // React remembers a failure for good; whoever tries again gets another one.
        screens.delete(name)
        throw error
      }),
    )
  screens.set(name, screen)
  return screen
}

/** Who runs the company begins with what needs attention, everybody else with a welcome. */
export function Component() {
  const { user } = useSession()
  if (!user) return null
  const Screen = screenOf(user.role === "admin" ? "overview" : "welcome")
  return (
    <Suspense fallback={<Skeleton />}>
      <Screen />
    </Suspense>
  )
}
