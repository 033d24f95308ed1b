import { paths } from "#paths.ts"
import type { BlogsContent } from "#site/en/blogs.ts"
import type { blog } from "#site/links.ts"
import { ButtonLink } from "#ui/button/button.tsx"
import { ExternalButton } from "#ui/button/external-link.tsx"
import { EmptyState } from "#ui/display/state.tsx"

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
