import { once } from "node:events"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, test } from "vitest"
import { createLog } from "#log.ts"
import { builtPages } from "#pages/built.ts"
import { feedLimits, openBlogFeed } from "#resources/blog/feed.ts"
import { readFeed } from "#resources/blog/read-feed.ts"
import { startTestApp } from "#test/test-app.ts"

const item = (number: number, more = "") =>
  `<item><title>Post ${number}</title><link>https://blog.example/${number}</link><pubDate>Tue, ${number} Nov 2026 10:00:00 GMT</pubDate>${more}</item>`
const rss = (...items: string[]) => `<rss version="2.0"><channel><title>Blog</title>${items.join("")}</channel></rss>`

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** A blog on loopback. `feed.respond` can be changed while it runs. */
async function startBlog(respond: RequestListener) {
  const feed = { respond, url: "", requests: 0 }
  const server = createServer((request, response) => {
    feed.requests++
    feed.respond(request, response)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  feed.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.xml`
  stops.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  return feed
}
const respondWith =
  (text: string, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status).end(text)

function openFeed(url: string, limits: Partial<typeof feedLimits> = {}) {
  let changes = 0
  const options = { url, log: createLog("silent"), onChange: () => changes++ }
  const feed = openBlogFeed({ ...options, limits: { ...feedLimits, intervalMs: 20, ...limits } })
  stops.unshift(feed.stop)
  return { titles: () => feed.posts().map(({ title }) => title), changes: () => changes }
}

test("the newest posts of an RSS feed are listed, as plain text and with safe links only", () => {
  const odd = [
    `<item><title>&lt;b&gt;Bold&lt;/b&gt; &amp;amp; more</title><link>/relative</link><description><![CDATA[<p>One</p><script>x()</script> <i>two</i>]]></description></item>`,
    "<item><title>Script</title><link>javascript:alert(1)</link></item>",
    "<item><title>Login</title><link>https://user:password@blog.example/</link></item>",
    "<item><title> </title><link>https://blog.example/untitled</link></item>",
    "<item><title>No link</title></item>",
  ]
  const posts = readFeed(rss(item(2), ...odd, item(24)), "https://blog.example/feed.xml")
  expect(posts.map(({ title, url }) => [title, url])).toEqual([
    ["Post 24", "https://blog.example/24"],
    ["Post 2", "https://blog.example/2"],
    ["Bold & more", "https://blog.example/relative"],
  ])
  expect(posts[0]?.publishedAt).toBe("2026-11-24T10:00:00.000Z")
  expect(posts[2]).toMatchObject({ publishedAt: "", summary: "One two" })
  expect(readFeed(rss(...Array.from({ length: 20 }, (_, n) => item(n + 1))), "https://blog.example/")).toHaveLength(6)
  const long = readFeed(rss(`<item><title>${"ক্ষ".repeat(300)}</title><link>/a</link></item>`), "https://blog.example/")
  expect(long[0]?.title).toBe(`${"ক্ষ".repeat(160)}…`)
})

test("an Atom feed is read like an RSS feed; a document type and anything else is refused", () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Blog</title><entry><title type="html">বাংলা &lt;i&gt;লেখা&lt;/i&gt;</title>
    <link rel="enclosure" href="/film.mp4"/><link href="/post"/><published>2026-11-19T00:00:00Z</published><summary>Short</summary></entry></feed>`
  expect(readFeed(atom, "https://blog.example/")).toEqual([
    { title: "বাংলা লেখা", url: "https://blog.example/post", publishedAt: "2026-11-19T00:00:00.000Z", summary: "Short" },
  ])
  expect(() => readFeed(`<!DOCTYPE x [<!ENTITY a "aaaa">]>${rss(item(1))}`, "https://blog.example/")).toThrow(
    "document type",
  )
  expect(() => readFeed("<html><body>Not found</body></html>", "https://blog.example/")).toThrow()
})

test("while the feed fails, the last posts stay; when it works again, new ones are listed", async () => {
  const blog = await startBlog(respondWith(rss(item(1))))
  const feed = openFeed(blog.url)
  await expect.poll(feed.titles).toEqual(["Post 1"])
  const tooLong = rss(item(3), `<!--${"x".repeat(1_000_000)}-->`)
  for (const failing of [respondWith("", 500), respondWith("no feed"), respondWith(tooLong)]) {
    blog.respond = failing
    const before = blog.requests
    await expect.poll(() => blog.requests).toBeGreaterThan(before + 2)
    expect(feed.titles()).toEqual(["Post 1"])
  }
  expect(feed.changes()).toBe(1)
  blog.respond = respondWith(rss(item(1), item(2)))
  await expect.poll(feed.titles).toEqual(["Post 2", "Post 1"])
  expect(feed.changes()).toBe(2)
})

test("a redirect is not followed: it could lead to an address inside the server's network", async () => {
  const internal = await startBlog(respondWith(rss(item(1))))
  const blog = await startBlog((_, response) => response.writeHead(302, { location: internal.url }).end())
  openFeed(blog.url)
  await expect.poll(() => blog.requests).toBeGreaterThan(2)
  expect(internal.requests).toBe(0)
})

test("a feed that never ends is given up", async () => {
  const blog = await startBlog((_, response) => void response.write(rss(item(1)).slice(0, 50)))
  openFeed(blog.url, { timeoutMs: 50 })
  await expect.poll(() => blog.requests).toBeGreaterThan(2)
})

test("the blog's page lists the posts once the feed was read, and no request waits for it", async () => {
  const blog = await startBlog(() => {})
  const app = await startTestApp("sqlite", { pages: await builtPages(), blogFeedUrl: blog.url })
  stops.unshift(() => app.stop())
  expect((await app.request({ url: "/en/blogs" })).body).not.toContain('id="latest"')
  expect((await app.request({ url: "/api/blog/get-posts" })).json()).toMatchObject({ data: [], count: 0 })
  const read = await startBlog(respondWith(rss(item(5, "<description>A summary</description>"))))
  const other = await startTestApp("sqlite", { pages: await builtPages(), blogFeedUrl: read.url })
  stops.unshift(() => other.stop())
  await expect.poll(async () => (await other.request({ url: "/en/blogs" })).body).toContain('id="latest"')
  const { body } = await other.request({ url: "/en/blogs" })
  expect(body).toContain('href="https://blog.example/5"')
  expect(body).toContain("5 November 2026")
  expect((await other.request({ url: "/api/blog/get-posts" })).json()).toMatchObject({ count: 1 })
})
