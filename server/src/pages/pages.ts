import type { Language, PageFetch, RenderPage, SiteFacts } from "contract"
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify"
import type { ChangeFeed } from "#db/change-feed.ts"
import { reportFailure, sendFailure } from "#http/errors.ts"
import type { App } from "#http/handle.ts"
import { languageOf } from "#http/language.ts"
import { inProcess } from "#http/limits.ts"
import type { Lane, LoadLimits } from "#http/load-limits.ts"
import { isApiOrAssetUrl, isPageUrl } from "#http/page-url.ts"
import { pageRoute } from "#http/priority.ts"
import type { Refuse } from "#http/refusal.ts"
import { type CachedResponse, cachedResponse, type ResponseCache } from "#http/response-cache.ts"
import { staticErrorPage } from "#http/static-error-page.ts"
import { knownPages } from "#pages/known-pages.ts"
import { RenderRefused, renderQueue } from "#pages/render-queue.ts"

/** The browser's side of the product, as the server sees it: something that renders, and files. */
export type Pages = {
  render: RenderPage
  /** An address with only those parameters that its page reads. */
  canonicalUrl: (address: string) => string
  scriptHashes: readonly string[]
  /** The sites of which a page may show a part in a frame. */
  frameSources: readonly string[]
  isDevelopment: boolean
  /** Asked anew each time, for in development it changes. */
  site: () => Promise<SiteFacts>
  /** What the pictures of shared links are drawn with. */
  shareFolder: string
  serveFiles: (app: App) => Promise<void>
}

const headers = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "private, no-cache",
  vary: "accept-encoding, accept-language, cookie",
}

type Surroundings = {
  publicUrl: string
  imageHostUrl: string
  changes: ChangeFeed
  cache: ResponseCache
  limits: LoadLimits
  refuse: Refuse
}

export async function servePages(app: App, pages: Pages, surroundings: Surroundings) {
  const { publicUrl, imageHostUrl, changes, cache, limits, refuse } = surroundings
  const queue = renderQueue<Rendered>(limits.renders)
  const known = knownPages(await pages.site())
  const isOverloaded = (lane: Lane) => queue.isFull(lane) || app.isUnderPressure()
  await pages.serveFiles(app)

  const errorHandler = pageErrorHandler(refuse)
  app.get(pageRoute, { schema: { hide: true }, compress: false, errorHandler }, async (request, reply) => {
    if (!isPageUrl(request.url)) return reply.callNotFound()
    // Before the address is read: to match it to a route costs ten times as much as to refuse it.
    if (isOverloaded("arbitrary") && !known.hasPathOf(request.url)) return refuse(request, reply)
    const language = languageOf(request)
    const address = pages.canonicalUrl(request.url)
    const key = `${language} ${address}`
    const cached = pages.isDevelopment ? undefined : cache.get(key)
    if (cached) return reply.send(cached.encode(request, reply))

    const lane = known.has(address) ? "known" : "arbitrary"
    if (isOverloaded(lane)) return refuse(request, reply)
    // While changes are not heard of, a render that has begun may show an older state than this request may see.
    const state = changes.isConnected ? changes.version : request.id
    const work = () => render(address, language)
    const { status, location, page } = await queue.render(`${state} ${key}`, lane, work, request.signal)
    if (location) return reply.redirect(location, status)
    return reply.send(page.encode(request, reply.code(status)))
  })

  async function render(address: string, language: Language): Promise<Rendered> {
    const { version } = changes
    const rendered = await pages.render({ url: address, language, publicUrl, imageHostUrl, fetchFn })
    const { status, location, html, topics, link, hasUnboundedVariants } = rendered
    const page = cachedResponse({ text: html, topics, headers: link ? { ...headers, link } : headers })
    if (status === 200 && !hasUnboundedVariants) {
      cache.set(`${language} ${address}`, page, version)
      known.add(address)
    }
    return { status, location, page }
  }

  /** A cached answer costs a twentieth of a request, even of one that stays in the process. */
  const fetchFn: PageFetch = async (asked) => {
    const url = asked.slice(publicUrl.length)
    const cached = cache.get(url)
    if (cached) return jsonAnswer(200, cached.text())
    const { statusCode, body } = await app.inject({ url, remoteAddress: inProcess })
    return jsonAnswer(statusCode, body)
  }
}

type Rendered = { status: number; location: string | undefined; page: CachedResponse }

/** A person who asked for a page is told in words; whoever asked for something else, in the envelope. */
function pageErrorHandler(refuse: Refuse) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (!isPageUrl(request.url)) return sendFailure(error, request, reply)
    if (error instanceof RenderRefused) return reply.send(refuse(request, reply))
    const { code } = reportFailure(error, request, reply)
    const why = code === "badAddress" ? "unreadable" : "failed"
    return reply.type("text/html; charset=utf-8").send(staticErrorPage(languageOf(request), why))
  }
}

/** An address that cannot be decoded reaches no route: whoever typed it reads so, and a program in its envelope. */
export function rejectUnreadableUrl(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (isApiOrAssetUrl(request.url)) return sendFailure(error, request, reply)
  reportFailure(error, request, reply)
  return reply.type("text/html; charset=utf-8").send(staticErrorPage(languageOf(request), "unreadable"))
}

const jsonAnswer = (status: number, body: string) => ({
  status,
  ok: status < 300,
  json: async () => JSON.parse(body),
})
