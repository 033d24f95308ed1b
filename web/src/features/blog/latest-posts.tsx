import type { BlogPost } from "contract"
import { useI18n } from "#i18n/language.tsx"
import { ExternalLink } from "#ui/button/external-link.tsx"
import { Section } from "#ui/display/section.tsx"
import { useLangOf } from "#ui/text/in-bengali.tsx"

/** The posts of the blog's feed; nothing while there is no feed or no post. */
export function LatestPosts({ title, posts }: { title: string; posts: readonly BlogPost[] }) {
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
