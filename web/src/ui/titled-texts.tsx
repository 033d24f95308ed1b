export type TitledText = { title: string; text: string }

/** Short texts of equal weight, side by side. */
export function TextCards({ items }: { items: readonly TitledText[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3 lg:[&:has(>:nth-child(4):last-child)]:grid-cols-4">
      {items.map(({ title, text }) => (
        <li key={title} className="grid content-start gap-2 rounded-card border border-line bg-surface p-6">
          <h3 className="text-lg">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** The same, lighter: many of them, each under a line. */
export function TextGrid({ items }: { items: readonly TitledText[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ title, text }) => (
        <li key={title} className="grid content-start gap-1 border-line border-t pt-4">
          <h3 className="text-lg">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
