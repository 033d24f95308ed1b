import { Summary } from "#ui/section.tsx"

export function Questions({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {items.map(({ question, answer }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is open stays so in the other language, and none ever moves
        <details key={place} className="group">
          <Summary className="min-h-14 py-3 font-semibold">{question}</Summary>
          <p className="measure pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
