import { classes } from "#ui/class-names.ts"
import { BreakableText } from "#ui/text/breakable-text.tsx"

/** Shows at most three lines of a text; the tooltip and screen readers have all of it. */
export function ClampedText({ text, className }: { text: string; className?: string }) {
  return (
    <span title={text} className={classes("wrap-anywhere line-clamp-3", className)}>
      <BreakableText text={text} />
    </span>
  )
}
