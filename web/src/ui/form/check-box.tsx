import type { ComponentProps } from "react"
import { classes } from "#ui/class-names.ts"

/** Where the position makes the meaning visible, `aria-label` replaces the children. */
type CheckBoxProps = Omit<ComponentProps<"input">, "type"> & {
  /** Some, but not all, of its items are selected. */
  isMixed?: boolean
}

const box =
  "grid size-5 shrink-0 cursor-pointer appearance-none place-content-center rounded-tag border border-line-strong bg-surface checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand disabled:cursor-not-allowed disabled:opacity-55 forced-colors:appearance-auto"
const mark =
  "before:hidden before:size-3 before:bg-on-brand before:[clip-path:polygon(13%_45%,1%_57%,37%_91%,99%_25%,86%_13%,37%_65%)] checked:before:block indeterminate:before:block indeterminate:before:[clip-path:inset(41%_4%)] forced-colors:before:hidden"

export function CheckBox({ children, isMixed = false, className, ...rest }: CheckBoxProps) {
  const showMixed = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isMixed
  }
  return (
    <label className={classes("inline-flex min-h-11 min-w-6 cursor-pointer items-center gap-2", className)}>
      <input {...rest} ref={showMixed} type="checkbox" className={classes(box, mark)} />
      {children && <span>{children}</span>}
    </label>
  )
}
