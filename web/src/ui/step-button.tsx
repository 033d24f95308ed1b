import { IconButton } from "#ui/button.tsx"
import { classes } from "#ui/class-names.ts"
import { DownIcon } from "#ui/icon.tsx"

type StepButtonProps = {
  id: string
  label: string
  isUp?: boolean
  isEnd: boolean
  onPress: () => void
  className?: string
}

/** One place up or down. At an end of the list it does nothing, but keeps the focus that it has. */
export function StepButton({ id, label, isUp = false, isEnd, onPress, className }: StepButtonProps) {
  return (
    <IconButton
      id={id}
      label={label}
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && onPress()}
      className={classes("aria-disabled:cursor-not-allowed aria-disabled:opacity-40", className)}
    >
      <DownIcon className={isUp ? "rotate-180" : undefined} />
    </IconButton>
  )
}
