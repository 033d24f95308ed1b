import type { ReactNode } from "react"
import { useSpeech } from "#i18n/language.tsx"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"

type Item = { title: string; text: string }

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="measure grid gap-4 text-lg">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid gap-3">
      {points.map((point) => (
        <li key={point} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
          <Icon shape={shapes.check} width={2.25} className="mt-1 text-brand" />
          {point}
        </li>
      ))}
    </ul>
  )
}

/** Short texts of equal weight, side by side. */
export function Cards({ items }: { items: readonly Item[] }) {
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

/** What comes one after the other. */
export function Steps({ steps }: { steps: readonly Item[] }) {
  const { format } = useSpeech()
  return (
    <ol className="grid">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="group grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
          <div aria-hidden="true" className="grid grid-rows-[auto_1fr] justify-items-center">
            <span className="flex size-10 items-center justify-center rounded-full bg-brand-soft font-semibold text-brand">
              {format.number(index + 1)}
            </span>
            <span className="w-px bg-line group-last:hidden" />
          </div>
          <div className="grid gap-1 pt-1.5 pb-8 group-last:pb-0">
            <h3 className="text-lg">{title}</h3>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The last word of a page: what to do now. */
export function ClosingPanel({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="deep grid gap-4 rounded-card p-6 md:p-10">
      <h2 className="text-2xl md:text-3xl">{title}</h2>
      {text && <p className="measure text-muted">{text}</p>}
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  )
}
