import type { ComponentProps } from "react"
import { classes } from "#ui/class-names.ts"
import { WarningIcon } from "#ui/image/icon.tsx"

/** What is wrong with one thing, beside it. The parent announces it, or the field with this text's `id`. */
export function ProblemText({ className, children, ...rest }: ComponentProps<"p">) {
  return (
    <p {...rest} className={classes("flex items-start gap-1.5 text-danger text-sm", className)}>
      <WarningIcon className="mt-px" />
      {children}
    </p>
  )
}
