import { Summary } from "#ui/section.tsx"

export type FaqItem = { question: string; answer: string }

const openOnPaper = "group print:details-content:block print:details-content:[content-visibility:visible]"

/** Fixed questions; each answer opens when its question is pressed, without script too. */
export function Faq({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {items.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an open answer stays open in the other language, and none ever moves
        <details key={index} className={openOnPaper}>
          <Summary className="min-h-14 py-3 font-semibold">{question}</Summary>
          <p className="measure pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}

/** The same questions as structured data, for search engines. */
export const faqPage = (items: readonly FaqItem[]) => ({
  "@type": "FAQPage",
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
})
