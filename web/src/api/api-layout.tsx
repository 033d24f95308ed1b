import { Outlet } from "react-router"
import { ApiProvider } from "#api/api-provider.tsx"

// A module of its own: the server looks a route's module up in the build's manifest, which names no shared ones.
/** The API's store, around all pages below a route. */
export const Component = () => (
  <ApiProvider>
    <Outlet />
  </ApiProvider>
)
