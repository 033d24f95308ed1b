import { Outlet } from "react-router"
import { ApiProvider } from "#api/api-provider.tsx"

// Its own module: the server looks up a route's module in the build manifest, which does not list shared modules.
/** Provides the API's store to all pages below a route. */
export const Component = () => (
  <ApiProvider>
    <Outlet />
  </ApiProvider>
)
