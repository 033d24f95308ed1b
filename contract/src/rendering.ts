import type { Language } from "./language.ts"

/** What the server asks of the browser's side when it wants a page, and what it gets. */
export type PageRequest = {
  /** Path and query, as the visitor asked for them. */
  address: string
  language: Language
  publicUrl: string
  /** Answers a call of the API without leaving the process. */
  fetchFn: typeof fetch
}

export type RenderedPage = {
  status: number
  html: string
  /** Whose changes make this page old. */
  topics: readonly string[]
  /** Set instead of a page where the visitor is sent elsewhere. */
  location?: string
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>
