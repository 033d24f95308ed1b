import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { en } from "#i18n/en.ts"
import { I18nContext, i18nFor } from "#i18n/language.tsx"
import { blogs } from "#site/en/blogs.ts"
import { BlogEmbed } from "./blogs-page.tsx"

const render = (blog: { url: string; isEmbeddable: boolean }) =>
  renderToStaticMarkup(
    <I18nContext value={i18nFor("en", en)}>
      <MemoryRouter>
        <BlogEmbed texts={blogs} blog={blog} />
      </MemoryRouter>
    </I18nContext>,
  )
const link = /<a href="https:\/\/blog\.example\/us"[^>]* target="_blank" rel="noopener"[^>]*>Open the blog</

test("a blog that may be framed is shown in a sandboxed frame, below a link to it", () => {
  const html = render({ url: "https://blog.example/us", isEmbeddable: true })
  expect(html).toMatch(link)
  const frame = /<iframe[^>]*>/.exec(html)?.[0] ?? ""
  expect(frame).toContain('src="https://blog.example/us"')
  expect(frame).toContain('title="The blog"')
  expect(frame).toContain('loading="lazy"')
  expect(frame).toMatch(/sandbox="allow-scripts [^"]+"/)
  expect(frame).not.toContain("allow-top-navigation")
  expect(html.indexOf("<iframe")).toBeGreaterThan(html.search(link))
})

test("a blog that refuses to be framed is only a link", () => {
  const html = render({ url: "https://blog.example/us", isEmbeddable: false })
  expect(html).toMatch(link)
  expect(html).not.toContain("<iframe")
})

test("without a blog the page links to the courses", () => {
  const html = render({ url: "", isEmbeddable: true })
  expect(html).toContain(blogs.none)
  expect(html).toContain('href="/courses"')
  expect(html).not.toContain("<iframe")
})
