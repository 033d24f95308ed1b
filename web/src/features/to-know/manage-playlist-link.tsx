import { ExternalLink } from "#ui/external-link.tsx"
import { useFullTextPopover } from "#ui/truncated-text.tsx"
import { truncationIndex } from "#ui/truncation-index.ts"

/** A row shortens longer URLs. */
const maxUrlCharacters = 30

/** The URL is shortened in its text, as the product document demands; hover and focus show all of it. */
export function PlaylistLink({ href }: { href: string }) {
  const cutAt = truncationIndex(maxUrlCharacters, href)
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
