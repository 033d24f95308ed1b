import { paths } from "#paths.ts"
import type { PublicPage } from "#rendering/public-page.ts"

const mailPage = (path: string, name: keyof typeof import("#features/auth/mail/mail-pages.tsx")): PublicPage => ({
  path,
  file: "auth/mail/mail-pages.tsx",
  load: async () => ({ Component: (await import("#features/auth/mail/mail-pages.tsx"))[name] }),
})

/** The login, registration and account mail pages. Their forms need the API's store. */
export const accountPages: readonly PublicPage[] = [
  { path: paths.login, file: "auth/login/login-page.tsx", load: () => import("#features/auth/login/login-page.tsx") },
  {
    path: paths.register,
    file: "auth/login/register-page.tsx",
    load: () => import("#features/auth/login/register-page.tsx"),
  },
  mailPage(paths.forgotPassword, "ForgotPasswordPage"),
  mailPage(paths.resetPassword, "ResetPasswordPage"),
  mailPage(paths.acceptInvitation, "AcceptInvitationPage"),
  mailPage(paths.acceptRole, "AcceptRolePage"),
  mailPage(paths.verifyEmail, "VerifyEmailPage"),
  mailPage(paths.openBrowser, "OpenBrowserPage"),
  mailPage(paths.unsubscribe, "UnsubscribePage"),
]
