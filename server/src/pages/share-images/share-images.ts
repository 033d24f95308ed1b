import { ByNumber, ByRoute, isLanguage, type ShareCard } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Database } from "#db/open.ts"
import { notFound } from "#errors.ts"
import { matchesEtag } from "#http/cache/response-cache.ts"
import type { App } from "#http/handle.ts"
import type { LoadLimits } from "#http/load-shedding/load-limits.ts"
import { visitorNetwork } from "#http/visitor.ts"
import type { Pages } from "#pages/pages.ts"
import type { NumberScheme } from "#resources/certificate/new-numbers.ts"
import { refuseInvalid, refuseMissingLetters } from "#resources/certificate/refuse-invalid.ts"
import { numberFinder } from "#resources/certificate/verify/find-by-number.ts"
import type { NumberBudget } from "#resources/certificate/verify/number-budget.ts"
import { publishedCourses } from "#resources/course/published.ts"
import { wireCourse } from "#resources/course/routes.ts"
import { openShareImages } from "#share/images.ts"

type Params = { Params: { route: string; file: string }; Querystring: { v?: string } }

type NumberParams = { Params: { number: string; file: string } }

const [oneHour, immutable] = ["public, max-age=3600", "public, max-age=31536000, immutable"]
/** An image must not outlive its certificate. */
const revalidated = "public, no-cache"

type ShareImageOptions = {
  database: Database
  numberBudget: NumberBudget
  newNumbers: NumberScheme
  limits: LoadLimits
}

/** The preview images of shared links (Open Graph): of the site, of each course, and of each valid certificate. */
export function shareImageRoutes(
  app: App,
  pages: Pages,
  { database, numberBudget, newNumbers, limits }: ShareImageOptions,
) {
  const { read } = database
  const findByNumber = numberFinder({ database, newNumbers })
  const imageOf = openShareImages(pages.shareFolder, limits.previewImages)

  app.get<Params>("/og/:file", { schema: { hide: true } }, async (request, reply) => {
    const { siteCard } = await pages.site()
    return send(request, reply, siteCard(languageIn(request)), oneHour)
  })

  app.get<Params>("/og/courses/:route/:file", { schema: { hide: true } }, async (request, reply) => {
    const language = languageIn(request)
    const { data: params } = ByRoute.safeParse(request.params)
    const courses = publishedCourses(read).selectAll()
    const row = params && (await courses.where("route", "=", params.route.normalize("NFC")).executeTakeFirst())
    if (!row) throw notFound("courseNotFound")
    const { courseCard } = await pages.site()
    // Immutable only for the current version: a URL with another version may become valid later, with another image.
    return send(
      request,
      reply,
      courseCard(wireCourse(row), language),
      request.query.v === row.updatedAt ? immutable : oneHour,
    )
  })

  app.get<NumberParams>("/og/certificates/:number/:file", { schema: { hide: true } }, async (request, reply) => {
    const language = languageIn(request)
    const { data: params } = ByNumber.safeParse({ certificationNo: request.params.number })
    // Looked up first: only what exists may take a place in the queue.
    const found =
      params && (await numberBudget.charge(visitorNetwork(request), () => findByNumber(params.certificationNo)))
    if (!found) throw notFound("invalidCredential")
    refuseInvalid(found)
    refuseMissingLetters(found)
    const { certificateCard } = await pages.site()
    // Sites show it with a link; search engines must not list it as a separate image.
    reply.header("x-robots-tag", "noindex")
    return send(request, reply, certificateCard(found, language), revalidated)
  })

  async function send(request: FastifyRequest, reply: FastifyReply, card: ShareCard, cacheControl: string) {
    const { png, etag } = await imageOf(card, visitorNetwork(request))
    // Made to be embedded by other sites.
    reply.headers({ etag, "cache-control": cacheControl, "cross-origin-resource-policy": "cross-origin" })
    if (matchesEtag(etag, request.headers["if-none-match"])) return reply.code(304).send()
    return reply.type("image/png").send(png)
  }
}

function languageIn({ params }: FastifyRequest<{ Params: { file: string } }>) {
  const language = params.file.replace(/\.png$/, "")
  if (!isLanguage(language) || !params.file.endsWith(".png")) throw notFound("addressNotFound")
  return language
}
