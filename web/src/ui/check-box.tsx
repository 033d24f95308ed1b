import { type ComponentProps, type ReactNode, useEffect, useRef } from "react"
import { classes } from "#ui/class-names.ts"

type CheckBoxProps = Omit<ComponentProps<"input">, "type"> & {
  children: ReactNode
  /** Some of what it stands for is chosen, not all. */
  isMixed?: boolean
  /** Said by its place to those who see it. */
  isLabelHidden?: boolean
}

export function CheckBox({ children, isMixed = false, isLabelHidden = false, className, ...rest }: CheckBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label className={classes("inline-flex min-h-11 min-w-6 cursor-pointer items-center gap-2", className)}>
      <input {...rest} ref={input} type="checkbox" className="size-5 shrink-0 accent-brand" />
      <span className={isLabelHidden ? "sr-only" : undefined}>{children}</span>
    </label>
  )
}
