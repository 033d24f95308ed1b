import { languages } from "contract"
import type { App } from "#http/app-type.ts"
import { languageOf } from "#http/language.ts"
import type { Pages } from "#pages/pages.ts"

/**
 * What a phone reads when somebody puts the site among their apps. Pages name the one of their own language; the bare
 * address is for whoever looks where it usually is.
 */
export function webManifestRoutes(app: App, pages: Pages) {
  for (const prefix of ["", ...languages.map((language) => `/${language}`)]) {
    app.get(`${prefix}/manifest.webmanifest`, { schema: { hide: true } }, async (request, reply) => {
      const { manifest } = await pages.site()
      reply.type("application/manifest+json; charset=utf-8").header("cache-control", "public, max-age=3600")
      if (!prefix) reply.headers({ vary: "accept-language, cookie", "cache-control": "private, no-cache" })
      return JSON.stringify(manifest(languageOf(request)))
    })
  }
}
