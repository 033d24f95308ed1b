import { languages } from "contract"
import { afterAll, beforeAll, expect, test } from "vitest"
import { makeFirstAdmin } from "#first-admin.ts"
import { builtPages } from "#pages/built.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

const settings = { publicUrl: "https://prohori.example", rateLimit: 0, trustProxy: undefined }
const admin = { adminEmail: "admin@example.com", adminPassword: "the watch at the gate", demo: true }
const pages = await builtPages()
const { publicPaths, coursePath } = await pages.site()
const paths = [
  ...publicPaths,
  ...["ehp", "digital-forensics"].map(coursePath),
  "/courses?tab=free",
  "/verify-certificate?no=PRH-0001-0001",
  "/verify-certificate?no=PRH-0001-0002",
  "/verify-certificate?no=PRH-0001-0003",
  "/cyber-defenders?q=Jashore",
  "/cyber-defenders?q=atlantis",
  "/no/such/page",
]

let app: TestApp
beforeAll(async () => {
  app = await startTestApp("sqlite", { pages, settings })
  await makeFirstAdmin(app.database, admin)
})
afterAll(() => app.stop())

const element = (html: string, name: string) => html.match(new RegExp(`<${name}[ >].*?</${name}>`, "gs")) ?? []

/** What the element shows before any script has run. */
function textOf(html = "") {
  const shown = html.replaceAll(/<(script|style|template|noscript|dialog)\b.*?<\/\1>/gs, "")
  return shown
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
}

test.for(languages.flatMap((language) => paths.map((path) => `/${language}${path === "/" ? "" : path}`)))(
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
