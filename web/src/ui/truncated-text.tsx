import { endOf } from "#ui/end-of.ts"
import { popoverClass, usePopover } from "#ui/popover.ts"

/** A text cut in the text itself, with '...' after it; the whole of it shows while it is pointed at or has the focus. */
export function TruncatedText({ text, most }: { text: string; most: number }) {
  const { events, whole } = useWholeText<HTMLSpanElement>(text)
  const cutAt = endOf(most, text)
  if (cutAt === null) return <span className="wrap-anywhere">{text}</span>
  return (
    <>
      <span
        {...events}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the whole text is one focus away, for those without a pointer
        tabIndex={0}
        role="note"
        aria-label={text}
        className="wrap-anywhere inline-block min-h-6 rounded-tag"
      >
        {text.slice(0, cutAt)}...
      </span>
      {whole}
    </>
  )
}

/** For what is more than a text, such as a link whose address is cut. */
export function useWholeText<Anchor extends HTMLElement = HTMLAnchorElement>(text: string) {
  const { anchor, box } = usePopover<Anchor, HTMLSpanElement>()
  const whole = (
    <span {...box} aria-hidden="true" className={popoverClass}>
      {text}
    </span>
  )
  return { events: anchor, whole }
}
