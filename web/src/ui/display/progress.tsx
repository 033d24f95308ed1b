import { useId } from "react"
import { classes } from "#ui/class-names.ts"

type ProgressProps = {
  label: string
  /** From 0 to 1; undefined if unknown (indeterminate). */
  share?: number | undefined
  /** The share as text, shown beside the label. */
  text?: string | undefined
  className?: string
}

export function Progress({ label, share, text, className }: ProgressProps) {
  const id = useId()
  return (
    <div
      className={classes(
        "grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm min-[30rem]:grid-cols-[minmax(0,1fr)_auto]",
        className,
      )}
    >
      <label htmlFor={id} className="col-start-1 row-start-1">
        {label}
      </label>
      <progress
        id={id}
        max={1}
        value={share}
        aria-valuetext={text}
        className="row-start-2 block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken text-brand indeterminate:animate-glow indeterminate:bg-brand [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-brand min-[30rem]:col-span-2"
      />
      {text && (
        <span className="tabular row-start-3 text-muted min-[30rem]:col-start-2 min-[30rem]:row-start-1 min-[30rem]:text-end">
          {text}
        </span>
      )}
    </div>
  )
}
