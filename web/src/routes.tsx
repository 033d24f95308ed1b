import { Navigate, type RouteObject } from "react-router"
import { Document } from "#document.tsx"
import { DashboardFallback } from "#layouts/dashboard-fallback.tsx"
import { NotFound } from "#layouts/not-found.tsx"
import { PageFailure } from "#layouts/page-failure.tsx"
import { PublicLayout } from "#layouts/public-layout.tsx"
import { paths } from "#paths.ts"
import { type Handle, publicPages } from "#public-pages.ts"
import { notFound } from "#visit.ts"

const notFoundPage: RouteObject = { path: "*", Component: NotFound, loader: () => notFound() }

const dashboardPages: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import("#features/home/welcome-page.tsx")).WelcomePage }) },
  {
    path: paths.myProfile,
    lazy: async () => ({ Component: (await import("#features/user/profile-page.tsx")).ProfilePage }),
  },
  {
    path: paths.changePassword,
    lazy: async () => ({ Component: (await import("#features/auth/change-password-page.tsx")).ChangePasswordPage }),
  },
  { path: "/dashboard/profile", element: <Navigate to={paths.myProfile} replace /> },
  {
    path: paths.manageCertificates,
    lazy: async () => ({ Component: (await import("#features/certificate/admin-page.tsx")).ManageCertificates }),
  },
  notFoundPage,
]

export const routes: RouteObject[] = [
  {
    Component: Document,
    children: [
      {
        Component: PublicLayout,
        children: [{ ErrorBoundary: PageFailure, children: [...publicPages, notFoundPage] }],
      },
      {
        path: paths.dashboard,
        handle: { isClientOnly: true } satisfies Handle,
        HydrateFallback: DashboardFallback,
        ErrorBoundary: PageFailure,
        lazy: async () => ({ Component: (await import("#layouts/dashboard-layout.tsx")).DashboardLayout }),
        children: [{ ErrorBoundary: PageFailure, children: dashboardPages }],
      },
    ],
  },
]
