import type { ServicesContent } from "#site/en/services.ts"
import { Badge } from "#ui/display/badge.tsx"
import { Section } from "#ui/display/section.tsx"
import { Mark } from "#ui/image/mark.tsx"

const request =
  "GET /invoices/1042\nCookie: session=\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588 (customer 1007)\n\nHTTP/1.1 200 OK"

/** One finding of a report, as customers get it. */
export function ReportSample({ texts }: { texts: ServicesContent["report"] }) {
  const { title, lead, number, severity, name, rows, evidence, caption } = texts
  return (
    <Section id="report" title={title} lead={lead} isBeside>
      <figure className="grid gap-2">
        <div className="overflow-hidden rounded-card border border-line bg-surface">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b bg-sunken px-4 py-3 text-muted text-sm md:px-6">
            <Mark className="size-5 text-brand" />
            <span className="mr-auto">{number}</span>
            <Badge tone="danger">{severity}</Badge>
          </p>
          <div className="grid gap-5 p-4 md:p-6">
            <h3 className="text-pretty text-xl">{name}</h3>
            <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
              <dl className="grid content-start gap-4">
                {rows.map((row) => (
                  <div key={row.name} className="grid gap-0.5">
                    <dt className="text-muted text-sm">{row.name}</dt>
                    <dd>{row.text}</dd>
                  </div>
                ))}
              </dl>
              <div className="grid content-start gap-1.5">
                <p className="text-muted text-sm">{evidence}</p>
                <p
                  lang="en"
                  className="deep wrap-anywhere whitespace-pre-wrap rounded-field p-4 font-mono text-[0.8125rem] leading-relaxed"
                >
                  {request}
                </p>
              </div>
            </div>
          </div>
        </div>
        <figcaption className="text-muted text-sm">{caption}</figcaption>
      </figure>
    </Section>
  )
}
