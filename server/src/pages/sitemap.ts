import { languages } from "contract"
import type { Database } from "#db/open.ts"
import { escapeXml } from "#escape-xml.ts"
import type { App } from "#http/handle.ts"
import { cachedResponse, type ResponseCache } from "#http/response-cache.ts"
import type { Pages } from "#pages/pages.ts"

/** Addresses in one sitemap, as search engines have agreed on. */
const mostAddresses = 50_000
const addressesOfOne = 1 + languages.length
/** They take 50 MB, but what is sent is kept in memory. */
const mostCharacters = 12 * 1024 * 1024

const path = "/sitemap.xml"
const headers = { "content-type": "application/xml; charset=utf-8", "cache-control": "no-cache" }

type Parts = { database: Pick<Database, "read">; cache: ResponseCache }
type Place = { path: string; changed?: string }

/** Every page that a search engine may show, in each language and without one, until a course changes. */
export function sitemapRoute(app: App, pages: Pages, publicUrl: string, { database, cache }: Parts) {
  app.get(path, { schema: { hide: true }, compress: false }, async (request, reply) => {
    const cached = pages.isDevelopment ? undefined : cache.get(path)
    return reply.send((cached ?? (await made())).encode(request, reply))
  })

  async function made() {
    const version = cache.version()
    const sitemap = cachedResponse({ text: sitemapOf(await places(), publicUrl), topics: ["course"], headers })
    cache.set(path, sitemap, version)
    return sitemap
  }

  async function places(): Promise<Place[]> {
    const { publicPaths, coursePath } = await pages.site()
    const courses = await database.read
      .selectFrom("course")
      .select(["route", "updatedAt"])
      .orderBy("index")
      .orderBy("_id", "desc")
      .limit(Math.floor(mostAddresses / addressesOfOne))
      .execute()
    return [
      ...publicPaths.map((path) => ({ path })),
      ...courses.map(({ route, updatedAt }) => ({ path: coursePath(route), changed: updatedAt })),
    ]
  }
}

function sitemapOf(places: readonly Place[], publicUrl: string): string {
  const entries: string[] = []
  let [addresses, characters] = [0, 0]
  for (const place of places) {
    const entry = entriesOf(place, publicUrl)
    addresses += addressesOfOne
    characters += entry.length
    if (addresses > mostAddresses || characters > mostCharacters) break
    entries.push(entry)
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("")}</urlset>
`
}

/** Each of a page's addresses names all of them, itself too: a link that is not returned is not believed. */
function entriesOf({ path, changed }: Place, publicUrl: string): string {
  const inLanguages = languages.map((language) => [language, `/${language}${path === "/" ? "" : path}`])
  const addresses = [["x-default", path], ...inLanguages].map(([language, path]) => ({
    language,
    address: escapeXml(`${publicUrl}${path}`),
  }))
  const links = addresses
    .map(({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
    .join("")
  const last = changed ? `<lastmod>${changed}</lastmod>` : ""
  return addresses.map(({ address }) => `<url><loc>${address}</loc>${last}${links}</url>\n`).join("")
}
