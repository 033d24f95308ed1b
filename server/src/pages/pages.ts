import {
  dhakaDayNumber,
  type Language,
  languageInPath,
  type PageFetch,
  type RenderPage,
  type SiteFacts,
  type Topic,
} from "contract"
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify"
import type { ChangeFeed } from "#db/change-feed.ts"
import { type CachedResponse, cachedResponse, type ResponseCache } from "#http/cache/response-cache.ts"
import { reportFailure, sendFailure } from "#http/errors.ts"
import type { App } from "#http/handle.ts"
import { languageOf } from "#http/headers/language.ts"
import type { Lane, LoadLimits } from "#http/load-shedding/load-limits.ts"
import { inProcess, pageRoute } from "#http/load-shedding/load-shedding.ts"
import type { Refuse } from "#http/load-shedding/overload-response.ts"
import { isApiOrAssetUrl, isPageUrl } from "#http/page-url.ts"
import { staticErrorPage } from "#http/static-error-page.ts"
import { visitorHeader, visitorNetwork } from "#http/visitor.ts"
import { QueueFull } from "#isolation/fair-queue.ts"
import { knownPages } from "#pages/known-pages.ts"
import { renderQueue } from "#pages/render-queue.ts"
import type { SiteReader } from "#resources/site/content.ts"

/** The built web app: a renderer, facts about the site, and static files. */
export type Pages = {
  render: RenderPage
  /** The URL with only those parameters that its page reads. */
  canonicalUrl: (url: string) => string
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
  /** Sites that a page may embed in a frame (CSP frame-src). */
  frameSources: readonly string[]
  isDevelopment: boolean
  /** When the texts of the pages last changed. */
  builtAt?: string
  /** A function, because the facts can change in development. */
  site: () => Promise<SiteFacts>
  /** Fonts and backgrounds of the images of shared links. */
  shareFolder: string
  /** Fonts and frame of certificates as documents. */
  documentFolder: string
  /** The page that shows the description of the API. */
  docsFolder: string
  assets: ReadonlySet<string>
  serveFiles: (app: App) => Promise<void>
}

const headers = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "private, no-cache",
  vary: "accept-encoding, accept-language, cookie",
}

type PagesOptions = {
  publicUrl: string
  imageHostUrl: string
  changes: ChangeFeed
  cache: ResponseCache
  siteContent: SiteReader
  limits: LoadLimits
  refuse: Refuse
}

export async function servePages(app: App, pages: Pages, parts: PagesOptions) {
  const { publicUrl, imageHostUrl, changes, cache, siteContent, limits, refuse } = parts
  const queue = renderQueue<Rendered>(limits.renders)
  const facts = await pages.site()
  const known = knownPages(facts)
  // Verification is served under pressure, too.
  const isOverloaded = (lane: Lane, source: string) =>
    queue.isFull(lane, source) || (lane !== "verification" && app.isUnderPressure())
  await pages.serveFiles(app)

  const errorHandler = pageErrorHandler(refuse)
  // Not an async function: its promises are a good part of what a kept page costs.
  app.get(pageRoute, { schema: { hide: true }, errorHandler }, (request, reply) => {
    if (!isPageUrl(request.url)) return reply.callNotFound()
    const language = languageOf(request)
    // A known URL is canonical.
    const url = known.has(request.url) ? request.url : pages.canonicalUrl(request.url)
    const cached = pages.isDevelopment ? undefined : cache.get(pageKey(url, language))
    if (!cached) return sendRendered(url, language, request, reply)
    reply.send(cached.encode(request, reply))
    return undefined
  })

  async function sendRendered(url: string, language: Language, request: FastifyRequest, reply: FastifyReply) {
    const lane = laneOf(url)
    // Networks share only the renders of known pages: another one may be refused by the limit of numbers.
    const source = lane === "known" ? "" : visitorNetwork(request)
    if (isOverloaded(lane, source)) return refuse(request, reply)
    // Without the change feed a running render may show stale data, so requests share no renders.
    const state = changes.isComplete ? changes.version : request.id
    const work = () => render(url, language, request.ip)
    const rendering = {
      key: `${state} ${source} ${pageKey(url, language)}`,
      lane,
      source,
      work,
      closed: request.signal,
    }
    const { status, location, page } = await queue.render(rendering)
    if (location) return reply.redirect(location, status)
    return reply.send(page.encode(request, reply))
  }

  function laneOf(url: string): Lane {
    if (known.has(url)) return "known"
    const [path = ""] = url.split("?", 1)
    return languageInPath(path).rest === facts.verifyPath ? "verification" : "arbitrary"
  }

  async function render(url: string, language: Language, visitor: string): Promise<Rendered> {
    const refused: RefusedFetch = {}
    const outdated = new Set<string>()
    const fetchFn = fetchFor(visitor, refused, outdated)
    const cacheKey = pageKey(url, language)
    const { version } = changes
    const contact = await siteContent.presentOrLast("contact")
    const legal = await siteContent.presentOrLast("legal")
    const site = { publicUrl, imageHostUrl, contact: contact.content, legal: legal.content }
    const rendered = await pages.render({ url, language, ...site, fetchFn })
    const { status, location, html, topics, link, hasUnboundedVariants } = rendered
    const own = { ...headers, ...(link && { link }), ...refused }
    // Every page shows how the office is reached, and who runs the site.
    const shown: Topic[] = [...topics, "site"]
    const isCacheable = !hasUnboundedVariants
    const page = cachedResponse({ text: html, topics: shown, headers: own, status, isCacheable })
    const isKept = status === 200 || (status === 404 && known.has(url))
    if (contact.isCurrent && legal.isCurrent && outdated.size === 0 && isKept && isCacheable) {
      cache.set(cacheKey, page.compact(), version)
      known.add(url)
    }
    return { status, location, page }
  }

  /** Reads the cache first: that costs a twentieth of a request, even of one inside the process. */
  const fetchFor =
    (visitor: string, refused: RefusedFetch, outdated: Set<string>): PageFetch =>
    async (absoluteUrl) => {
      const url = absoluteUrl.slice(publicUrl.length)
      const cached = cache.get(url)
      if (cached) return jsonResponse(200, cached.text())
      const response = await app.inject({
        url,
        remoteAddress: inProcess,
        headers: { [visitorHeader]: visitor },
      })
      const { statusCode, body, headers } = response
      // The page that says so has the same status.
      if (headers["retry-after"] !== undefined) refused["retry-after"] = String(headers["retry-after"])
      if (headers.warning) outdated.add(url)
      return jsonResponse(statusCode, body)
    }
}

/** Some pages show what is still to come, so each is rendered again every day. */
const pageKey = (url: string, language: Language) => `${dhakaDayNumber(Date.now())} ${language} ${url}`

/** When a call of the API may be repeated that was refused while a page was rendered. */
type RefusedFetch = { "retry-after"?: string }

type Rendered = { status: number; location: string | undefined; page: CachedResponse }

/** Sends an HTML error page for page URLs, and the failure envelope for all others. */
function pageErrorHandler(refuse: Refuse) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (!isPageUrl(request.url)) return sendFailure(error, request, reply)
    if (error instanceof QueueFull) return reply.send(refuse(request, reply))
    const { code } = reportFailure(error, request, reply)
    const reason = code === "badAddress" ? "unreadable" : "failed"
    return reply.type("text/html; charset=utf-8").send(staticErrorPage(languageOf(request), reason))
  }
}

/** A URL that cannot be decoded reaches no route: pages get an HTML error page, API and assets the failure envelope. */
export function rejectUnreadableUrl(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (isApiOrAssetUrl(request.url)) return sendFailure(error, request, reply)
  reportFailure(error, request, reply)
  return reply.type("text/html; charset=utf-8").send(staticErrorPage(languageOf(request), "unreadable"))
}

const jsonResponse = (status: number, body: string) => ({
  status,
  ok: status < 300,
  headers: new Headers(),
  json: async () => JSON.parse(body),
})
