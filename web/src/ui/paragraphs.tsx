import { classes } from "#ui/class-names.ts"

export function Paragraphs({ lines, className }: { lines: readonly string[]; className?: string }) {
  return (
    <div className={classes("measure grid", className)}>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand there twice, and none ever moves
        <p key={place} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </div>
  )
}
