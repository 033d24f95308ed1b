import { ExternalLink } from "#ui/button/external-link.tsx"
import { useFullTextPopover } from "#ui/text/truncated-text.tsx"
import { truncationIndex } from "#ui/text/truncation-index.ts"

/** A row truncates longer URLs. */
const maxUrlCharacters = 30

/** The URL is truncated in its text, as the product document demands; hover and focus show all of it. */
export function PlaylistLink({ href }: { href: string }) {
  const truncateAt = truncationIndex(maxUrlCharacters, href)
  const { events, popover } = useFullTextPopover(href)
  const isTruncated = truncateAt !== null
  return (
    <>
      <ExternalLink
        {...(isTruncated && events)}
        href={href}
        className="wrap-anywhere @5xl:whitespace-nowrap inline-flex min-h-11 items-center rounded-tag text-brand lg:min-h-6"
      >
        {isTruncated ? <span aria-hidden="true">{href.slice(0, truncateAt)}...</span> : href}
        {isTruncated && <span className="sr-only">{href}</span>}
      </ExternalLink>
      {isTruncated && popover}
    </>
  )
}
