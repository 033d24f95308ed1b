import type { PageFetch, RenderedPage, RenderPage, SiteFacts } from "contract"
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify"
import type { Changes } from "#db/changes.ts"
import type { App } from "#http/app-type.ts"
import { answerFailure, reportFailure } from "#http/errors.ts"
import { notFound } from "#http/failure.ts"
import type { KeptAnswer } from "#http/kept-answers.ts"
import { KeptBodies, KeptBody } from "#http/kept-bodies.ts"
import { languageOf } from "#http/language.ts"
import { inProcess } from "#http/limits.ts"
import { stillPage } from "#http/still-page.ts"

/** The browser's side of the product, as the server sees it: something that renders, and files. */
export type Pages = {
  render: RenderPage
  /** An address with only those parameters that its page reads. */
  ownAddress: (address: string) => string
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

type Surroundings = { publicUrl: string; imageHostUrl: string; changes: Changes; keptAnswer: KeptAnswer }

export async function servePages(
  app: App,
  pages: Pages,
  { publicUrl, imageHostUrl, changes, keptAnswer }: Surroundings,
) {
  const cache = new KeptBodies<KeptPage>(changes)
  const ofMany = new KeptBodies<KeptPage>(changes, mebibytesOfMany)
  await pages.serveFiles(app)

  app.get("/*", { schema: { hide: true }, compress: false, errorHandler }, async (request, reply) => {
    if (!isPage(request.url)) throw notFound("addressNotFound")
    const language = languageOf(request)
    const address = pages.ownAddress(request.url)
    const key = `${language} ${address}`
    const kept = pages.isDevelopment ? undefined : (cache.get(key) ?? ofMany.get(key))
    if (kept) return sendPage(request, reply, kept)

    const { version } = changes
    const rendered = await pages.render({ address, language, publicUrl, imageHostUrl, fetchFn })
    if (rendered.location) return reply.redirect(rendered.location, rendered.status)
    const page = new KeptPage(rendered)
    if (rendered.status === 200) (rendered.isOneOfMany ? ofMany : cache).keep(key, page, version)
    return sendPage(request, reply.code(rendered.status), page)
  })

  /** An answer that is kept costs a twentieth of a request, even of one that stays in the process. */
  const fetchFn: PageFetch = async (asked) => {
    const url = asked.slice(publicUrl.length)
    const kept = keptAnswer(url)
    if (kept !== undefined) return jsonAnswer(200, kept)
    const { statusCode, body } = await app.inject({ url, remoteAddress: inProcess })
    return jsonAnswer(statusCode, body)
  }
}

class KeptPage extends KeptBody {
  readonly link: string

  constructor({ html, topics, link }: RenderedPage) {
    super(html, topics)
    this.link = link
  }
}

/** A person who asked for a page is told in words; whoever asked for something else, in the envelope. */
function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (!isPage(request.url)) return answerFailure(error, request, reply)
  reportFailure(error, request, reply)
  return reply.type("text/html; charset=utf-8").send(stillPage(languageOf(request)))
}

/** An address that cannot be decoded reaches no route: whoever typed it reads so, and a program in its envelope. */
export function answerUnreadableAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (isForPrograms(request.url)) return answerFailure(error, request, reply)
  reportFailure(error, request, reply)
  return reply.type("text/html; charset=utf-8").send(stillPage(languageOf(request), "unreadable"))
}

const jsonAnswer = (status: number, body: string) => ({
  status,
  ok: status < 300,
  json: async () => JSON.parse(body),
})

const isForPrograms = (url: string) => /^\/(api|assets)(\/|\?|$)/i.test(url)
const isPage = (url: string) => /^\/(?![/\\])/.test(url) && !isForPrograms(url)

function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage) {
  if (page.link) reply.header("link", page.link)
  reply.headers({ "content-type": "text/html; charset=utf-8", "cache-control": "private, no-cache" })
  return reply.send(page.encode(request, reply, "accept-encoding, accept-language, cookie"))
}
