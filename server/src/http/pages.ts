import { isLanguage, type Language, languageInPath, preferredLanguage, type RenderPage } from "contract"
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify"
import type { Changes } from "#db/changes.ts"
import type { App } from "#http/app-type.ts"
import { answerFailure, reportFailure } from "#http/errors.ts"
import { notFound } from "#http/failure.ts"
import { inProcess } from "#http/limits.ts"
import { type Encoding, KeptPage, PageCache } from "#http/page-cache.ts"
import { stillPage } from "#http/still-page.ts"

/** The browser's side of the product, as the server sees it: something that renders, and files. */
export type Pages = {
  render: RenderPage
  scriptHashes: readonly string[]
  isDevelopment: boolean
  serveFiles: (app: App) => Promise<void>
}

export async function servePages(app: App, pages: Pages, publicUrl: string, changes: Changes) {
  const cache = new PageCache(changes)
  await pages.serveFiles(app)

  app.get("/*", { schema: { hide: true }, compress: false, errorHandler }, async (request, reply) => {
    if (!isPage(request.url)) throw notFound("addressNotFound")
    const language = languageOf(request)
    const key = `${language} ${request.url}`
    const kept = pages.isDevelopment ? undefined : cache.get(key)
    if (kept) return sendPage(request, reply, kept)

    const version = cache.version()
    const rendered = await pages.render({ address: request.url, language, publicUrl, fetchFn })
    if (rendered.location) return reply.redirect(rendered.location, rendered.status)
    const page = new KeptPage(rendered)
    if (rendered.status === 200) cache.keep(key, page, version)
    return sendPage(request, reply.code(rendered.status), page)
  })

  const fetchFn: typeof fetch = async (input) => {
    const url = String(input).slice(publicUrl.length)
    const answer = await app.inject({ url, remoteAddress: inProcess })
    return new Response(answer.body, { status: answer.statusCode, headers: { "content-type": "application/json" } })
  }
}

/** A person who asked for a page is told in words; whoever asked for something else, in the envelope. */
function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (!isPage(request.url)) return answerFailure(error, request, reply)
  reportFailure(error, request, reply)
  return reply.type("text/html; charset=utf-8").send(stillPage(languageOf(request)))
}

const isPage = (url: string) => /^\/(?![/\\])/.test(url) && !/^\/(api|assets)(\/|\?|$)/i.test(url)

function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage) {
  reply.headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-cache",
    etag: page.etag,
    vary: "accept-encoding, accept-language, cookie",
  })
  if (reply.statusCode === 200 && request.headers["if-none-match"] === page.etag) return reply.code(304).send()
  const encoding = encodingFor(request.headers["accept-encoding"])
  if (encoding !== "identity") reply.header("content-encoding", encoding)
  return reply.send(page.body(encoding))
}

function encodingFor(accepted = ""): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)) return "br"
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)) return "gzip"
  return "identity"
}

/** The address decides, then what the reader chose here before, then the browser's languages. */
function languageOf(request: FastifyRequest): Language {
  const fixed = languageInPath(request.url.split("?")[0] ?? "").language
  if (fixed) return fixed
  const chosen = request.cookies.language
  if (isLanguage(chosen)) return chosen
  return preferredLanguage(ranked(request.headers["accept-language"]))
}

function ranked(acceptLanguage = ""): string[] {
  const weighed = acceptLanguage.split(",").map((part) => {
    const [tag = "", weight = "q=1"] = part.split(";").map((text) => text.trim())
    return { tag, weight: Number(weight.slice(2)) || 0 }
  })
  return weighed.sort((one, other) => other.weight - one.weight).map(({ tag }) => tag)
}
