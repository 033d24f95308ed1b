import { Navigate, type RouteObject } from "react-router"
import { DashboardFallback } from "#layouts/dashboard-fallback.tsx"
import { NotFound } from "#layouts/not-found.tsx"
import { PageFailure } from "#layouts/page-failure.tsx"
import { PublicLayout } from "#layouts/public-layout.tsx"
import { paths } from "#paths.ts"
import { accountPages, type Handle, publicPages } from "#public-pages.ts"
import { Document } from "#rendering/document.tsx"
import { notFound } from "#rendering/loader-context.ts"

const notFoundPage: RouteObject = { path: "*", Component: NotFound, loader: () => notFound() }

const dashboardPages: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import("#layouts/first-screen.tsx")).FirstScreen }) },
  {
    path: paths.allUsers,
    lazy: async () => ({ Component: (await import("#features/user/manage-users.tsx")).ManageUsers }),
  },
  {
    path: paths.manageCourses,
    lazy: async () => ({ Component: (await import("#features/course/manage-courses.tsx")).ManageCourses }),
  },
  {
    path: paths.manageCertificates,
    lazy: async () => ({
      Component: (await import("#features/certificate/manage-certificates.tsx")).ManageCertificates,
    }),
  },
  {
    path: paths.importCertificates,
    lazy: async () => ({
      Component: (await import("#features/certificate/import-certificates.tsx")).ImportCertificates,
    }),
  },
  {
    path: paths.manageToKnows,
    lazy: async () => ({ Component: (await import("#features/to-know/manage-to-knows.tsx")).ManageToKnows }),
  },
  {
    path: paths.manageReviews,
    lazy: async () => ({ Component: (await import("#features/review/manage-reviews.tsx")).ManageReviews }),
  },
  {
    path: paths.manageTeams,
    lazy: async () => ({ Component: (await import("#features/team/manage-teams.tsx")).ManageTeams }),
  },
  {
    path: paths.manageGalleries,
    lazy: async () => ({ Component: (await import("#features/gallery/manage-galleries.tsx")).ManageGalleries }),
  },
  {
    path: paths.manageAchievements,
    lazy: async () => ({
      Component: (await import("#features/achievement/manage-achievements.tsx")).ManageAchievements,
    }),
  },
  {
    path: paths.myProfile,
    lazy: async () => ({ Component: (await import("#features/user/profile-page.tsx")).ProfilePage }),
  },
  { path: "/dashboard/profile", element: <Navigate to={paths.myProfile} replace /> },
  {
    path: paths.changePassword,
    lazy: async () => ({ Component: (await import("#features/auth/change-password-page.tsx")).ChangePasswordPage }),
  },
  {
    path: paths.myReview,
    lazy: async () => ({ Component: (await import("#features/review/my-review-page.tsx")).MyReviewPage }),
  },
  {
    path: paths.myDevices,
    lazy: async () => ({ Component: (await import("#features/user/devices-page.tsx")).DevicesPage }),
  },
  {
    path: paths.auditLog,
    lazy: async () => ({ Component: (await import("#features/audit/audit-page.tsx")).AuditPage }),
  },
  notFoundPage,
]

const account: RouteObject = {
  handle: { file: "src/api/api-provider.tsx" } satisfies Handle,
  lazy: async () => ({ Component: (await import("#api/api-provider.tsx")).ApiLayout }),
  children: accountPages,
}

export const routes: RouteObject[] = [
  {
    Component: Document,
    children: [
      {
        Component: PublicLayout,
        children: [{ ErrorBoundary: PageFailure, children: [...publicPages, account, notFoundPage] }],
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
