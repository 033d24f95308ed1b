import { languages } from "contract"
import { afterAll, beforeAll, expect, test } from "vitest"
import { accountPaths, pagePaths, publicPaths, startDemoSite } from "#test/demo-site.ts"
import type { TestApp } from "#test/test-app.ts"

let app: TestApp
beforeAll(async () => {
  app = await startDemoSite()
})
afterAll(() => app.stop())

const element = (html: string, name: string) => html.match(new RegExp(`<${name}[ >].*?</${name}>`, "gs")) ?? []

const structuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json ?? ""))

/** The text that the element shows before any script has run. */
function textOf(html = "") {
  const shown = html.replaceAll(/<(script|style|template|noscript|dialog)\b.*?<\/\1>/gs, "")
  return shown
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
}

test.for(languages.flatMap((language) => pagePaths.map((path) => `/${language}${path === "/" ? "" : path}`)))(
  "%s can be read without JavaScript",
  async (url) => {
    const { statusCode, body } = await app.request({ url })
    expect(statusCode).toBe(url.includes("/no/") ? 404 : 200)
    const [main, ...others] = element(body, "main")
    expect(others).toEqual([])
    const headings = element(main ?? "", "h1").map(textOf)
    expect(headings).toEqual([expect.stringMatching(/\S/)])
    expect(textOf(main).length).toBeGreaterThan(100)
    expect(body).not.toMatch(/<div hidden="" id="S:/)
  },
)

test.for(languages.flatMap((language) => pagePaths.map((path) => `/${language}${path === "/" ? "" : path}`)))(
  "the links in the main part of %s lead to pages in the same language",
  async (url) => {
    const [, language] = url.split("/")
    const { body } = await app.request({ url })
    const [main] = element(body, "main")
    const hrefs = [...(main ?? "").matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href]) => href)
    const pages = hrefs.filter((href) => !/^\/(site|demo|api|\.well-known)\//.test(href ?? ""))
    const isInLanguage = (href = "") => href === `/${language}` || href.startsWith(`/${language}/`)
    expect(pages.filter((href) => !isInLanguage(href))).toEqual([])
  },
)

test.for(pagePaths)("the last part of %s leads on: it has a link or a button", async (path) => {
  const { body } = await app.request({ url: `/en${path === "/" ? "" : path}` })
  const [main = ""] = element(body, "main")
  const last = main.slice(Math.max(...["<h1", "<h2", "<section"].map((tag) => main.lastIndexOf(tag))))
  expect(last).toMatch(/<a [^>]*href=|<button /)
})

test.for(languages)(
  "every page in “%s” has its own description, for search engines and shared links",
  async (language) => {
    const urls = [...publicPaths, "/login", "/register"].map((path) => `/${language}${path === "/" ? "" : path}`)
    const described = new Map<string, string>()
    for (const url of urls) {
      const { body } = await app.request({ url })
      const [, description = ""] = /<meta name="description" content="([^"]+)"/.exec(body) ?? []
      expect([url, description.length > 40]).toEqual([url, true])
      expect(body).toContain(`<meta property="og:description" content="${description}"`)
      expect([url, described.get(description)]).toEqual([url, undefined])
      described.set(description, url)
    }
  },
)

test.for(languages)("each public page in %s has a title that search results show whole", async (language) => {
  const characters = new Intl.Segmenter(language)
  const titles = new Set<string>()
  for (const path of publicPaths) {
    const { body } = await app.request({ url: `/${language}${path === "/" ? "" : path}` })
    const [title = ""] = element(body, "title").map(textOf)
    expect([path, [...characters.segment(title)].length <= 65]).toEqual([path, true])
    expect([path, titles.has(title)]).toEqual([path, false])
    titles.add(title)
  }
})

test("a page's title has the words that people search for, its heading the name in the menu", async () => {
  const { body } = await app.request({ url: "/en/courses" })
  expect(element(body, "title").map(textOf)).toEqual([
    "Cyber security and ethical hacking courses in Bengali · Prohori",
  ])
  expect(element(body, "h1").map(textOf)).toEqual(["Courses"])
})

test("search engines get the list of courses, in the language of the page", async () => {
  const { body } = await app.request({ url: "/en/courses" })
  const [list] = structuredData(body)
  expect(list["@type"]).toBe("ItemList")
  expect(list.itemListElement[0]).toMatchObject({ position: 1, url: "https://prohori.example/en/courses/ehp" })
})

test("search engines get a course with its price, and breadcrumbs, in the language of the page", async () => {
  const { body } = await app.request({ url: "/en/courses/ehp" })
  const [course, breadcrumbs] = structuredData(body)
  expect(course).toMatchObject({ "@type": "Course", url: "https://prohori.example/en/courses/ehp" })
  // The thumbnail is an SVG.
  expect(course.image).toMatch(/^https:\/\/prohori\.example\/og\/courses\/ehp\/en\.png\?v=/)
  expect((await app.request({ url: new URL(course.image).pathname })).headers["content-type"]).toBe("image/png")
  expect(course.offers).toMatchObject({ price: 14_400, priceCurrency: "BDT" })
  expect(breadcrumbs).toMatchObject({ "@type": "BreadcrumbList" })
})

test("a service is found by its path with & and with %26", async () => {
  for (const and of ["&", "%26"]) {
    const { statusCode, body } = await app.request({ url: `/en/our-services/security-auditing-${and}-consultation` })
    expect(statusCode).toBe(200)
    expect(element(body, "h1").map(textOf)).toEqual(["Details of Security Auditing &amp; Consultation"])
  }
})

test.for(accountPaths)("the form of %s says that it needs JavaScript where there is none", async (url) => {
  const { body } = await app.request({ url })
  expect(body).toMatch(/<noscript><p[^>]*>Sending this form needs JavaScript,/)
})

// Their fields are read from the document: `before-hydration-forms.test.ts` fills them before hydration.
const isRead = (path: string) => /\/verify-certificate\/(many|file)$/.test(path)

test.for([...pagePaths, ...accountPaths].filter((path) => !isRead(path)))(
  "%s has no field whose state React would not see after hydration",
  async (url) => {
    const { body } = await app.request({ url })
    expect(body).not.toMatch(/<(select|textarea)|<input[^>]* type="(checkbox|radio|range|file)"/)
  },
)
