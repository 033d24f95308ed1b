import { languages } from "contract"
import type { FastifyReply } from "fastify"
import type { App } from "#http/handle.ts"
import { languageOf } from "#http/headers/language.ts"
import type { Pages } from "#pages/pages.ts"
import type { SiteReader } from "#resources/site/content.ts"

const daysValid = 180
const prefixes = ["", ...languages.map((language) => `/${language}`)]
const options = { schema: { hide: true } } as const

export function wellKnownRoutes(app: App, pages: Pages, publicUrl: string, siteContent: SiteReader) {
  app.get("/robots.txt", options, async (_request, reply) => {
    const { hiddenPaths } = await pages.site()
    const hidden = prefixes.flatMap((prefix) => hiddenPaths.map((path) => `Disallow: ${prefix}${path}`))
    return text(reply, [
      "User-agent: *",
      // Uploaded images: the longer rule takes precedence.
      "Allow: /api/images/",
      "Disallow: /api/",
      ...hidden,
      "",
      `Sitemap: ${publicUrl}/sitemap.xml`,
    ])
  })

  // RFC 9116
  app.get("/.well-known/security.txt", options, async (_request, reply) => {
    const { securityPolicyPath } = await pages.site()
    const { content } = await siteContent.presentOrLast("contact")
    // A file without a contact is not valid.
    if (content.email === "") return reply.callNotFound()
    const expires = new Date()
    expires.setUTCDate(expires.getUTCDate() + daysValid)
    expires.setUTCHours(0, 0, 0, 0)
    return text(reply, [
      `Contact: mailto:${content.email}`,
      `Expires: ${expires.toISOString()}`,
      "Preferred-Languages: bn, en",
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      `Policy: ${publicUrl}${securityPolicyPath}`,
    ])
  })

  app.get("/security.txt", options, (_request, reply) => reply.redirect("/.well-known/security.txt", 301))
}

/** Web app manifests. Pages link the one of their language; the URL without a language follows the visitor's. */
export function webManifestRoutes(app: App, pages: Pages) {
  for (const prefix of prefixes) {
    app.get(`${prefix}/manifest.webmanifest`, options, async (request, reply) => {
      const { manifest } = await pages.site()
      reply.type("application/manifest+json; charset=utf-8").header("cache-control", "public, max-age=3600")
      if (!prefix) reply.headers({ vary: "accept-language, cookie", "cache-control": "private, no-cache" })
      return JSON.stringify(manifest(languageOf(request)))
    })
  }
}

function text(reply: FastifyReply, lines: readonly string[]) {
  reply.headers({ "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" })
  return reply.send(`${lines.join("\n")}\n`)
}
