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

/** Moves an item one position up or down. At the end of the list it is `aria-disabled`, so that it keeps the focus. */
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
