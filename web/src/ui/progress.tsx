import { useId } from "react"
import { classes } from "#ui/class-names.ts"

type ProgressProps = {
  label: string
  /** From 0 to 1; left out while nobody knows. */
  share?: number | undefined
  /** What the share is in words or figures, beside the label. */
  text?: string | undefined
  className?: string
}

export function Progress({ label, share, text, className }: ProgressProps) {
  const id = useId()
  return (
    <div className={classes("grid gap-1.5", className)}>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <label htmlFor={id}>{label}</label>
        <span className="tabular text-muted">{text}</span>
      </div>
      <progress
        id={id}
        max={1}
        value={share}
        aria-valuetext={text}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken text-brand indeterminate:animate-glow indeterminate:bg-brand [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-brand"
      />
    </div>
  )
}
