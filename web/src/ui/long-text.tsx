import { classes } from "#ui/class-names.ts"

/** Three lines of a text at most; the whole of it where it is pointed at, and to a screen reader. */
export function LongText({ text, className }: { text: string; className?: string }) {
  return (
    <span title={text} className={classes("wrap-anywhere line-clamp-3", className)}>
      {text}
    </span>
  )
}
