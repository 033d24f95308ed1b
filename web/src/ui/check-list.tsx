import { classes } from "#ui/class-names.ts"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"

export function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={classes("grid gap-x-6 gap-y-3", className)}>
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
          <Icon shape={shapes.check} width={2.25} className="mt-1 text-brand" />
          {item}
        </li>
      ))}
    </ul>
  )
}
