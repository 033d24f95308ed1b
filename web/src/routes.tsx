import { data, Navigate, type RouteObject } from "react-router"
import { Document } from "#document.tsx"
import { verifyLoader } from "#features/certificate/verify-loader.ts"
import { DashboardFallback } from "#layouts/dashboard-fallback.tsx"
import { PageFailure } from "#layouts/page-failure.tsx"
import { PublicLayout } from "#layouts/public-layout.tsx"
import { paths } from "#paths.ts"

export type Handle = {
  /** The dashboard is rendered in the browser alone; the server sends its fallback. */
  isClientOnly?: boolean
  /** The page's own file, so that the server can name it in the head and the browser loads it early. */
  file?: string
}

const notFound = async () => ({
  Component: (await import("#layouts/not-found.tsx")).NotFound,
  loader: () => data(null, { status: 404 }),
})

const publicPages: RouteObject[] = [
  {
    path: paths.home,
    handle: { file: "src/features/home/home-page.tsx" } satisfies Handle,
    lazy: async () => ({ Component: (await import("#features/home/home-page.tsx")).HomePage }),
  },
  {
    path: paths.verifyCertificate,
    handle: { file: "src/features/certificate/verify-page.tsx" } satisfies Handle,
    lazy: async () => ({
      Component: (await import("#features/certificate/verify-page.tsx")).VerifyPage,
      loader: verifyLoader,
    }),
  },
  {
    path: paths.login,
    handle: { file: "src/features/auth/login-page.tsx" } satisfies Handle,
    lazy: async () => ({ Component: (await import("#features/auth/login-page.tsx")).LoginPage }),
  },
  {
    path: paths.register,
    handle: { file: "src/features/auth/register-page.tsx" } satisfies Handle,
    lazy: async () => ({ Component: (await import("#features/auth/register-page.tsx")).RegisterPage }),
  },
  {
    path: paths.forgotPassword,
    handle: { file: "src/features/auth/mail-pages.tsx" } satisfies Handle,
    lazy: async () => ({ Component: (await import("#features/auth/mail-pages.tsx")).ForgotPasswordPage }),
  },
  {
    path: paths.resetPassword,
    handle: { file: "src/features/auth/mail-pages.tsx" } satisfies Handle,
    lazy: async () => ({ Component: (await import("#features/auth/mail-pages.tsx")).ResetPasswordPage }),
  },
  {
    path: paths.verifyEmail,
    handle: { file: "src/features/auth/mail-pages.tsx" } satisfies Handle,
    lazy: async () => ({ Component: (await import("#features/auth/mail-pages.tsx")).VerifyEmailPage }),
  },
  { path: "*", lazy: notFound },
]

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
  { path: "*", lazy: notFound },
]

export const routes: RouteObject[] = [
  {
    Component: Document,
    children: [
      {
        Component: PublicLayout,
        children: [{ ErrorBoundary: PageFailure, children: publicPages }],
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
