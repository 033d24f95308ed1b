import type { ReactNode } from "react"

export function Section({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 rounded-card border border-line bg-surface p-4">
      <div className="grid gap-1">
        <h2 className="text-lg">{title}</h2>
        <p className="text-muted">{text}</p>
      </div>
      {children}
    </section>
  )
}
