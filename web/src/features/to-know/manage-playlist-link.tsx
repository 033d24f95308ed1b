import { ExternalLink } from "#ui/external-link.tsx"
import { useFullTextPopover } from "#ui/truncated-text.tsx"
import { truncationIndex } from "#ui/truncation-index.ts"

/** The longest address that stands whole in a row. */
const most = 30

/** Cut in the text, as every text is that the product document has cut; the whole shows on hover and focus. */
export function PlaylistLink({ href }: { href: string }) {
  const cutAt = truncationIndex(most, href)
  const { events, popover } = useFullTextPopover(href)
  const isCut = cutAt !== null
  return (
    <>
      <ExternalLink
        {...(isCut && events)}
        href={href}
        className="wrap-anywhere inline-flex min-h-11 items-center rounded-tag text-brand lg:min-h-6"
      >
        {isCut ? <span aria-hidden="true">{href.slice(0, cutAt)}...</span> : href}
        {isCut && <span className="sr-only">{href}</span>}
      </ExternalLink>
      {isCut && popover}
    </>
  )
}
