import { languages, type RecordKind, type Topic } from "contract"
import type { Database } from "#db/open.ts"
import { escapeXml } from "#escape-xml.ts"
import { cachedResponse, type ResponseCache } from "#http/cache/response-cache.ts"
import type { App } from "#http/handle.ts"
import type { Pages } from "#pages/pages.ts"
import { publishedCourses } from "#resources/course/published.ts"

/** The protocol allows 50 MB, but the sitemap is cached in memory. So many characters have fewer URLs than its 50,000. */
const maxCharacters = 12 * 1024 * 1024
/** More than fit, with three URLs each. */
const maxCourses = 15_000

const path = "/sitemap.xml"
const headers = { "content-type": "application/xml; charset=utf-8", "cache-control": "no-cache" }

type SitemapOptions = { database: Pick<Database, "read">; cache: ResponseCache }
type Page = { path: string; changed?: string }

/** The records that a page shows, by its path. */
const shownOn = {
  "/courses": "course",
  "/questions": "question",
  "/to-knows": "toKnow",
  "/reviews": "review",
  "/our-team": "team",
  "/gallery": "gallery",
  "/our-achievements": "achievement",
} satisfies Record<string, RecordKind>
const topics: Topic[] = Object.values(shownOn)

/** Every page for search engines, in each language and without one; cached until one of the records changes. */
export function sitemapRoute(app: App, pages: Pages, publicUrl: string, { database, cache }: SitemapOptions) {
  app.get(path, { schema: { hide: true } }, async (request, reply) => {
    const cached = pages.isDevelopment ? undefined : cache.get(path)
    return reply.send((cached ?? (await build())).encode(request, reply))
  })

  async function build() {
    const version = cache.version()
    const sitemap = cachedResponse({ text: sitemapOf(await listPages(), publicUrl), topics, headers })
    cache.set(path, sitemap, version)
    return sitemap
  }

  /** That of the page's texts, or of the records on it. */
  async function lastChange(path: string): Promise<string> {
    const kind = Object.hasOwn(shownOn, path) ? shownOn[path as keyof typeof shownOn] : undefined
    const row = kind && (await latestChange(kind).executeTakeFirst())
    return [pages.builtAt ?? "", row?.updatedAt ?? ""].toSorted().at(-1) ?? ""
  }
  // Kysely cannot type a table chosen at run time.
  const latestChange = (kind: RecordKind) =>
    database.read
      .selectFrom(kind as "gallery")
      .select("updatedAt")
      .orderBy("updatedAt", "desc")
      .limit(1)

  async function listPages(): Promise<Page[]> {
    const { publicPaths, coursePath } = await pages.site()
    const courses = await publishedCourses(database.read)
      .select(["route", "updatedAt"])
      .orderBy("index")
      .orderBy("_id", "desc")
      .limit(maxCourses)
      .execute()
    return [
      ...(await Promise.all(publicPaths.map(async (path) => ({ path, changed: await lastChange(path) })))),
      ...courses.map(({ route, updatedAt }) => ({ path: coursePath(route), changed: updatedAt })),
    ]
  }
}

function sitemapOf(sitePages: readonly Page[], publicUrl: string): string {
  const entries: string[] = []
  let characters = 0
  for (const page of sitePages) {
    const entry = entriesOf(page, publicUrl)
    characters += entry.length
    if (characters > maxCharacters) break
    entries.push(entry)
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("")}</urlset>
`
}

/** Each URL of a page lists all of them, including itself: search engines ignore hreflang links that are not mutual. */
function entriesOf({ path, changed }: Page, publicUrl: string): string {
  const inLanguages = languages.map((language) => [language, `/${language}${path === "/" ? "" : path}`])
  const alternates = [["x-default", path], ...inLanguages].map(([language, path]) => ({
    language,
    url: escapeXml(`${publicUrl}${path}`),
  }))
  const links = alternates
    .map(({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)
    .join("")
  const last = changed ? `<lastmod>${changed}</lastmod>` : ""
  return alternates.map(({ url }) => `<url><loc>${url}</loc>${last}${links}</url>\n`).join("")
}
