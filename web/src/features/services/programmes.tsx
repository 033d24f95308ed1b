import { Link } from "react-router"
import { paths } from "#paths.ts"
import type { ServicesContent } from "#site/en/services.ts"
import { Badge } from "#ui/badge.tsx"
import { Section } from "#ui/section.tsx"

/** The training programmes, and what a certificate of theirs needs. */
export function Programmes({ texts }: { texts: ServicesContent["training"] }) {
  const { statuses, programmes } = texts
  return (
    <Section id="training" title={texts.title} lead={texts.lead}>
      <ul className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {programmes.map(({ title, audience, duration, isRunning }) => (
          <li key={title} className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-6">
            <div className="flex items-start justify-between gap-3">
              <h3 className="min-w-0 break-words text-lg">{title}</h3>
              <span className="shrink-0">
                <Badge tone={isRunning ? "success" : "warning"}>
                  {isRunning ? statuses.running : statuses.upcoming}
                </Badge>
              </span>
            </div>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
              <dt className="text-muted">{texts.audience}</dt>
              <dd>{audience}</dd>
              <dt className="text-muted">{texts.duration}</dt>
              <dd>{duration}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <aside
        aria-labelledby="marks"
        className="grid gap-2 justify-self-start rounded-card border border-gold bg-surface p-6"
      >
        <h3 id="marks" className="text-lg">
          {texts.certificateTitle}
        </h3>
        <p className="measure">{texts.certificate}</p>
        <Link
          to={paths.verifyCertificate}
          className="-mb-2.5 inline-flex min-h-11 items-center justify-self-start font-semibold text-brand underline"
        >
          {texts.verify}
        </Link>
      </aside>
    </Section>
  )
}
