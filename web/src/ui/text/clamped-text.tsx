import { classes } from "#ui/class-names.ts"
import { BreakableText } from "#ui/text/breakable-text.tsx"

type ClampedTextProps = { text: string; className?: string; isOneLine?: boolean }

/** Shows at most two lines of a text; the tooltip and screen readers have all of it. In a card's second line one. */
export function ClampedText({ text, className, isOneLine = false }: ClampedTextProps) {
  return (
    <span
      title={text}
      className={classes(
        "wrap-anywhere leading-5",
        isOneLine ? "line-clamp-1" : "line-clamp-2 in-[.brief]:line-clamp-1 @3xl:in-[.brief]:line-clamp-2",
        className,
      )}
    >
      <BreakableText text={text} />
    </span>
  )
}
