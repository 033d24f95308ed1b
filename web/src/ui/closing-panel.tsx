import type { ReactNode } from "react"

/** The last word of a page: what to do now. */
export function ClosingPanel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="deep grid gap-4 rounded-card p-6 md:p-10">
      <h2 className="text-2xl md:text-3xl">{title}</h2>
      <p className="measure text-muted">{text}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">{children}</div>
    </section>
  )
}
