import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { builtPages } from "#pages/built.ts"
import { aCourse } from "#test/factories.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

describe("the page of search results", () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp("sqlite", { pages: await builtPages() })
  })
  afterAll(() => app.stop())

  test("results are a page without JavaScript, which search engines do not index and the cache does not keep", async () => {
    const { route } = aCourse()
    const { token } = await app.as("admin")
    const payload = aCourse({ route, title: "Pangolin class" })
    await app.request({ method: "POST", url: "/api/courses/register", payload }, token)
    const { statusCode, body } = await app.request({ url: "/en/search?q=pangolin" })
    expect(statusCode).toBe(200)
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect(body).toMatch(/<mark[^>]*>Pangolin<\/mark> class/)
    expect(body).toContain(`href="/en/courses/${route}"`)
    await app.database.write([], (trx) => trx.deleteFrom("course").where("route", "=", route).execute())
    app.database.changes.publish(["question"])
    expect((await app.request({ url: "/en/search?q=pangolin" })).body).toContain("Nothing found for “pangolin”")
  })

  test("a search that is too long returns 400 with the form, and an empty one only the form", async () => {
    const long = await app.request({ url: `/en/search?q=${"x".repeat(201)}` })
    expect(long.statusCode).toBe(400)
    expect(long.body).toContain("Please shorten your search to 200 characters.")
    const { statusCode, body } = await app.request({ url: "/en/search" })
    expect(statusCode).toBe(200)
    expect(body).not.toContain("noindex")
    expect(body).toMatch(/<main .*<form [^>]*action="\/en\/search"/s)
  })

  test.for(["en", "bn"] as const)(
    "search engines get the URL of the search on the home page in “%s”",
    async (language) => {
      const { body } = await app.request({ url: `/${language}` })
      const [, url = ""] = /"urlTemplate":"([^"]+)\{search_term_string\}"/.exec(body) ?? []
      expect(url).toBe(`http://localhost:3000/${language}/search?q=`)
    },
  )
})
