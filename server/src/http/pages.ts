import { isLanguage, type Language, languageInPath, preferredLanguage } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Changes } from "#db/changes.ts"
import type { App } from "#http/app-type.ts"
import { notFound } from "#http/failure.ts"
import { inProcess } from "#http/limits.ts"
import { type Encoding, KeptPage, PageCache } from "#http/page-cache.ts"

export type Ask = {
  /** Path and query as the browser asked for them. */
  address: string
  language: Language
  publicUrl: string
  /** Answers a call of the API without leaving the process. */
  fetchFn: typeof fetch
}
export type Rendered = { status: number; html: string; topics: readonly string[]; location?: string }

/** The browser's side of the product, as the server sees it: something that renders, and files. */
export type Pages = {
  render: (ask: Ask) => Promise<Rendered>
  scriptHashes: readonly string[]
  isDevelopment: boolean
  serveFiles: (app: App) => Promise<void>
}

export async function servePages(app: App, pages: Pages, publicUrl: string, changes: Changes) {
  const cache = new PageCache(changes)
  await pages.serveFiles(app)

  app.get("/*", { schema: { hide: true }, compress: false }, async (request, reply) => {
    if (request.url.startsWith("/api/")) throw notFound("addressNotFound")
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
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    const answer = await app.inject({ url: pathname + search, remoteAddress: inProcess })
    return new Response(answer.body, { status: answer.statusCode, headers: { "content-type": "application/json" } })
  }
}

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
