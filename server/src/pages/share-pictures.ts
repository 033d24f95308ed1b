import { ByRoute, isLanguage, type ShareCard } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Database } from "#db/open.ts"
import { notFound } from "#errors.ts"
import type { App } from "#http/handle.ts"
import { matchesEtag } from "#http/response-cache.ts"
import type { Pages } from "#pages/pages.ts"
import { wireCourse } from "#resources/course/routes.ts"
import { openSharePictures } from "#share/pictures.ts"

type Asked = { Params: { route: string; file: string }; Querystring: { v?: string } }

const [short, long] = ["public, max-age=3600", "public, max-age=31536000, immutable"]

/** The pictures that shared links are shown with (Open Graph): one of the site, and one of each course. */
export function sharePictureRoutes(app: App, pages: Pages, { read }: Database) {
  const pictureOf = openSharePictures(pages.shareFolder)

  app.get<Asked>("/og/:file", { schema: { hide: true } }, async (request, reply) => {
    const { siteCard } = await pages.site()
    return send(request, reply, siteCard(languageIn(request)), short)
  })

  app.get<Asked>("/og/courses/:route/:file", { schema: { hide: true } }, async (request, reply) => {
    const language = languageIn(request)
    const { data: asked } = ByRoute.safeParse(request.params)
    const courses = read.selectFrom("course").selectAll()
    const row = asked && (await courses.where("route", "=", asked.route.normalize("NFC")).executeTakeFirst())
    if (!row) throw notFound("courseNotFound")
    const { courseCard } = await pages.site()
    // Another version's address may come true later, and what is kept for ever under it must be that version.
    return send(request, reply, courseCard(wireCourse(row), language), request.query.v === row.updatedAt ? long : short)
  })

  async function send(request: FastifyRequest, reply: FastifyReply, card: ShareCard, caching: string) {
    const { png, etag } = await pictureOf(card)
    // Made to be shown elsewhere.
    reply.headers({ etag, "cache-control": caching, "cross-origin-resource-policy": "cross-origin" })
    if (matchesEtag(etag, request.headers["if-none-match"])) return reply.code(304).send()
    return reply.type("image/png").send(png)
  }
}

function languageIn({ params }: FastifyRequest<Asked>) {
  const language = params.file.replace(/\.png$/, "")
  if (!isLanguage(language) || !params.file.endsWith(".png")) throw notFound("addressNotFound")
  return language
}
