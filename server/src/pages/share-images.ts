import { ByRoute, isLanguage, type ShareCard } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Database } from "#db/open.ts"
import { notFound } from "#errors.ts"
import type { App } from "#http/handle.ts"
import { matchesEtag } from "#http/response-cache.ts"
import type { Pages } from "#pages/pages.ts"
import { wireCourse } from "#resources/course/routes.ts"
import { openShareImages } from "#share/images.ts"

type Params = { Params: { route: string; file: string }; Querystring: { v?: string } }

const [oneHour, immutable] = ["public, max-age=3600", "public, max-age=31536000, immutable"]

/** The preview images of shared links (Open Graph): one of the site, and one of each course. */
export function shareImageRoutes(app: App, pages: Pages, { read }: Database) {
  const imageOf = openShareImages(pages.shareFolder)

  app.get<Params>("/og/:file", { schema: { hide: true } }, async (request, reply) => {
    const { siteCard } = await pages.site()
    return send(request, reply, siteCard(languageIn(request)), oneHour)
  })

  app.get<Params>("/og/courses/:route/:file", { schema: { hide: true } }, async (request, reply) => {
    const language = languageIn(request)
    const { data: params } = ByRoute.safeParse(request.params)
    const courses = read.selectFrom("course").selectAll()
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

  async function send(request: FastifyRequest, reply: FastifyReply, card: ShareCard, cacheControl: string) {
    const { png, etag } = await imageOf(card)
    // Made to be embedded by other sites.
    reply.headers({ etag, "cache-control": cacheControl, "cross-origin-resource-policy": "cross-origin" })
    if (matchesEtag(etag, request.headers["if-none-match"])) return reply.code(304).send()
    return reply.type("image/png").send(png)
  }
}

function languageIn({ params }: FastifyRequest<Params>) {
  const language = params.file.replace(/\.png$/, "")
  if (!isLanguage(language) || !params.file.endsWith(".png")) throw notFound("addressNotFound")
  return language
}
