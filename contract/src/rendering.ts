import type { Course } from "./course.ts"
import type { Language } from "./language.ts"
import type { Topic } from "./records.ts"

/** As much of `fetch` as a page's loader uses. */
export type PageFetch = (address: string) => Promise<Pick<Response, "ok" | "status" | "json">>

/** What the server asks of the browser's side when it wants a page, and what it gets. */
export type PageRequest = {
  /** Path and query, as the visitor asked for them. */
  address: string
  language: Language
  publicUrl: string
  /** Where the browser sends pictures; empty where that is the API itself. */
  imageHostUrl: string
  /** Answers a call of the API without leaving the process. */
  fetchFn: PageFetch
}

export type RenderedPage = {
  status: number
  html: string
  /** What a browser should ask for even before it reads the page, as a `Link` header says it. */
  link: string
  /** Whose changes make this page old. */
  topics: readonly Topic[]
  /** There are as many such addresses as anybody cares to make up: none of them is cached. */
  hasUnboundedVariants: boolean
  /** Set instead of a page where the visitor is sent elsewhere. */
  location?: string
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

/** The words on the picture that a shared link is shown with; empty where there is nothing to say. */
export type ShareCard = {
  company: string
  title: string
  text: string
  tag: string
  person: string
  price: string
  oldPrice: string
}

/** What the browser's side tells the server of the site, for all that is no page. */
export type SiteFacts = {
  /** The pages to be found by search engines, each without a language; those of courses aside. */
  publicAddresses: readonly string[]
  /** Pages that are nobody's to search, and whatever lies below them. */
  hiddenAddresses: readonly string[]
  courseAddress: (route: string) => string
  /** Where whoever finds a weakness writes to. */
  securityEmail: string
  manifest: (language: Language) => object
  siteCard: (language: Language) => ShareCard
  courseCard: (course: Course, language: Language) => ShareCard
}
