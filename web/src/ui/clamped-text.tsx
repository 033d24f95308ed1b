import { BreakableText } from "#ui/breakable-text.tsx"
import { classes } from "#ui/class-names.ts"

/** Shows at most three lines of a text; the tooltip and screen readers have all of it. */
export function ClampedText({ text, className }: { text: string; className?: string }) {
  return (
    <span title={text} className={classes("wrap-anywhere line-clamp-3", className)}>
      <BreakableText text={text} />
    </span>
  )
}
