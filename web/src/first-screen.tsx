import { getOverview } from "contract"
import { type ComponentType, lazy, Suspense } from "react"
import { useMayCall } from "#session/may-call.ts"
import { useSession } from "#session/session.ts"
import { Skeleton } from "#ui/display/state.tsx"

type Load = () => Promise<{ default: ComponentType }>

const overview: Load = async () => ({ default: (await import("#features/overview/overview-page.tsx")).OverviewPage })
const welcome: Load = async () => ({ default: (await import("#features/home/welcome-page.tsx")).WelcomePage })

const screens = new Map<Load, ComponentType>()

function screenOf(load: Load): ComponentType {
  const loadWithRetry = () =>
    load().catch((error) => {
      // `lazy` caches a failure forever; a retry needs a new component.
      screens.delete(load)
      throw error
    })
  const screen = screens.get(load) ?? lazy(loadWithRetry)
  screens.set(load, screen)
  return screen
}

/** The dashboard's first screen: the overview for those who work here, a welcome page for students and instructors. */
export function Component() {
  const { user } = useSession()
  const mayCall = useMayCall()
  if (!user) return null
  const Screen = screenOf(mayCall(getOverview) ? overview : welcome)
  return (
    <Suspense fallback={<Skeleton />}>
      <Screen />
    </Suspense>
  )
}
