import type { Language, PageFetch, RenderedPage, RenderPage, SiteFacts } from "contract"
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify"
import type { Changes } from "#db/changes.ts"
import type { App } from "#http/app-type.ts"
import { answerFailure, reportFailure } from "#http/errors.ts"
import type { KeptAnswer } from "#http/kept-answers.ts"
import { KeptBodies, KeptBody } from "#http/kept-bodies.ts"
import { languageOf } from "#http/language.ts"
import { inProcess } from "#http/limits.ts"
import type { Lane, LoadLimits } from "#http/load-limits.ts"
import { isForPrograms, isPage } from "#http/page-address.ts"
import { pageRoute } from "#http/priority.ts"
import type { Refuse } from "#http/refusal.ts"
import { staticErrorPage } from "#http/static-error-page.ts"
import { knownPages } from "#pages/known-pages.ts"
import { RenderQueue, RenderRefused } from "#pages/render-queue.ts"

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

/** For pages whose addresses anybody can make up: they push out each other and no others. */
const mebibytesOfMany = 8

type Surroundings = {
  publicUrl: string
  imageHostUrl: string
  changes: Changes
  keptAnswer: KeptAnswer
  limits: LoadLimits
  refuse: Refuse
}

export async function servePages(
  app: App,
  pages: Pages,
  { publicUrl, imageHostUrl, changes, keptAnswer, limits, refuse }: Surroundings,
) {
  const cache = new KeptBodies<KeptPage>(changes)
  const ofMany = new KeptBodies<KeptPage>(changes, mebibytesOfMany)
  const queue = new RenderQueue<Rendered>(limits.renders)
  const known = knownPages(await pages.site())
  const isOverloaded = (lane: Lane) => queue.isFull(lane) || app.isUnderPressure()
  await pages.serveFiles(app)

  const errorHandler = pageErrorHandler(refuse)
  app.get(pageRoute, { schema: { hide: true }, compress: false, errorHandler }, async (request, reply) => {
    if (!isPage(request.url)) return reply.callNotFound()
    // Before the address is read: to match it to a route costs ten times as much as to refuse it.
    if (isOverloaded("arbitrary") && !known.hasPathOf(request.url)) return refuse(request, reply)
    const language = languageOf(request)
    const address = pages.canonicalUrl(request.url)
    const key = `${language} ${address}`
    const kept = pages.isDevelopment ? undefined : (cache.get(key) ?? ofMany.get(key))
    if (kept) return sendPage(request, reply, kept)

    const lane = known.has(address) ? "known" : "arbitrary"
    if (isOverloaded(lane)) return refuse(request, reply)
    // While changes are not heard of, a render that has begun may show an older state than this request may see.
    const state = changes.areHeard ? changes.version : request.id
    const { status, location, page } = await queue.render(
      `${state} ${key}`,
      lane,
      () => render(address, language),
      request.signal,
    )
    if (location) return reply.redirect(location, status)
    return sendPage(request, reply.code(status), page)
  })

  async function render(address: string, language: Language): Promise<Rendered> {
    const { version } = changes
    const rendered = await pages.render({ address, language, publicUrl, imageHostUrl, fetchFn })
    const page = new KeptPage(rendered)
    const { status, location, hasUnboundedVariants } = rendered
    if (status === 200) (hasUnboundedVariants ? ofMany : cache).keep(`${language} ${address}`, page, version)
    if (status === 200 && !hasUnboundedVariants) known.add(address)
    return { status, location, page }
  }

  /** An answer that is kept costs a twentieth of a request, even of one that stays in the process. */
  const fetchFn: PageFetch = async (asked) => {
    const url = asked.slice(publicUrl.length)
    const kept = keptAnswer(url)
    if (kept !== undefined) return jsonAnswer(200, kept)
    const { statusCode, body } = await app.inject({ url, remoteAddress: inProcess })
    return jsonAnswer(statusCode, body)
  }
}

type Rendered = { status: number; location: string | undefined; page: KeptPage }

class KeptPage extends KeptBody {
  readonly link: string

  constructor({ html, topics, link }: RenderedPage) {
    super(html, topics)
    this.link = link
  }
}

/** A person who asked for a page is told in words; whoever asked for something else, in the envelope. */
function pageErrorHandler(refuse: Refuse) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (!isPage(request.url)) return answerFailure(error, request, reply)
    if (error instanceof RenderRefused) return reply.send(refuse(request, reply))
    const { code } = reportFailure(error, request, reply)
    const why = code === "badAddress" ? "unreadable" : "failed"
    return reply.type("text/html; charset=utf-8").send(staticErrorPage(languageOf(request), why))
  }
}

/** An address that cannot be decoded reaches no route: whoever typed it reads so, and a program in its envelope. */
export function answerUnreadableAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (isForPrograms(request.url)) return answerFailure(error, request, reply)
  reportFailure(error, request, reply)
  return reply.type("text/html; charset=utf-8").send(staticErrorPage(languageOf(request), "unreadable"))
}

const jsonAnswer = (status: number, body: string) => ({
  status,
  ok: status < 300,
  json: async () => JSON.parse(body),
})

function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage) {
  if (page.link) reply.header("link", page.link)
  reply.headers({ "content-type": "text/html; charset=utf-8", "cache-control": "private, no-cache" })
  return reply.send(page.encode(request, reply, "accept-encoding, accept-language, cookie"))
}
