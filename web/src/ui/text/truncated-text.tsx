import { popoverClass, usePopover } from "#ui/overlay/popover.ts"
import { BreakableText } from "#ui/text/breakable-text.tsx"
import { truncationIndex } from "#ui/text/truncation-index.ts"

/** A text truncated in the markup, with "..." after it. A popover shows the whole text on hover or focus. */
export function TruncatedText({ text, maxCharacters }: { text: string; maxCharacters: number }) {
  const { events, popover } = useFullTextPopover<HTMLSpanElement>(text)
  const end = truncationIndex(maxCharacters, text)
  if (end === null) {
    return (
      <span className="wrap-anywhere">
        <BreakableText text={text} />
      </span>
    )
  }
  return (
    <>
      <span
        {...events}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users reach the whole text by focusing it
        tabIndex={0}
        role="note"
        aria-label={text}
        className="wrap-anywhere inline-block min-h-6 rounded-tag"
      >
        <BreakableText text={`${text.slice(0, end)}...`} />
      </span>
      {popover}
    </>
  )
}

/** Shows the full text in a popover. For other elements than a text, such as a link with a truncated URL. */
export function useFullTextPopover<Anchor extends HTMLElement = HTMLAnchorElement>(text: string) {
  const { anchor, box } = usePopover<Anchor, HTMLSpanElement>()
  const popover = (
    <span {...box} aria-hidden="true" className={popoverClass}>
      {text}
    </span>
  )
  return { events: anchor, popover }
}
