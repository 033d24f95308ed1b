import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"

export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li key={item} className="flex min-w-0 gap-2">
          <Icon shape={shapes.check} className="mt-0.5 text-brand" />
          {item}
        </li>
      ))}
    </ul>
  )
}
