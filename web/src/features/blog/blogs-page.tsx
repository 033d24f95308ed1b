import { type BlogPost, getBlogPosts } from "contract"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { useI18n } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { loaderContext } from "#rendering/loader-context.ts"
import { Head } from "#site/component/head.tsx"
import type { BlogsContent } from "#site/en/blogs.ts"
import { blog } from "#site/links.ts"
import { ButtonLink, ExternalButton, ExternalLink } from "#ui/button/button.tsx"
import { ClosingPanel, PageFrame, Section, TextGrid } from "#ui/display/section.tsx"
import { EmptyState } from "#ui/display/state.tsx"
import { useLangOf } from "#ui/text/in-bengali.tsx"

/** The posts of the blog's feed; nothing while there is no feed or no post. */
function LatestPosts({ title, posts }: { title: string; posts: readonly BlogPost[] }) {
  const { format } = useI18n()
  const langOf = useLangOf()
  if (posts.length === 0) return null
  return (
    <Section id="latest" title={title}>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {posts.map((post) => (
          <li
            key={post.url}
            className="wrap-anywhere grid content-start gap-2 rounded-card border border-line bg-surface p-6"
          >
            {post.publishedAt !== "" && (
              <time dateTime={post.publishedAt} className="text-muted text-sm">
                {format.date(post.publishedAt)}
              </time>
            )}
            <h3 className="text-lg leading-snug" lang={langOf(post.title)}>
              <ExternalLink href={post.url} className="text-brand">
                {post.title}
              </ExternalLink>
            </h3>
            {post.summary !== "" && (
              <p className="text-muted" lang={langOf(post.summary)}>
                {post.summary}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

type BlogEmbedProps = { texts: BlogsContent; blog: Pick<typeof blog, "url" | "isEmbeddable"> }

/** A link to the blog, and the blog itself in a frame if its site allows that. */
export function BlogEmbed({ texts, blog: { url, isEmbeddable } }: BlogEmbedProps) {
  if (url === "") {
    return <EmptyState text={texts.none} action={<ButtonLink to={paths.courses}>{texts.courses}</ButtonLink>} />
  }
  return (
    <div className="grid justify-items-start gap-4">
      {/* No event tells that a site refuses to be framed, so the link and the note are always shown. */}
      <p className="measure">{isEmbeddable ? texts.frameNote : texts.outside}</p>
      <ExternalButton kind="accent" href={url}>
        {texts.open}
      </ExternalButton>
      {isEmbeddable && (
        <iframe
          src={url}
          title={texts.frame}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms"
          className="h-[80dvh] min-h-96 w-full rounded-card border border-line bg-surface"
        />
      )}
    </div>
  )
}

const loadTexts = { en: () => import("#site/en/blogs.ts"), bn: () => import("#site/bn/blogs.ts") }
const shownPosts = 3

/** The page is complete without posts: they are left out if they cannot be loaded in the browser. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { language, read } = context.get(loaderContext)
  const [{ blogs: texts }, posts] = await Promise.all([
    loadTexts[language](),
    read(getBlogPosts).catch(nothingInBrowser),
  ])
  return { texts, posts: posts?.data.slice(0, shownPosts) ?? [] }
}

function nothingInBrowser(failure: unknown): null {
  if (import.meta.env.SSR) throw failure
  return null
}

export function Component() {
  const { texts, posts } = useLoaderData<typeof loader>()
  const { title, searchTitle, description, lead, latest, topicsTitle, topics, nextStep } = texts
  return (
    <PageFrame title={title} lead={lead}>
      <Head title={searchTitle} description={description} />
      <BlogEmbed texts={texts} blog={blog} />
      <LatestPosts title={latest} posts={posts} />
      <Section id="topics" title={topicsTitle}>
        <TextGrid items={topics} />
      </Section>
      <ClosingPanel title={nextStep.title} text={nextStep.text}>
        <ButtonLink kind="accent" to={paths.toKnows}>
          {nextStep.toKnows}
        </ButtonLink>
        <ButtonLink to={paths.courses}>{nextStep.courses}</ButtonLink>
      </ClosingPanel>
    </PageFrame>
  )
}
