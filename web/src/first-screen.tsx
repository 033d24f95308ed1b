import { type ComponentType, lazy, Suspense } from "react"
import { useSession } from "#session/session.ts"
import { Skeleton } from "#ui/state.tsx"

type Load = () => Promise<{ default: ComponentType }>

const overview: Load = async () => ({ default: (await import("#features/overview/overview-page.tsx")).OverviewPage })
const welcome: Load = async () => ({ default: (await import("#features/home/welcome-page.tsx")).WelcomePage })

const screens = new Map<Load, ComponentType>()

function screenOf(load: Load): ComponentType {
  const loadOrForget = () =>
    load().catch((error) => {
      // React remembers a failure for good; whoever tries again gets another one.
      screens.delete(load)
      throw error
    })
  const screen = screens.get(load) ?? lazy(loadOrForget)
  screens.set(load, screen)
  return screen
}

/** Who runs the company begins with what needs attention, everybody else with a welcome. */
export function Component() {
  const { user } = useSession()
  if (!user) return null
  const Screen = screenOf(user.role === "admin" ? overview : welcome)
  return (
    <Suspense fallback={<Skeleton />}>
      <Screen />
    </Suspense>
  )
}
