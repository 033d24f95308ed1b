import type { RouteObject } from "react-router"
import { levels } from "#features/course/choice.ts"
import { paths } from "#paths.ts"
import { onOtherPath } from "#rendering/loader-context.ts"

export type Handle = {
  /** The dashboard is rendered in the browser alone; the server sends its fallback. */
  isClientOnly?: boolean
  /** The page's own file, so that the server can name it in the head and the browser loads it early. */
  file?: string
  /**
   * The parameters of the address that the page depends on, with the values that it knows, or `any`; whatever else is in
   * the address changes nothing.
   */
  reads?: Readonly<Record<string, readonly string[] | "any">>
}

type WithHandle = { handle?: unknown }

export const handleOf = ({ handle }: WithHandle): Handle => handle ?? {}

/** What of `?…` the matched pages read, in one order, so that the same page has the same address. */
export function ownParameters(search: string, matches: readonly WithHandle[]): string {
  const asked = new URLSearchParams(search)
  const own = new URLSearchParams()
  for (const [name, known] of matches.flatMap((match) => Object.entries(handleOf(match).reads ?? {}))) {
    const value = asked.get(name)
    if (value !== null && (known === "any" || known.includes(value))) own.set(name, value)
  }
  return own.size > 0 ? `?${own}` : ""
}

/*
 * Each page is a file of its own, and so is its loader, which a browser needs only for a step inside the site: the first
 * page arrives with what its loader has read.
 */
export const publicPages: RouteObject[] = [
  {
    path: paths.home,
    handle: { file: "src/features/home/home-page.tsx" } satisfies Handle,
    loader: async (asked) => (await import("#features/home/home-loader.ts")).homeLoader(asked),
    lazy: async () => ({ Component: (await import("#features/home/home-page.tsx")).HomePage }),
  },
  {
    path: paths.toKnows,
    handle: { file: "src/features/to-know/to-knows-page.tsx" } satisfies Handle,
    loader: async (asked) => (await import("#features/to-know/to-knows-loader.ts")).toKnowsLoader(asked),
    lazy: async () => ({ Component: (await import("#features/to-know/to-knows-page.tsx")).ToKnowsPage }),
  },
  {
    path: paths.courses,
    handle: { file: "src/features/course/courses-page.tsx", reads: { tab: ["free"], level: levels } } satisfies Handle,
    loader: async (asked) => (await import("#features/course/courses-loader.ts")).coursesLoader(asked),
    shouldRevalidate: onOtherPath,
    lazy: async () => ({ Component: (await import("#features/course/courses-page.tsx")).CoursesPage }),
  },
  {
    path: paths.course,
    handle: { file: "src/features/course/course-page.tsx" } satisfies Handle,
    loader: async (asked) => (await import("#features/course/course-loader.ts")).courseLoader(asked),
    lazy: async () => ({ Component: (await import("#features/course/course-page.tsx")).CoursePage }),
  },
  {
    path: paths.ambassador,
    handle: { file: "src/features/programme/ambassador-page.tsx" } satisfies Handle,
    loader: async (asked) => (await import("#features/programme/ambassador-loader.ts")).ambassadorLoader(asked),
    lazy: async () => ({ Component: (await import("#features/programme/ambassador-page.tsx")).AmbassadorPage }),
  },
  {
    path: paths.services,
    handle: { file: "src/features/services/services-page.tsx" } satisfies Handle,
    loader: async (asked) => (await import("#features/services/services-loader.ts")).servicesLoader(asked),
    lazy: async () => ({ Component: (await import("#features/services/services-page.tsx")).ServicesPage }),
  },
  {
    path: paths.service,
    handle: { file: "src/features/services/service-page.tsx" } satisfies Handle,
    loader: async (asked) => (await import("#features/services/service-loader.ts")).serviceLoader(asked),
    lazy: async () => ({ Component: (await import("#features/services/service-page.tsx")).ServicePage }),
  },
  {
    path: paths.blogs,
    handle: { file: "src/features/blog/blogs-page.tsx" } satisfies Handle,
    loader: async (asked) => (await import("#features/blog/blogs-loader.ts")).blogsLoader(asked),
    lazy: async () => ({ Component: (await import("#features/blog/blogs-page.tsx")).BlogsPage }),
  },
  {
    path: paths.reviews,
    handle: { file: "src/features/review/reviews-page.tsx", reads: { page: "any" } } satisfies Handle,
    loader: async (asked) => (await import("#features/review/reviews-loader.ts")).reviewsLoader(asked),
    lazy: async () => ({ Component: (await import("#features/review/reviews-page.tsx")).ReviewsPage }),
  },
  {
    path: paths.cyberDefenders,
    handle: { file: "src/features/programme/cyber-defenders-page.tsx", reads: { q: "any" } } satisfies Handle,
    shouldRevalidate: onOtherPath,
    loader: async (asked) =>
      (await import("#features/programme/cyber-defenders-loader.ts")).cyberDefendersLoader(asked),
    lazy: async () => ({
      Component: (await import("#features/programme/cyber-defenders-page.tsx")).CyberDefendersPage,
    }),
  },
  {
    path: paths.femina,
    handle: { file: "src/features/programme/femina-page.tsx" } satisfies Handle,
    loader: async (asked) => (await import("#features/programme/femina-loader.ts")).feminaLoader(asked),
    lazy: async () => ({ Component: (await import("#features/programme/femina-page.tsx")).FeminaPage }),
  },
  {
    path: paths.aboutUs,
    handle: { file: "src/features/about/about-page.tsx" } satisfies Handle,
    loader: async (asked) => (await import("#features/about/about-loader.ts")).aboutLoader(asked),
    lazy: async () => ({ Component: (await import("#features/about/about-page.tsx")).AboutPage }),
  },
  {
    path: paths.team,
    handle: { file: "src/features/team/team-page.tsx" } satisfies Handle,
    loader: async (asked) => (await import("#features/team/team-loader.ts")).teamLoader(asked),
    lazy: async () => ({ Component: (await import("#features/team/team-page.tsx")).TeamPage }),
  },
  {
    path: paths.gallery,
    handle: { file: "src/features/gallery/gallery-page.tsx" } satisfies Handle,
    loader: async (asked) => (await import("#features/gallery/gallery-loader.ts")).galleryLoader(asked),
    lazy: async () => ({ Component: (await import("#features/gallery/gallery-page.tsx")).GalleryPage }),
  },
  {
    path: paths.achievements,
    handle: { file: "src/features/achievement/achievements-page.tsx", reads: { show: "any" } } satisfies Handle,
    loader: async (asked) => (await import("#features/achievement/achievements-loader.ts")).achievementsLoader(asked),
    lazy: async () => ({ Component: (await import("#features/achievement/achievements-page.tsx")).AchievementsPage }),
  },
  {
    path: paths.privacyPolicy,
    handle: { file: "src/features/policy/privacy-page.tsx" } satisfies Handle,
    loader: async (asked) => (await import("#features/policy/privacy-loader.ts")).privacyLoader(asked),
    lazy: async () => ({ Component: (await import("#features/policy/privacy-page.tsx")).PrivacyPage }),
  },
  {
    path: paths.terms,
    handle: { file: "src/features/policy/terms-page.tsx" } satisfies Handle,
    loader: async (asked) => (await import("#features/policy/terms-loader.ts")).termsLoader(asked),
    lazy: async () => ({ Component: (await import("#features/policy/terms-page.tsx")).TermsPage }),
  },
  {
    path: paths.verifyCertificate,
    handle: { file: "src/features/certificate/verify-page.tsx", reads: { no: "any" } } satisfies Handle,
    loader: async (asked) => (await import("#features/certificate/verify-loader.ts")).verifyLoader(asked),
    lazy: async () => ({ Component: (await import("#features/certificate/verify-page.tsx")).VerifyPage }),
  },
]

/** Logging in and what comes before it: pages with forms, of which search engines are not told. */
export const accountPages: RouteObject[] = [
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
]
