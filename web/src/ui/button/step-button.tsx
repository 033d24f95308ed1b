import { IconButton } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"

type StepButtonProps = {
  id: string
  label: string
  isUp?: boolean
  isEnd: boolean
  onPress: () => void
  className?: string
}

// No elements, because a list may have a hundred rows.
const arrow = "before:size-2 before:rotate-45 before:border-current"
const arrows = {
  up: "before:translate-y-0.5 before:border-t-2 before:border-l-2",
  down: "before:-translate-y-0.5 before:border-r-2 before:border-b-2",
}

/** Moves an item one position up or down. At the end of the list it is `aria-disabled`, so that it keeps the focus. */
export function StepButton({ id, label, isUp = false, isEnd, onPress, className }: StepButtonProps) {
  return (
    <IconButton
      id={id}
      label={label}
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && onPress()}
      className={classes(
        "aria-disabled:cursor-not-allowed aria-disabled:opacity-40",
        arrow,
        arrows[isUp ? "up" : "down"],
        className,
      )}
    />
  )
}
