import { classes } from "#ui/class-names.ts"
import { CheckIcon } from "#ui/icon.tsx"

export function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={classes("grid gap-x-6 gap-y-3", className)}>
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
          <CheckIcon width={2.25} className="mt-1 text-brand" />
          {item}
        </li>
      ))}
    </ul>
  )
}
