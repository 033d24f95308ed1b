import { Navigate, type RouteObject } from "react-router"
import { accountPages } from "#features/account-pages.ts"
import { publicPages, screens } from "#features/public-pages.ts"
import { DashboardFallback } from "#layouts/dashboard-fallback.tsx"
import { Document } from "#layouts/document.tsx"
import { NotFound, PageFailure } from "#layouts/page-failure.tsx"
import { PublicLayout } from "#layouts/public-layout.tsx"
import { paths } from "#paths.ts"
import { notFound } from "#rendering/loader-context.ts"
import { type Handle, routeOf } from "#rendering/public-page.ts"
import { loadWhenConnected } from "#rendering/reconnect.ts"

const notFoundPage: RouteObject = {
  path: "*",
  handle: { paths: [paths.notFound] } satisfies Handle,
  Component: NotFound,
  loader: () => notFound(),
}

const dashboardPages: RouteObject[] = [
  { index: true, lazy: () => import("#first-screen.tsx") },
  ...screens.map(({ path, lazy }) => ({ path, lazy: () => loadWhenConnected(lazy) })),
  { path: "/dashboard/courses/:id", lazy: () => import("#features/course/record/moved.tsx") },
  ...["/dashboard/profile", paths.account].map((path) => ({
    path,
    element: <Navigate to={paths.myProfile} replace />,
  })),
  notFoundPage,
]

const account: RouteObject = {
  handle: { module: "src/api/api-layout.tsx" } satisfies Handle,
  lazy: () => import("#api/api-layout.tsx"),
  children: accountPages.map(routeOf),
}

const routesWith = (dashboard: RouteObject): RouteObject[] => [
  {
    Component: Document,
    children: [
      {
        Component: PublicLayout,
        children: [{ ErrorBoundary: PageFailure, children: [...publicPages.map(routeOf), account, notFoundPage] }],
      },
      dashboard,
    ],
  },
]

const handle: Handle = { isClientOnly: true, paths: [paths.dashboard, ...screens.map(({ path }) => path)] }

export const routes = routesWith({
  path: paths.dashboard,
  handle,
  HydrateFallback: DashboardFallback,
  ErrorBoundary: PageFailure,
  lazy: async () => ({ Component: (await import("#dashboard-root.tsx")).Dashboard }),
  children: [{ ErrorBoundary: PageFailure, children: dashboardPages }],
})

/** The server does not render the dashboard: it sends the same fallback for each screen. */
export const serverRoutes = routesWith({ path: `${paths.dashboard}/*`, handle, Component: DashboardFallback })
