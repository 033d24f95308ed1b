import type { PublicCertificate } from "../certificate/certificate.ts"
import type { Course } from "../course.ts"
import type { Topic } from "../records.ts"
import type { ContactContent, LegalContent, SiteContent } from "../site/site.ts"
import type { PageText } from "../site/site-search.ts"
import type { Language } from "../text/language.ts"

/** The part of `fetch` that the loaders of pages use. */
export type PageFetch = (url: string) => Promise<Pick<Response, "ok" | "status" | "headers" | "json">>

/** A request from the server to the renderer, which is part of `web`. */
export type PageRequest = {
  /** Path and query, as the visitor requested them. */
  url: string
  language: Language
  publicUrl: string
  /** The URL to which the browser uploads images; empty if that is the API itself. */
  imageHostUrl: string
  /** How the office is reached. */
  contact: ContactContent
  legal: LegalContent
  /** Calls the API without leaving the process. */
  fetchFn: PageFetch
}

export type RenderedPage = {
  status: number
  html: string
  /** The value of the `Link` header: the files that a browser should load before it parses the page. */
  link: string
  /** A change of one of these topics makes this page stale. */
  topics: readonly Topic[]
  /** Anyone can make up any number of such URLs, so none of them is cached. */
  hasUnboundedVariants: boolean
  /** Set instead of a page if this is a redirect. */
  location?: string
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

/** The texts on the preview image of a shared link (Open Graph); empty where there is none. */
export type ShareCard = {
  company: string
  title: string
  text: string
  tag: string
  person: string
  price: string
  oldPrice: string
}

/** Facts about the site that the server needs for everything that is not a page. */
export type SiteFacts = {
  /** The pages for search engines, without language prefixes and without the pages of courses. */
  publicPaths: readonly string[]
  /** Pages that search engines must not visit, with everything below them. */
  hiddenPaths: readonly string[]
  /** What all URLs without a page show. */
  notFoundPath: string
  verifyPath: string
  coursePath: (route: string) => string
  /** The path of the rules for such reports. */
  securityPolicyPath: string
  /** The RSS or Atom feed of the company's blog; empty if there is none. */
  blogFeedUrl: string
  /** The shipped content of the sections that the office can edit. */
  content: SiteContent
  /** The texts of each page for the site search, the same pages in each language. */
  pageTexts: Readonly<Record<Language, readonly PageText[]>>
  manifest: (language: Language) => object
  siteCard: (language: Language) => ShareCard
  courseCard: (course: Course, language: Language) => ShareCard
  certificateCard: (certificate: PublicCertificate, language: Language) => ShareCard
}
