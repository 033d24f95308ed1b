import { classes } from "#ui/class-names.ts"

/** A quiet button of a toolbar. */
export const toolClass = (className?: string) =>
  classes(
    "inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-field border border-transparent px-3 font-semibold text-sm hover:bg-sunken lg:min-h-10",
    className,
  )
