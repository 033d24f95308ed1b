import type { ReactNode } from "react"
import { Summary } from "#ui/display/section.tsx"

export type FaqItem = { question: string; answer: string }

/** The frame around questions. */
export function FaqList({ children }: { children: ReactNode }) {
  return <div className="self-start divide-y divide-line rounded-card border border-line bg-surface">{children}</div>
}

type FaqEntryProps = { question: string; lang?: string | undefined; children: ReactNode }

/** The answer opens when the question is pressed, without script too; on paper every answer is open. */
export function FaqEntry({ question, lang, children }: FaqEntryProps) {
  return (
    <details className="group print:break-inside-avoid print:details-content:block print:details-content:[content-visibility:visible]">
      <Summary className="min-h-14 scroll-mb-48 px-4 py-3 hover:bg-brand-soft group-first:rounded-t-card group-last:rounded-b-card md:px-6">
        <h3 lang={lang} className="wrap-anywhere min-w-0">
          {question}
        </h3>
      </Summary>
      {children}
    </details>
  )
}

/** The fixed questions of a page. */
export function Faq({ items }: { items: readonly FaqItem[] }) {
  return (
    <FaqList>
      {items.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an open answer stays open in the other language, and none ever moves
        <FaqEntry key={index} question={question}>
          <p className="measure px-4 pt-2 pb-5 text-muted md:px-6">{answer}</p>
        </FaqEntry>
      ))}
    </FaqList>
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
