import { createHash } from "node:crypto"
import { languages } from "contract"
import { afterAll, beforeAll, expect, test } from "vitest"
import { accountPaths, pagePaths, startDemoSite } from "#test/demo-site.ts"
import type { TestApp } from "#test/test-app.ts"

let app: TestApp
let wholeSheet: string
beforeAll(async () => {
  app = await startDemoSite()
  const dashboard = (await app.request({ url: "/dashboard" })).body
  const [, url = ""] = /<link rel="stylesheet" href="([^"]+)">/.exec(dashboard) ?? []
  wholeSheet = (await app.request({ url })).body
})
afterAll(() => app.stop())

const styleOf = (html: string) => /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? ""
const classesOf = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ").map(unescapeHtml)))

const entities: Record<string, string> = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" }
const unescapeHtml = (text: string) => text.replaceAll(/&(amp|gt|lt|quot|#x27);/g, (entity) => entities[entity] ?? "")

/** The classes that a style sheet's selectors name. */
function classesIn(sheet: string) {
  const names = sheet.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)
  const unescaped = [...names].map(([, name = ""]) =>
    name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code, character) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
    ),
  )
  return new Set(unescaped)
}

test("the first paint of a page waits for no file: its styles are inline, and allowed by hash", async () => {
  const { body, headers } = await app.request({ url: "/bn/courses" })
  const hash = createHash("sha256").update(styleOf(body)).digest("base64")
  expect(headers["content-security-policy"]).toContain(`style-src 'self' 'sha256-${hash}'`)
  expect(headers.link).not.toContain("as=style")
  expect(body).not.toContain('rel="stylesheet"')
})

test("each inline rule is written as in the whole sheet, for the same browsers", async () => {
  const { body } = await app.request({ url: "/en" })
  const parts = styleOf(body).split(/[{}]/)
  expect(parts.length).toBeGreaterThan(1000)
  expect(parts.filter((part) => !wholeSheet.includes(part))).toEqual([])
})

test.for(languages)(
  "every class of a page that has a rule has one in the inline styles, in language %s",
  async (language) => {
    const known = classesIn(wholeSheet)
    const urls = [...pagePaths, ...accountPaths].map((path) => `/${language}${path === "/" ? "" : path}`)
    const missing: Record<string, string[]> = {}
    let used = 0
    for (const url of urls) {
      const { body } = await app.request({ url })
      const inline = classesIn(styleOf(body))
      const needed = [...classesOf(body)].filter((name) => known.has(name))
      used += needed.length
      const absent = needed.filter((name) => !inline.has(name))
      if (absent.length > 0) missing[url] = absent
      // Rules that only the dashboard needs are left out.
      expect(inline.size).toBeLessThan(known.size * 0.9)
    }
    expect(missing).toEqual({})
    expect(used / urls.length).toBeGreaterThan(100)
  },
)
