import { type ReactNode, useId } from "react"

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={id} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}
