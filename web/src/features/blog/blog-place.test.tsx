import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { en } from "#i18n/en.ts"
import { I18nContext, i18nFor } from "#i18n/language.tsx"
import { blogs } from "#site/en/blogs.ts"
import { BlogPlace } from "./blog-place.tsx"

const place = (blog: { address: string; isEmbeddable: boolean }) =>
  renderToStaticMarkup(
    <I18nContext value={i18nFor("en", en)}>
      <MemoryRouter>
        <BlogPlace texts={blogs} blog={blog} />
      </MemoryRouter>
    </I18nContext>,
  )
const link = /<a href="https:\/\/blog\.example\/us"[^>]* target="_blank" rel="noopener"[^>]*>Open the blog</

test("a blog that may be framed stands in a closed-off frame, below a link to it", () => {
  const html = place({ address: "https://blog.example/us", isEmbeddable: true })
  expect(html).toMatch(link)
  const frame = /<iframe[^>]*>/.exec(html)?.[0] ?? ""
  expect(frame).toContain('src="https://blog.example/us"')
  expect(frame).toContain('title="The blog"')
  expect(frame).toContain('loading="lazy"')
  expect(frame).toMatch(/sandbox="allow-scripts [^"]+"/)
  expect(frame).not.toContain("allow-top-navigation")
  expect(html.indexOf("<iframe")).toBeGreaterThan(html.search(link))
})

test("a blog that refuses to be framed is a link alone", () => {
  const html = place({ address: "https://blog.example/us", isEmbeddable: false })
  expect(html).toMatch(link)
  expect(html).not.toContain("<iframe")
})

test("without a blog the page leads to the courses", () => {
  const html = place({ address: "", isEmbeddable: true })
  expect(html).toContain(blogs.none)
  expect(html).toContain('href="/courses"')
  expect(html).not.toContain("<iframe")
})
