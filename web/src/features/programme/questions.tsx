import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"

export function Questions({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {items.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            {question}
            <Icon shape={shapes.down} className="text-brand transition-transform duration-150 group-open:rotate-180" />
          </summary>
          <p className="measure pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
