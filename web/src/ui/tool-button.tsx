import { classes } from "#ui/class-names.ts"
import { DownIcon, Icon } from "#ui/icon.tsx"

/** A quiet button of a toolbar. */
export const toolClass = (className?: string) =>
  classes(
    "inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-field border border-transparent px-3 font-semibold text-sm hover:bg-sunken lg:min-h-10",
    className,
  )

/** The label of a toolbar's menu: only its icon where the toolbar is narrow. */
export function ToolLabel({ shape, text }: { shape: string; text: string }) {
  return (
    <>
      <Icon shape={shape} className="@3xl:hidden" />
      <span className="@max-3xl:sr-only max-w-48 truncate">{text}</span>
      <DownIcon className="-me-1 @max-3xl:hidden size-4" />
    </>
  )
}
